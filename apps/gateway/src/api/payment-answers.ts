// nothing here is translated: answers of the payment API are for engineers; pages say their own words
import { say } from '@sojourn/i18n'
import type { Refusal } from '@sojourn/kernel'
import { type Answer, answer, invalid, missing, problem } from '../http/answer.ts'
import type { Failure, Payment, Tried } from '../modules/payments/index.ts'
import { notChargeable } from './amount-rules.ts'
import type { ClientSecrets } from './client-secrets.ts'
import { methodRefusal } from './method-answers.ts'
import { openedPayment, type PresentDeps, presentIntent } from './present-payments.ts'

interface Around {
  readonly payment_intent?: Record<string, unknown>
  readonly setup_intent?: Record<string, unknown>
  readonly payment_method?: Record<string, unknown>
  readonly charge?: string
}

const cardProblem = (failure: Failure, around: Around = {}): Answer =>
  problem(402, { type: 'card_error', code: failure.code, decline_code: failure.declineCode ?? undefined, message: failure.message, ...around })

const keyOf = ({ kind }: Payment) => (kind === 'setup' ? 'setup_intent' : 'payment_intent')

/** A confirmed payment or setup in its current state, or 402 where its card was not taken. */
export async function confirmedAnswer(deps: PresentDeps, tried: Tried): Promise<Answer> {
  const { payment } = tried
  const { failure, kind } = payment
  const shaped = await presentIntent(deps, tried)
  if (payment.status !== 'requires_payment_method' || !failure) return answer(shaped)
  const { [kind === 'setup' ? 'last_setup_error' : 'last_payment_error']: last } = shaped as Record<string, { payment_method?: Record<string, unknown> }>
  return cardProblem(failure, {
    [keyOf(payment)]: shaped,
    ...(last?.payment_method && { payment_method: last.payment_method }),
    ...(failure.chargeId && kind === 'payment' && { charge: failure.chargeId }),
  })
}

export function refusalAnswer(refusal: Refusal, secrets: ClientSecrets): Answer {
  const payment = refusal.detail?.payment as Payment | undefined
  const around = payment && { [keyOf(payment)]: openedPayment(payment, secrets) }
  switch (refusal.code) {
    case 'no_such_payment':
      return missing('payment_intent', 'intent')
    case 'declined':
      return cardProblem(refusal.detail?.failure as Failure)
    case 'unexpected_state': {
      const code = payment?.kind === 'setup' ? 'setup_intent_unexpected_state' : 'payment_intent_unexpected_state'
      return invalid(`This cannot be done to a payment whose status is ${payment?.status}.`, { code, ...around })
    }
    case 'customer_required':
      return invalid('A card is kept for a customer: give the payment one.', { code: 'parameter_missing', param: 'customer' })
    case 'too_many_tries':
      return refusal.detail?.waitMs === undefined
        ? invalid('Too many cards were tried for this payment. Open a new one.', { code: 'too_many_attempts' }, 429)
        : invalid(
            say`Too many cards were tried. This one was not, and nothing was charged. Please wait a while, or pay in another way.`,
            { code: 'too_many_attempts' },
            429,
          )
    case 'proof_required':
      return invalid(
        say`Many cards are being tried, so yours was not tried yet and nothing was charged. Please pay on the payment page.`,
        { code: 'proof_required', proof_of_work: refusal.detail?.challenge as string },
        428,
      )
    case 'order_amount_differs':
      return invalid('This order has a payment of another amount. Cancel that one first, or pay it.', {
        code: 'order_amount_differs',
        param: 'amount',
        ...around,
      })
    case 'order_given_up':
      return invalid('The payment of this order was given up. Nothing was charged. Go back to the shop to pay it anew.', { code: 'order_given_up' }, 409)
    case 'more_than_held':
      return invalid(`More than is held on the card (${refusal.detail?.held}) cannot be taken.`, { code: 'amount_too_large', param: 'amount_to_capture' })
    case 'nothing_charged':
      return invalid('This payment has no successful charge to refund.', { code: 'charge_not_refundable', param: 'payment_intent' })
    case 'charge_disputed':
      return invalid('This charge was disputed: its bank has taken the money back, and it cannot be refunded.', { code: 'charge_disputed' })
    case 'already_refunded':
      return invalid('This payment has been refunded already.', { code: 'charge_already_refunded' })
    case 'not_chargeable':
      return notChargeable(refusal.detail?.currency as string)
    case 'more_than_left':
      return invalid(`The refund is greater than what is left of the charge (${refusal.detail?.left}).`, { code: 'amount_too_large', param: 'amount' })
    default:
      return methodRefusal(refusal)
  }
}
