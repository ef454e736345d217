import { say } from '@sojourn/i18n'
import { type CancelTarget, cancelBooking, type Quote, quoteCancellation } from './my-bookings-api.ts'

/** The state of cancelling. Nothing is cancelled before a quote was seen. */
export type CancelState =
  | { readonly step: 'asking' }
  | { readonly step: 'quoted'; readonly quote: Quote; readonly note: string | null }
  | { readonly step: 'cancelling'; readonly quote: Quote }
  | { readonly step: 'refused'; readonly message: string }
  /** `waits`: a supplier has yet to cancel it, and the money follows once it has. */
  | { readonly step: 'cancelled'; readonly waits: boolean }

const CHANGED = say`Your refund has changed since you last looked. Please check it before you decide.`

/** Loads the refund and the fee of cancelling now. */
export async function askQuote(target: CancelTarget, note: string | null = null): Promise<CancelState> {
  const answer = await quoteCancellation(target)
  return answer.ok ? { step: 'quoted', quote: answer.data, note } : { step: 'refused', message: answer.message }
}

/** Cancels at exactly the refund that was seen. Another refund is shown and asked again; without an answer it may be sent again, because it acts once. */
export async function cancelAt(quote: Quote, reason = ''): Promise<CancelState> {
  const target = { bookingId: quote.booking_id, itemNo: quote.item_no }
  const answer = await cancelBooking(target, quote.refund, reason)
  if (answer.ok) return { step: 'cancelled', waits: answer.data.waits_for_supplier }
  if (answer.code === 'refund_changed') return askQuote(target, CHANGED)
  if (answer.code === 'offline' || answer.code === 'unreadable') {
    return { step: 'quoted', quote, note: say`We lost the connection, so we don't know if it was canceled. Press again: it can only be canceled once.` }
  }
  return { step: 'refused', message: answer.message }
}
