import { api, type Data } from '../../lib/http.ts'
import type { OfStay } from '../../lib/of-stay.ts'

export type BookingData = OfStay<Data<'/api/bookingHistory/get'>>
export type BookingsPage = Data<'/api/bookingHistory/list'>
export type ReceiptData = Data<'/api/bookingHistory/receipt'>
export type Quote = Data<'/api/bookingHistory/cancelQuote'>

export const quoteCancellation = (bookingId: string) => api.post('/api/bookingHistory/cancelQuote', { booking_id: bookingId })

/** Cancels at the refund the person saw. The quote is the key: pressing twice cancels once. */
export const cancelBooking = (bookingId: string, expectedRefund: number) =>
  api.post(
    '/api/bookingHistory/cancel',
    { booking_id: bookingId, expected_refund: expectedRefund },
    { idempotencyKey: `cancel:${bookingId}:${expectedRefund}` },
  )
