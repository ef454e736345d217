import { type Answer, api, type Data } from '../../lib/http.ts'
import type { StayProduct } from '../../lib/stay-product.ts'
import type { SavedCardChoice } from './card-choice.ts'

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
  /** What of it is due by card, and in which currency. */
  readonly due: { readonly card: number; readonly currency: string }
}

/** Makes the booking. The checkout is the key: a second press answers the first booking. */
export const book = (order: Order) =>
  api.post(order.product.calls.book, { checkoutId: order.checkoutId, guests: [...order.guests], contact: order.contact, consented_total: order.consentedTotal })

export const retryPayment = (bookingId: string) => api.post('/api/booking/retryPayment', { booking_id: bookingId })
export const closeChallenge = (bookingId: string) => api.post('/api/booking/closeChallenge', { booking_id: bookingId })
export const bookingStatus = (bookingId: string) => api.post('/api/booking/getStatus', { booking_id: bookingId })

export type PaymentToken = Data<'/api/booking/retryPayment'>['payment_token']

/** Where a payment by a saved card stands, whichever call made it. */
export interface SavedPayment {
  readonly status: Data<'/api/pgv2/paymentWithSavedCard'>['status']
  readonly url: string | null
}

const here = (): string => location.pathname + location.search

/** Card v2 (B7.11). Pressed twice it charges once. */
export async function paySavedV2(token: PaymentToken, bookingId: string, card: SavedCardChoice): Promise<Answer<SavedPayment>> {
  const body = { booking_id: bookingId, card_id: card.cardId, orderToken: token.orderToken, return_url: here() }
  const answer = await api.post('/api/pgv2/paymentWithSavedCard', body)
  return answer.ok ? { ...answer, data: { status: answer.data.status, url: answer.data.payment_token.authentication_url } } : answer
}

/** Card v1: a token made for a saved card pays with it (A7.14). The amounts are only compared with those the server keeps. */
export async function paySavedV1(bookingId: string, card: SavedCardChoice, { product, guests, due }: Order): Promise<Answer<SavedPayment>> {
  const answer = await api.post('/api/booking/generatePgToken', {
    id: bookingId,
    pg_amt: due.card,
    pg_amount: due.card,
    currency: due.currency,
    product_type: product.code,
    pg_type: 'stripe',
    email: card.email,
    ...guests[0],
    card_id: card.cardId,
    ...(card.customer && { cust_id: card.customer }),
    payment_method: 'save_card',
    return_url: here(),
  })
  return answer.ok ? { ...answer, data: { status: answer.data.status, url: answer.data.authentication_url } } : answer
}
