// nothing here is translated: the summaries of calls are for engineers; what people read goes through say
import { GATEWAY_IDS } from '@sojourn/kernel'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { saidIdentity } from './traveller-shapes.ts'
import { amount, email, id, lastName, nameText, phone } from './wire.ts'

/**
 * How a booking is paid. `none`: no gateway. `card`: card fields in the page (PG_01, PG_03). `hosted`: the gateway's own page, in a frame where `is_popup`
 * (PG_02). `set_up`: a card is saved as a guarantee and nothing is charged.
 */
export const paymentRoute = z.enum(['none', 'card', 'hosted', 'set_up'])
/** PG_01 is card v1 (`generatePgToken`, old-style cards), PG_02 the hosted page, PG_03 card v2. */
export const gatewayId = z.enum(GATEWAY_IDS)
/** The first two take cards, the last is the invoice. */
export const paymentMethodName = z.enum(['Client CC', 'Inspira CC', 'Credit line'])

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

/** The call that books what a checkout of a product holds; `what` names that for the summary: "rooms". */
export const bookOf = <const Path extends string>(path: Path, what: string) =>
  defineCall({
    path,
    tag: 'Checkout',
    summary: `Books the held ${what} at the consented total; where a card is due, opens its payment`,
    who: 'buyer',
    namesClient: true,
    keyed: true,
    body: z.object({
      checkoutId: id,
      /** The lead first. Where everyone is named, as many as travel, each with what `travellers` of the checkout asks for. */
      guests: z
        .array(z.object({ first_name: nameText, last_name: lastName, ...saidIdentity }))
        .min(1)
        .max(20),
      contact: z.object({
        email,
        phone,
      }),
      consented_total: amount,
      /** What the person saw a card or the invoice pay. Where it is another amount by now, nothing is booked and both are returned. */
      consented_due: amount.optional(),
      pay_with: z.enum(['card', 'invoice']).default('card'),
      /** The words by which the person agreed to what is charged later, as the checkout says them in `later`. Left out where nothing is. */
      later_consent: z.string().max(2_000).optional(),
    }),
    data: z.object({ booking_id: id, status: z.string(), payment_token: paymentToken }),
    refusals: [
      'not_found',
      'wrong_product',
      'not_sold_here',
      'may_not_buy',
      'books_elsewhere',
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
      'payment_refused',
      'mandate_missing',
      'mandate_changed',
    ],
  })

export type PaymentRouteName = z.output<typeof paymentRoute>
export type PaymentToken = z.output<typeof paymentToken>
