import { cancelBooking, type Quote, quoteCancellation } from './my-bookings-api.ts'

/** Where cancelling stands. Nothing is cancelled before a quote was seen. */
export type CancelState =
  | { readonly step: 'asking' }
  | { readonly step: 'quoted'; readonly quote: Quote; readonly note: string | null }
  | { readonly step: 'cancelling'; readonly quote: Quote }
  | { readonly step: 'refused'; readonly message: string }
  | { readonly step: 'cancelled' }

const CHANGED = 'What you get back has changed since you asked. Please look again before you decide.'

/** Asks what cancelling now would give back and keep. */
export async function askQuote(bookingId: string, note: string | null = null): Promise<CancelState> {
  const answer = await quoteCancellation(bookingId)
  return answer.ok ? { step: 'quoted', quote: answer.data, note } : { step: 'refused', message: answer.message }
}

/** Cancels at exactly the refund that was seen. Another refund is shown and asked again; silence may be asked again, for it acts once. */
export async function cancelAt(quote: Quote): Promise<CancelState> {
  const answer = await cancelBooking(quote.booking_id, quote.refund)
  if (answer.ok) return { step: 'cancelled' }
  if (answer.code === 'refund_changed') return askQuote(quote.booking_id, CHANGED)
  if (answer.code === 'offline' || answer.code === 'unreadable') {
    return { step: 'quoted', quote, note: 'We could not hear whether it was cancelled. Press again: it is cancelled once at most.' }
  }
  return { step: 'refused', message: answer.message }
}
