// nothing here is translated: answers of the payment API are for engineers; pages say their own words
import { fromMajor, type Outcome } from '@sojourn/kernel'
import { z } from 'zod'
import type { Merchant } from '../config.ts'
import { type Answer, answer, invalid } from '../http/answer.ts'
import type { Plain } from '../http/form.ts'
import { anything, complaint, currency, id, text, webUrl } from '../http/params.ts'
import { carriesCard, unread } from '../http/read-body.ts'
import type { Payments } from '../modules/payments/index.ts'
import { isSigned } from '../modules/webhooks/index.ts'
import { amountProblem } from './amount-rules.ts'
import { browserPayment } from './browser-payment.ts'
import type { ClientSecrets } from './client-secrets.ts'
import { refusalAnswer } from './payment-answers.ts'

const CHECKSUM_SECONDS = 15 * 60

/** As a page sends it: numbers, booleans, and null for unknown values. */
const metadata = z
  .record(z.string().max(40), z.union([z.string().max(500), z.number(), z.boolean(), z.null()]))
  .refine((entries) => Object.keys(entries).length <= 50, 'at most 50 entries')
  .transform((entries) => Object.fromEntries(Object.entries(entries).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]))))

/** Major units, as the merchant signed them. */
const major = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,12}(\.\d{1,3})?$/)
      .transform(Number),
  ])
  .pipe(z.number().positive())

const params = z.strictObject({
  /** Where it is not said, the metadata names the booking. */
  order_id: id.optional(),
  amount: major,
  currency,
  // Letters alone: a dot or a digit here could be signed as a part of the amount next to it.
  country_code: z
    .string()
    .regex(/^([a-z]{2})?$/i)
    .nullish()
    .transform((code) => code ?? ''),
  checksum: z.string().max(200),
  return_url: webUrl.nullish(),
  description: text.nullish(),
  metadata: metadata.default({}),
  // Taken and not believed: the payer's address is the one we see, the e-mail is the merchant's business.
  ip: anything,
  primary_residence: anything,
  email: anything,
})

/** What a merchant signs with its secret key, so that its own browser page may open this payment and no other. */
export const checksumText = (order: { order_id: string; currency: string; country_code: string; amount: number; api_key: string }): string =>
  [order.order_id, order.currency, order.country_code, order.amount, order.api_key].join('.')

/**
 * Opens a payment a browser asks for, at the amount the merchant signed. One order is one payment, whichever caller opens it and however often.
 * An order whose payment its merchant cancelled is opened again by the merchant's server alone: the merchant would not know of a browser's.
 */
export async function openPayment(
  deps: { payments: Payments; secrets: ClientSecrets; nowMs: () => number },
  merchant: Merchant,
  read: Outcome<Plain>,
): Promise<Answer> {
  if (!read.ok) return unread(read.refusal.code)
  if (carriesCard(read.value)) return invalid('Card numbers are taken by the card fields alone.', { code: 'card_data_refused' })
  const parsed = params.safeParse(read.value, { reportInput: true })
  if (!parsed.success) return complaint(parsed.error)
  const request = parsed.data
  const orderId = request.order_id ?? request.metadata.order_id ?? request.metadata.bookingId
  if (!orderId) return invalid('Missing required param: order_id.', { code: 'parameter_missing', param: 'order_id' })
  const amount = fromMajor(request.amount, request.currency)
  if (!amount) return invalid('Invalid amount: more decimals than the currency has.', { code: 'parameter_invalid', param: 'amount' })
  const signed = checksumText({ ...request, order_id: orderId, api_key: merchant.publishableKey })
  if (!isSigned(merchant.secretKey, signed, request.checksum, deps.nowMs(), CHECKSUM_SECONDS)) {
    return invalid('The checksum does not fit this payment, or is older than 15 minutes.', { code: 'checksum_invalid', param: 'checksum' }, 403)
  }
  const wrong = amountProblem(amount)
  if (wrong) return wrong
  const opened = await deps.payments.create({
    merchantId: merchant.id,
    amount,
    captureMethod: 'automatic',
    confirmationMethod: 'automatic',
    orderId,
    ...{ customerId: null, methodId: null, usage: null, extras: {} },
    description: request.description ?? null,
    metadata: { ...request.metadata, order_id: orderId },
    returnUrl: request.return_url ?? null,
    requestKey: null,
    reopens: false,
  })
  if (!opened.ok) return refusalAnswer(opened.refusal, deps.secrets)
  const { payment } = opened.value
  return answer({ payment: browserPayment(payment), client_secret: deps.secrets.of(payment.id) })
}
