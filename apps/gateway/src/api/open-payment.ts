import { fromMajor, type Outcome } from '@sojourn/kernel'
import { z } from 'zod'
import type { Merchant } from '../config.ts'
import { type Answer, answer, invalid } from '../http/answer.ts'
import type { Plain } from '../http/form.ts'
import { anything, complaint, currency, id, metadata, text, webUrl } from '../http/params.ts'
import { carriesCard } from '../http/read-body.ts'
import type { Payments } from '../modules/payments/index.ts'
import { isSigned } from '../modules/webhooks/index.ts'
import { browserPayment } from './browser-payment.ts'
import { type ClientSecrets, refusalAnswer } from './payment-answers.ts'

const CHECKSUM_SECONDS = 15 * 60

const params = z.strictObject({
  order_id: id,
  /** Major units, as the merchant signed them. */
  amount: z.number().positive(),
  currency,
  country_code: z.string().max(2).default(''),
  checksum: z.string().max(200),
  return_url: webUrl.optional(),
  description: text.optional(),
  metadata: metadata.default({}),
  // Taken and not believed: the payer's address is the one we see, the e-mail is the merchant's business.
  ip: anything,
  primary_residence: anything,
  email: anything,
})

/** What a merchant signs with its secret key, so that its own browser page may open this payment and no other. */
export const checksumText = (order: { order_id: string; currency: string; country_code: string; amount: number; api_key: string }): string =>
  [order.order_id, order.currency, order.country_code, order.amount, order.api_key].join('.')

/** Opens a payment a browser asks for, at the amount the merchant signed. One order is one payment, however often it is asked. */
export async function openPayment(
  deps: { payments: Payments; secrets: ClientSecrets; nowMs: () => number },
  merchant: Merchant,
  read: Outcome<Plain>,
): Promise<Answer> {
  if (!read.ok) return read.refusal.code === 'too_large' ? invalid('The request is too large.', {}, 413) : invalid('The request could not be read.')
  if (carriesCard(read.value)) return invalid('Card numbers are taken by the card fields alone.', { code: 'card_data_refused' })
  const parsed = params.safeParse(read.value, { reportInput: true })
  if (!parsed.success) return complaint(parsed.error)
  const wish = parsed.data
  const amount = fromMajor(wish.amount, wish.currency)
  if (!amount) return invalid('Invalid amount: more decimals than the currency has.', { code: 'parameter_invalid', param: 'amount' })
  const signed = checksumText({ ...wish, api_key: merchant.publishableKey })
  if (!isSigned(merchant.secretKey, signed, wish.checksum, deps.nowMs(), CHECKSUM_SECONDS)) {
    return invalid('The checksum does not fit this payment, or is older than 15 minutes.', { code: 'checksum_invalid', param: 'checksum' }, 403)
  }
  const opened = await deps.payments.create({
    merchantId: merchant.id,
    amount,
    customerId: null,
    methodId: null,
    keepsCard: false,
    description: wish.description ?? null,
    metadata: { ...wish.metadata, order_id: wish.order_id },
    returnUrl: wish.return_url ?? null,
    requestKey: `order:${wish.order_id}:${amount.minor}:${amount.currency}`,
  })
  if (!opened.ok) return refusalAnswer(opened.refusal, deps.secrets)
  return answer({ payment: browserPayment(opened.value), client_secret: deps.secrets.of(opened.value.id) })
}
