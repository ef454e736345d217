// nothing here is translated: answers of the payment API are for engineers; pages say their own words
import type { Outcome, Refusal } from '@sojourn/kernel'
import { type Answer, answer, invalid, missing, problem } from '../http/answer.ts'
import { type CardRefusal, type Method, shapeMethod } from '../modules/vault/index.ts'

/** A method, or why there is none. */
export const methodAnswer = (outcome: Outcome<Method>): Answer => (outcome.ok ? answer(shapeMethod(outcome.value)) : methodRefusal(outcome.refusal))

export function methodRefusal(refusal: Refusal): Answer {
  switch (refusal.code) {
    case 'no_such_method':
      return missing('payment_method', 'payment_method')
    case 'no_such_customer':
      return missing('customer', 'customer')
    case 'no_such_token':
      return missing('token, or it was used before', 'card[token]')
    case 'declined':
      return declinedAnswer(refusal.detail?.failure as CardRefusal)
    case 'attached':
      return invalid('The payment method you provided has already been attached to a customer.', { code: 'payment_method_unexpected_state' })
    case 'spent':
      return invalid(
        'This PaymentMethod was used without a customer, or detached from one, and cannot be used again. To use one several times, attach it to a customer first.',
        { code: 'payment_method_unexpected_state', param: 'payment_method' },
      )
    case 'not_attached':
      return invalid('The payment method you provided is not attached to a customer.', { code: 'payment_method_unexpected_state' })
    default:
      return invalid('The request was refused.', { code: refusal.code })
  }
}

const declinedAnswer = ({ code, declineCode, message }: CardRefusal): Answer =>
  problem(402, { type: 'card_error', code, decline_code: declineCode ?? undefined, message })
