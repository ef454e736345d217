import type { AppliedTenders } from '@sojourn/contracts'
import type { SaidIdentity } from '@sojourn/contracts/travellers'
import type { ProductCode } from '@sojourn/kernel'
import { type Answer, api, type Body, type Data, type Path } from '../../lib/http.ts'
import type { SavedCardChoice } from './card-choice.ts'

/** A call that was refused, or not answered. */
export type RefusedAnswer = Extract<Answer<unknown>, { ok: false }>

/** What the server knows of a booking and its payment. */
export type Found = Pick<Data<'/api/booking/getStatus'>, 'status' | 'message' | 'payment'>

export interface Guest extends SaidIdentity {
  readonly first_name: string
  readonly last_name: string
}

/** What is sold, and the call that books it. */
export interface PaidProduct {
  readonly code: ProductCode
  readonly calls: { readonly book: Extract<Path, `/api/${string}/book`> }
}

/** What goes with an order as the person agreed to it, in the words of its call. */
export interface ConsentFields extends Partial<Pick<Body<'/api/plans/book'>, 'auto_charge' | 'mandate_text' | 'time_zone'>> {
  /** The words by which the charges after the booking are agreed to. */
  readonly later_consent?: string
}

export interface Order {
  readonly product: PaidProduct
  readonly checkoutId: string
  readonly guests: readonly Guest[]
  readonly contact: { readonly email: string; readonly phone: string }
  /** The total the person saw when clicking the button. The server compares it, to the minor unit. */
  readonly consentedTotal: number
  /** The amount due by card or invoice that the person saw, and its currency. The server compares it too. */
  readonly due: { readonly card: number; readonly currency: string }
  readonly payWith: 'card' | 'invoice'
  /** What is applied besides the card. */
  readonly applied: AppliedTenders | null
  readonly consent?: ConsentFields | undefined
}

/** Makes the booking. The checkout is the key: a second click answers the first booking. */
export const book = ({ product, checkoutId, guests, contact, consentedTotal, due, payWith, consent }: Order) =>
  api.post(product.calls.book, {
    checkoutId,
    guests: [...guests],
    contact,
    consented_total: consentedTotal,
    consented_due: due.card,
    pay_with: payWith,
    ...consent,
  })

export const retryPayment = (bookingId: string) => api.post('/api/booking/retryPayment', { booking_id: bookingId })
export const closeChallenge = (bookingId: string) => api.post('/api/booking/closeChallenge', { booking_id: bookingId })
export const bookingStatus = (bookingId: string) => api.post('/api/booking/getStatus', { booking_id: bookingId })

export type PaymentToken = Data<'/api/booking/retryPayment'>['payment_token']

/** The state of a payment by a saved card, whichever call made it. */
export interface SavedPayment {
  readonly status: Data<'/api/pgv2/paymentWithSavedCard'>['status']
  readonly url: string | null
}

const here = (): string => location.pathname + location.search

/** Card v2 (B7.11). Clicked twice it charges once. */
export async function paySavedV2(token: PaymentToken, bookingId: string, card: SavedCardChoice): Promise<Answer<SavedPayment>> {
  const body = { booking_id: bookingId, card_id: card.cardId, orderToken: token.orderToken, return_url: here() }
  const answer = await api.post('/api/pgv2/paymentWithSavedCard', body)
  return answer.ok ? { ...answer, data: { status: answer.data.status, url: answer.data.payment_token.authentication_url } } : answer
}

/** Card v1: a token made for a saved card pays with it (A7.14). The amounts are only compared with those the server keeps. */
export async function paySavedV1(bookingId: string, card: SavedCardChoice, { product, guests, due, applied }: Order): Promise<Answer<SavedPayment>> {
  const answer = await api.post('/api/booking/generatePgToken', {
    id: bookingId,
    pg_amt: due.card,
    pg_amount: due.card,
    currency: due.currency,
    product_type: product.code,
    pg_type: 'stripe',
    ...(applied?.cash_card && { cashcard_amt: applied.cash_card.amount }),
    ...(applied?.coupon && {
      cn_disc_amt: applied.coupon.applied_amount,
      cn_disc_code: applied.coupon.coupon_code,
      cn_dis_trnid: applied.coupon.coupon_trn_id,
    }),
    email: card.email,
    // A name alone: what else is known of a traveller is no part of a payment.
    first_name: guests[0]?.first_name,
    last_name: guests[0]?.last_name,
    card_id: card.cardId,
    ...(card.customer && { cust_id: card.customer }),
    payment_method: 'save_card',
    return_url: here(),
  })
  return answer.ok ? { ...answer, data: { status: answer.data.status, url: answer.data.authentication_url } } : answer
}
