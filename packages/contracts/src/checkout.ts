import { GATEWAY_IDS } from '@sojourn/kernel'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { appliedTenders, dueNow, pointsEarned } from './tenders.ts'
import { walletOffer } from './wallet.ts'
import { amount, cancellationRule, currency, day, email, id, instant, nameText, phone, price, priceLine, rooms } from './wire.ts'

/** What a checkout or a booking is about, for a person to read: the stay of a hotel. */
export const stayOffer = z.object({
  product: z.enum(['HLT', 'VR']),
  hotel_id: id,
  hotel_name: z.string(),
  stars: z.int(),
  address: z.string(),
  phone: z.string(),
  city: z.string(),
  district: z.string(),
  country_code: z.string(),
  time_zone: z.string(),
  image: z.string(),
  art: z.string(),
  room_id: id,
  room_name: z.string(),
  rate_id: id,
  board: z.string(),
  included: z.array(z.string()),
  checkin: day,
  checkout: day,
  checkin_from: z.string(),
  checkout_until: z.string(),
  nights: z.int(),
  rooms,
})

/** What is sold: a stay, or wallet value. */
export const offer = z.discriminatedUnion('product', [stayOffer, walletOffer])

/**
 * How a booking is paid. `none`: no gateway. `card`: card fields in the page (PG_01, PG_03). `hosted`: the gateway's own page, in a frame where `is_popup`
 * (PG_02). `set_up`: a card is kept as a guarantee and nothing is charged.
 */
export const paymentRoute = z.enum(['none', 'card', 'hosted', 'set_up'])
/** PG_01 is card v1 (`generatePgToken`, old-style cards), PG_02 the hosted page, PG_03 card v2. */
export const gatewayId = z.enum(GATEWAY_IDS)
/** The first two take cards, the last is the invoice. */
export const paymentMethodName = z.enum(['Client CC', 'Inspira CC', 'Credit line'])

export const getCheckout = defineCall({
  path: '/api/checkout/get',
  tag: 'Checkout',
  summary: 'The held offer, its price line by line, what is due and until when it is held',
  body: z.object({ checkoutId: id }),
  data: z.object({
    checkoutId: id,
    state: z.enum(['open', 'booked', 'expired', 'released']),
    booking_id: id.nullable(),
    offer,
    price,
    lines: z.array(priceLine),
    due: dueNow,
    tenders: appliedTenders,
    earns: pointsEarned,
    cancellation: z.array(cancellationRule),
    expires_at: instant,
    server_time: instant,
    renewable: z.boolean(),
    payment: z.object({
      gateway_url: z.string(),
      publishable_key: z.string(),
      route: paymentRoute,
      /** Null where nothing goes to a gateway. */
      gateway: gatewayId.nullable(),
      pg_method_name: paymentMethodName.nullable(),
      /** The hosted page opens in a frame instead of taking the browser away. */
      is_popup: z.boolean(),
      /** The page is loaded anew 500 ms after the payment. */
      forced: z.boolean(),
      /** A card is kept as a guarantee: with `set_up` it is not charged at all, with `card` only what is due now. */
      guarantee: z.boolean(),
      /** The credit line that may pay what a card would; null where the caller may not choose it. */
      invoice: z.object({ vp_id: id, available: amount, currency }).nullable(),
    }),
  }),
  refusals: ['not_found'],
})

export const renewCheckout = defineCall({
  path: '/api/checkout/renew',
  tag: 'Checkout',
  summary: 'Holds the rooms for another 15 minutes, once, while the price stands',
  body: z.object({ checkoutId: id }),
  data: z.object({ expires_at: instant }),
  refusals: ['not_found', 'checkout_expired', 'already_renewed', 'price_changed', 'sold_out', 'too_soon'],
})

/** What a browser needs to pay, or to keep a card as a guarantee. */
export const paymentToken = z.object({
  route: paymentRoute,
  gateway: gatewayId.nullable(),
  is_popup: z.boolean(),
  /** `hosted`: the address of the gateway's page. Otherwise the name of this try, which `paymentWithSavedCard` takes. */
  orderToken: z.string(),
  /** Of a payment; for `set_up` of a setup. */
  client_secret: z.string().nullable(),
  authentication_url: z.string().nullable(),
})

const bookOf = <const Path extends string>(path: Path) =>
  defineCall({
    path,
    tag: 'Checkout',
    summary: 'Books the held rooms at the consented total; where a card is due, opens its payment',
    who: 'buyer',
    keyed: true,
    body: z.object({
      checkoutId: id,
      guests: z
        .array(z.object({ first_name: nameText, last_name: nameText }))
        .min(1)
        .max(5),
      contact: z.object({
        email,
        phone,
      }),
      consented_total: amount,
      /** What the person saw a card or the invoice pay. Where it is another amount by now, nothing is booked and both are told. */
      consented_due: amount.optional(),
      pay_with: z.enum(['card', 'invoice']).default('card'),
    }),
    data: z.object({ booking_id: id, status: z.string(), payment_token: paymentToken }),
    refusals: [
      'not_found',
      'checkout_expired',
      'price_changed',
      'sold_out',
      'demo_account',
      'already_booked',
      'booked_otherwise',
      'too_soon',
      'duplicate_booking',
      'order_not_created',
      'invoice_not_allowed',
      'credit_exceeded',
    ],
  })

export const bookHotel = bookOf('/api/hotels/book')
export const bookHolidayStay = bookOf('/api/holidaystays/book')

/** The life of a booking. */
export type StayOffer = z.output<typeof stayOffer>
export type Offer = z.output<typeof offer>
export type PaymentRouteName = z.output<typeof paymentRoute>
export type PaymentToken = z.output<typeof paymentToken>
