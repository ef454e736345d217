import { api, type Data } from '../../lib/http.ts'

export type BookingData = Data<'/api/bookingHistory/get'>
export type BookingsPage = Data<'/api/bookingHistory/list'>
export type ReceiptData = Data<'/api/bookingHistory/receipt'>
export type Quote = Data<'/api/bookingHistory/cancelQuote'>

/** A booking, or one item of it. */
export interface CancelTarget {
  readonly bookingId: string
  readonly itemNo?: number | undefined
}

const onWire = ({ bookingId, itemNo }: CancelTarget) => ({ booking_id: bookingId, ...(itemNo !== undefined && { item_no: itemNo }) })

export const quoteCancellation = (target: CancelTarget) => api.post('/api/bookingHistory/cancelQuote', onWire(target))

export type ChangeQuote = Data<'/api/bookingHistory/changeQuote'>
export type Wanted = Readonly<Record<string, unknown>>

/** An item of a booking. */
export interface ChangeTarget {
  readonly bookingId: string
  readonly itemNo: number
}

const changeOnWire = ({ bookingId, itemNo }: ChangeTarget, wanted: Wanted) => ({ booking_id: bookingId, item_no: itemNo, wanted: { ...wanted } })

export const quoteChange = (target: ChangeTarget, wanted: Wanted) => api.post('/api/bookingHistory/changeQuote', changeOnWire(target, wanted))

/** Changes it at the amount the person saw: clicked twice it is changed once. */
export const changeItem = (target: ChangeTarget, wanted: Wanted, consentedTotal: number) =>
  api.post('/api/bookingHistory/change', { ...changeOnWire(target, wanted), consented_total: consentedTotal }, {})

/** Yes, or the money back: for the item, or for all that was bought with it. */
export type NewsAnswer = 'accept' | 'refund' | 'refund_whole'

/** Answers a change of the provider: clicked twice it is answered once. */
export const answerNews = (of: { readonly bookingId: string; readonly itemNo: number; readonly newsNo: number }, answer: NewsAnswer, reason = '') =>
  api.post('/api/bookingHistory/answerNews', { booking_id: of.bookingId, item_no: of.itemNo, news_no: of.newsNo, answer, ...(reason && { reason }) }, {})

/** Charges now what would be charged later. A charge is made once, however often this is clicked. */
export const payCharge = (chargeId: string, cardId: string | null) =>
  api.post('/api/plans/payCharge', { charge_id: chargeId, ...(cardId !== null && { card_id: cardId }) })

/** Abandons an unpaid booking: clicked twice it is abandoned once. */
export const giveUpBooking = (bookingId: string, reason = '') => cancelBooking({ bookingId }, 0, reason)

/** Cancels at the refund the person saw. The quote is the key: clicking twice cancels once. `reason` is for the owner, where that is another person. */
export const cancelBooking = (target: CancelTarget, expectedRefund: number, reason = '') =>
  api.post(
    '/api/bookingHistory/cancel',
    { ...onWire(target), expected_refund: expectedRefund, ...(reason && { reason }) },
    // A key is for one body, and a reason may be typed again: that one cancels once by the state of the booking.
    reason ? {} : { idempotencyKey: ['cancel', target.bookingId, target.itemNo, expectedRefund].filter((part) => part !== undefined).join(':') },
  )
