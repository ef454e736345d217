// nothing here is translated: the summaries of calls are for engineers; what people read goes through say
import { typedCode } from '@sojourn/kernel'
import { z } from 'zod'
import { gatewayId, paymentMethodName, paymentToken } from './book-call.ts'
import { defineCall } from './call.ts'
import { productCode } from './products.ts'
import { amount, currency, email, id, instant, lastName, nameText, sitePath } from './wire.ts'

const paymentSupplier = z.object({ id: gatewayId, 'api-key': z.string(), pg_method_name: paymentMethodName })

export const getSupplierpg = defineCall({
  path: '/api/booking/getSupplierpg',
  tag: 'Payments',
  summary: 'The gateway in force for a product, its publishable key, and whoever else can be chosen',
  forgiving: true,
  /** An empty `pg_supplier_id` asks for the one in force, as none does. Without a product no invoice is among the answers. */
  body: z.object({ pg_product_type: productCode.optional(), pg_supplier_id: z.string().max(100).optional() }),
  data: paymentSupplier.extend({ gateway_url: z.string(), is_popup: z.boolean(), forced: z.boolean(), suppliers: z.array(paymentSupplier) }),
  refusals: ['not_found'],
})

/** The state of a payment after a call has read it. `open`: a card is still to be given. `pending`: not known yet, and being asked for. */
export const paymentCallStatus = z.enum(['none', 'open', 'action', 'succeeded', 'pending'])

/** A card of stored value that pays part of a booking (A3.12). */
const walletLine = z.object({
  amount: amount.describe('All that this card pays.'),
  code: z.string().max(60).describe('Its `card_code`, or its `mst_type_code`.'),
  id: z.string().max(120).describe('Its `payment_card_id`.'),
  count: z.int().min(0).optional().describe('Of how many cards this line is: 1, each card has a line of its own.'),
})

const COMPARED =
  'Amounts, currency, coupon and wallets are compared with those that are stored, where they are sent; what is left out is not. Where any differs the answer is 409 `price_changed` and nothing is charged: `data.differing` names each field with what was expected and what was sent, and of an amount `old_price` is the one sent, `new_price` the one stored.'

export const generatePgToken = defineCall({
  path: '/api/booking/generatePgToken',
  tag: 'Payments',
  summary: 'The payment of a booking for card v1; with `save_card` and a saved card it is paid at once. Amounts are compared, never believed',
  who: 'buyer',
  namesClient: true,
  forgiving: true,
  body: z
    .object({
      /** The booking. */
      id,
      pg_amt: amount.optional(),
      pg_amount: amount.optional(),
      currency,
      product_type: productCode,
      pg_type: z.literal('stripe').optional(),
      cashcard_amt: amount.optional(),
      cn_disc_amt: amount.optional(),
      cn_disc_code: z.string().max(60).optional(),
      cn_dis_trnid: z.string().max(120).optional(),
      email: email.optional(),
      first_name: nameText.optional(),
      last_name: lastName.optional(),
      /** A saved card. */
      payment_method: z.literal('save_card').optional(),
      card_id: id.optional(),
      cust_id: id.optional(),
      /** Wallets. */
      customer_id: id.optional(),
      wallets: z.array(walletLine).max(50).optional(),
      referer: sitePath.optional(),
      return_url: sitePath.optional(),
    })
    .describe(COMPARED),
  data: z.object({
    pg_token: z.string(),
    client_secret: z.string().nullable(),
    authentication_url: z.string().nullable(),
    is_popup: z.boolean(),
    orderToken: z.string(),
    status: paymentCallStatus,
  }),
  refusals: [
    'not_found',
    'wrong_product',
    'price_changed',
    'checkout_expired',
    'already_paid',
    'nothing_due',
    'payment_pending',
    'too_many_tries',
    'card_declined',
    'payment_refused',
    'not_allowed',
    'gateway_unreachable',
  ],
})

export const generateCheckSum = defineCall({
  path: '/api/pgv2/generateCheckSum',
  tag: 'Payments',
  summary: "Signs the amount we keep for the caller's booking, so that their browser may open its payment; good for 15 minutes",
  who: 'buyer',
  namesClient: true,
  forgiving: true,
  body: z.object({
    orderId: id,
    currency,
    countryCode: z
      .string()
      .overwrite(typedCode)
      .regex(/^([a-z]{2})?$/i, 'use a two-letter country code, such as PT')
      .default(''),
    amount,
    api_key: z.string().min(1).max(200),
  }),
  data: z.object({ checksum: z.string(), orderId: id, amount, currency, expires_at: instant }),
  top: ['checksum'],
  refusals: [
    'not_found',
    'price_changed',
    'checkout_expired',
    'already_paid',
    'nothing_due',
    'wrong_key',
    'payment_pending',
    'too_many_tries',
    'card_declined',
    'payment_refused',
    'gateway_unreachable',
  ],
})

export const paymentWithSavedCard = defineCall({
  path: '/api/pgv2/paymentWithSavedCard',
  tag: 'Payments',
  summary: 'Pays a booking with a card of its traveller; clicked twice it charges once',
  who: 'buyer',
  namesClient: true,
  keyed: true,
  forgiving: true,
  body: z.object({ booking_id: id, card_id: id, orderToken: z.string().max(2000), return_url: sitePath.optional() }),
  data: z.object({ status: paymentCallStatus, payment_token: paymentToken }),
  refusals: ['not_found', 'checkout_expired', 'payment_pending', 'too_many_tries', 'card_declined', 'payment_refused', 'not_allowed', 'gateway_unreachable'],
})

export type PaymentCallStatus = z.output<typeof paymentCallStatus>
