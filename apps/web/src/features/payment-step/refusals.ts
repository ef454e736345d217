import type { Notice } from './attempt.ts'
import type { Order, RefusedAnswer } from './payment-api.ts'

/** No answer, or none that is certain: the request may have been carried out. */
export const isUnanswered = ({ code, status }: RefusedAnswer): boolean =>
  code === 'offline' || code === 'unreadable' || (status >= 500 && code !== 'order_not_created')

/** Whether the page shows what is no longer true, and is loaded again. */
export const isStale = (notice: Notice | null): boolean =>
  notice?.kind === 'price' || notice?.kind === 'stale' || (notice?.kind === 'order' && notice.isStale === true)

/** A field that the form has for the lead person, or for each traveller. */
const OF_A_TRAVELLER = /^guests\.\d+\.(born_on|gender|nationality|document\.)|^guests\.0\.(first|last)_name$|^contact\.(email|phone)$/

/** How a refused order is reported. */
export function noticeOf(answer: RefusedAnswer, order: Order): Notice {
  switch (answer.code) {
    case 'price_changed':
      return priceNotice(Number(answer.data.old_price ?? order.consentedTotal), amountOrNull(answer.data.new_price), order)
    case 'checkout_expired':
    case 'already_booked':
    case 'booked_otherwise':
      return { kind: 'stale' }
    case 'nothing_due':
    case 'invoice_not_allowed':
    case 'credit_exceeded':
      return { kind: 'order', detail: answer.message, isStale: true }
    case 'too_soon':
      return { kind: 'too_soon', earliest: typeof answer.data.earliest === 'string' ? answer.data.earliest : null }
    case 'duplicate_booking':
      // Of one who is in this booking twice.
      return ofTravellers(answer) ?? { kind: 'duplicate' }
    case 'bad_input':
      return ofTravellers(answer) ?? { kind: 'order', detail: answer.message || null }
    case 'not_signed_in':
      return { kind: 'signed_out' }
    case 'demo_account':
      return { kind: 'demo' }
    default:
      return isUnanswered(answer) ? { kind: 'unanswered' } : { kind: 'order', detail: answer.message || null }
  }
}

function ofTravellers({ errors: all }: RefusedAnswer): Notice | null {
  const errors = all.filter(({ path }) => OF_A_TRAVELLER.test(path))
  return errors.length > 0 ? { kind: 'guests', errors } : null
}

const OF_THE_ORDER: readonly string[] = ['price_changed', 'checkout_expired', 'not_signed_in', 'demo_account', 'too_many_tries', 'payment_refused']

/** How a refused payment is reported: a decline with the provider's words by the card modal, without a word by the Payment Error panel. */
export function paymentNoticeOf(answer: RefusedAnswer, order: Order): Notice {
  if (OF_THE_ORDER.includes(answer.code)) return noticeOf(answer, order)
  return answer.code === 'card_declined' && answer.message ? { kind: 'card', message: answer.message } : { kind: 'payment' }
}

/** The person agreed to the total, or to the card's part of it. */
const priceNotice = (was: number, is: number | null, { consentedTotal, due }: Order): Notice => ({
  kind: 'price',
  was,
  is,
  of: was === due.card && was !== consentedTotal ? 'card' : 'total',
})

const amountOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null)
