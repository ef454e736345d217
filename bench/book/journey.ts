import { inDays } from '../figures.ts'
import { overNetwork, type Send, type Visitor } from '../visitor.ts'

/** A rate that is free for the stay, at the price it was shown at. */
export interface Rate {
  readonly hotel_id: string
  readonly rate_id: string
  readonly checkin: string
  readonly checkout: string
  readonly expected_total: number
}

export interface Shopper {
  readonly name: string
  readonly visitor: Visitor
}

/** What a checkout that is ready to be booked is consented with. */
export interface Ready {
  readonly checkoutId: string
  readonly consented_total: number
}

const ROOMS = [{ adults: 2, children: [] }]
const COUPON = 'BENCH'
const PARTS = { cash: 12.5, points: 500 }

export async function signIn(visitor: Visitor, email: string, password: string): Promise<Shopper> {
  await visitor.call('/api/user/signIn', { email, password })
  return { name: email, visitor }
}

/** Rates of many properties and nights, so that shoppers do not buy each other's rooms: paid with the booking, one stay each. */
export async function findRates({ visitor }: Shopper, wanted: number): Promise<Rate[]> {
  const rates: Rate[] = []
  for (let turn = 0; rates.length < wanted; turn++) {
    const dates = { checkin: inDays(40 + turn), checkout: inDays(41 + turn) }
    const { hotels } = await visitor.call<{ hotels: { hotel_id: string }[] }>('/api/hotels/search', {
      destination: 'rome',
      ...dates,
      rooms: ROOMS,
      currency: 'USD',
      limit: 50,
    })
    for (const { hotel_id } of hotels) {
      const details = { hotel_id, ...dates, rooms: ROOMS, currency: 'USD' }
      const { rates: offered } = await visitor.call<{ rates: { rate_id: string; left: number | null; price: { total: number; pay_now: number } }[] }>(
        '/api/hotels/details',
        details,
      )
      const paidNow = offered.find(({ price }) => price.pay_now > 100)
      if (paidNow) rates.push({ hotel_id, rate_id: paidNow.rate_id, ...dates, expected_total: paidNow.price.total })
    }
  }
  return rates.slice(0, wanted)
}

/** From the offer to a held checkout. */
export async function hold({ visitor }: Shopper, rate: Rate): Promise<Ready> {
  const { checkoutId, price } = await visitor.call<{ checkoutId: string | null; price: { total: number } }>('/api/hotels/prebook', {
    ...rate,
    rooms: ROOMS,
    currency: 'USD',
  })
  if (!checkoutId) throw new Error(`no room is left at ${rate.hotel_id} on ${rate.checkin}`)
  return { checkoutId, consented_total: price.total }
}

export const applyCoupon = ({ visitor }: Shopper, { checkoutId }: Ready): Promise<unknown> =>
  visitor.call('/api/general/applyCouponCodeDetails', { json: { checkoutId, coupon_code: COUPON, product_type: 'HLT', currency: 'USD' } })

export const applyCash = ({ visitor }: Shopper, { checkoutId }: Ready, amount = PARTS.cash): Promise<unknown> =>
  visitor.call('/api/booking/applyCashcard', { checkoutId, product_type: 'HLT', amount, currency: 'USD' })

export const applyPoints = ({ visitor }: Shopper, { checkoutId }: Ready): Promise<unknown> =>
  visitor.call('/api/loyalty/applyPoints', { checkoutId, point_type_code: 'BENCH', points: PARTS.points })

export const bookBody = (ready: Ready, guest: string) => ({
  ...ready,
  guests: [{ first_name: 'Bench', last_name: guest }],
  contact: { email: 'bench@example.com', phone: '+1 202 555 0100' },
})

export interface Booked {
  readonly booking_id: string
  readonly status: string
  readonly payment_token: { readonly client_secret: string | null }
}

export const book = ({ visitor }: Shopper, ready: Ready, guest: string): Promise<Booked> => visitor.call('/api/hotels/book', bookBody(ready, guest))

/** The card pays at the gateway. */
export async function payByCard(gatewayUrl: string, { payment_token }: Booked, send: Send = overNetwork): Promise<void> {
  const paymentId = payment_token.client_secret?.split('_secret_')[0]
  const answer = await send({
    url: `${gatewayUrl}/v1/payment_intents/${paymentId}/confirm`,
    headers: { authorization: 'Bearer sk_test_sojourn', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'payment_method=pm_card_visa',
  })
  if (answer.status !== 200) throw new Error(`the gateway answered ${answer.status}: ${answer.text}`)
}

/** The API is asked until the booking is confirmed. */
export async function waitUntilConfirmed({ visitor }: Shopper, { booking_id }: Booked): Promise<void> {
  for (let look = 0; look < 100; look++) {
    const { status, message } = await visitor.call<{ status: string; message: string }>('/api/booking/getStatus', { booking_id })
    if (status === 'confirmed') return
    if (status === 'failed' || status === 'expired') throw new Error(`${booking_id} ${status}: ${message}`)
  }
  throw new Error(`${booking_id} was not confirmed`)
}
