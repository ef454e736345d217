import { type Answer, api, type Data } from '../../lib/http.ts'
import type { StayProduct } from '../../lib/stay-product.ts'

/** A call that was refused, or that nobody answered. */
export type Refused = Extract<Answer<unknown>, { ok: false }>

/** What the server knows of a booking and its payment. */
export type Found = Pick<Data<'/api/booking/getStatus'>, 'status' | 'message' | 'payment'>

export interface Guest {
  readonly first_name: string
  readonly last_name: string
}

export interface Order {
  readonly product: StayProduct
  readonly checkoutId: string
  readonly guests: readonly Guest[]
  readonly contact: { readonly email: string; readonly phone: string }
  /** The total the person saw when pressing the button. The server compares it, to the minor unit. */
  readonly consentedTotal: number
}

/** Makes the booking. The checkout is the key: a second press answers the first booking. */
export const book = (order: Order) =>
  api.post(order.product.calls.book, { checkoutId: order.checkoutId, guests: [...order.guests], contact: order.contact, consented_total: order.consentedTotal })

export const retryPayment = (bookingId: string) => api.post('/api/booking/retryPayment', { booking_id: bookingId })
export const closeChallenge = (bookingId: string) => api.post('/api/booking/closeChallenge', { booking_id: bookingId })
export const bookingStatus = (bookingId: string) => api.post('/api/booking/getStatus', { booking_id: bookingId })
