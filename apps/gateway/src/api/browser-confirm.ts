// nothing here is translated: answers of the payment API are for engineers; pages say their own words

import { typedCode, typedLine } from '@sojourn/kernel'
import type { Context } from 'hono'
import { z } from 'zod'
import { carriesCardNumber, digitsOf } from '../cards/index.ts'
import { allowsOrigin, type Merchant } from '../config.ts'
import { type Answer, answer, invalid, missing } from '../http/answer.ts'
import { complaint, flag, id, webUrl, whole } from '../http/params.ts'
import { readBody, unread } from '../http/read-body.ts'
import type { Payment, PaymentId, Payments, Tender } from '../modules/payments/index.ts'
import { browserPayment, payResult } from './browser-payment.ts'
import type { ClientSecrets } from './client-secrets.ts'
import { nickName } from './nick-name-param.ts'
import { refusalAnswer } from './payment-answers.ts'

export interface BrowserConfirmDeps {
  readonly payments: Payments
  readonly secrets: ClientSecrets
  readonly publicUrl: string
}

// A number typed into the wrong field is not stored as a name.
const holder = z
  .string()
  .overwrite(typedLine)
  .max(120)
  .refine((name) => !carriesCardNumber(name))
  .nullish()

const cardParams = z.strictObject({
  number: z.string().max(40).transform(digitsOf),
  exp_month: whole.pipe(z.number().min(1).max(12)),
  exp_year: whole.pipe(z.number().min(2000).max(2100)),
  cvc: z
    .string()
    .overwrite(typedCode)
    .regex(/^\d{3,4}$/, 'a security code has 3 or 4 digits'),
  name: holder,
})

const common = { client_secret: id, return_origin: webUrl.optional() }
/** The answer to a challenge of `proof_required`. */
const proof = z.string().max(300).optional()
/** Whether the card is to be saved, and what its holder calls it then: without a name it gets one. */
const saving = { save: flag.default(false), nick_name: nickName.nullish() }
const typed = z.strictObject({ ...common, card: cardParams, ...saving, proof_of_work: proof })
/** A card typed into the provider's own field, which gives us its token for it and nothing else. */
const named = z.strictObject({ ...common, provider_method: id, name: holder, ...saving, proof_of_work: proof })
const saved = z.strictObject({ ...common, payment_method: id })
type ConfirmRequest = z.output<typeof typed> | z.output<typeof named> | z.output<typeof saved>

/** Pays a payment, or sets a card up, with what its payer's browser says. A second click returns the state of the first one. */
export async function confirmFromBrowser(c: Context, deps: BrowserConfirmDeps, merchant: Merchant): Promise<Answer> {
  const read = await readBody(c.req.raw)
  if (!read.ok) return unread(read.refusal.code)
  const has = (name: string): boolean => Object.hasOwn(read.value as object, name)
  const input = (has('payment_method') ? saved : has('provider_method') ? named : typed).safeParse(read.value, { reportInput: true })
  if (!input.success) return complaint(input.error)
  const request: ConfirmRequest = input.data
  if (!('payment_method' in request) && c.req.header('origin') !== deps.publicUrl) {
    return invalid('Cards are taken by the card fields alone.', { code: 'card_data_refused' }, 403)
  }
  const payment = await paymentOf(deps, merchant, c.req.param('id') ?? '', request.client_secret)
  if (!payment) return missing('payment')
  const returnOrigin = request.return_origin ?? c.req.header('origin') ?? null
  if (returnOrigin && returnOrigin !== deps.publicUrl && !allowsOrigin(merchant, returnOrigin)) {
    return invalid('This origin is not one of the merchant.', { param: 'return_origin' }, 403)
  }
  const tender = await tenderOf(deps, request)
  if (!tender) return missing('payment_method', 'provider_method')
  const address = addressOf(c)
  const from = address === null ? null : { address, device: payment.metadata.device ?? null }
  const who = { merchantId: merchant.id, paymentId: payment.id, offSession: false, byServer: false, from }
  const worked = 'payment_method' in request ? null : (request.proof_of_work ?? null)
  const confirmed = await deps.payments.confirm({ ...who, tender, returnOrigin, returnUrl: null, proof: worked })
  if (confirmed.ok) return paymentAnswer(confirmed.value.payment)
  const blocking = confirmed.refusal.code === 'unexpected_state' ? (confirmed.refusal.detail?.payment as Payment) : null
  return blocking ? paymentAnswer(blocking) : refusalAnswer(confirmed.refusal, deps.secrets)
}

/** The network address the server saw; null where the call did not come over a network. */
const addressOf = ({ env }: Context): string | null => (env as { ip?: string } | undefined)?.ip ?? null

/** The payment or setup that this secret opens. */
export async function paymentOf(deps: BrowserConfirmDeps, merchant: Merchant, paymentId: string, secret: string | undefined): Promise<Payment | null> {
  if (!secret || !deps.secrets.fits(paymentId as PaymentId, secret)) return null
  return deps.payments.find(merchant.id, paymentId as PaymentId)
}

export const paymentAnswer = (payment: Payment): Answer => answer({ payment: browserPayment(payment), result: payResult(payment) })

async function tenderOf({ payments }: BrowserConfirmDeps, request: ConfirmRequest): Promise<Tender | null> {
  if ('payment_method' in request) return { kind: 'saved', methodId: request.payment_method }
  const wanted = { kind: 'new', keep: request.save, nickName: request.nick_name ?? null } as const
  if ('provider_method' in request) {
    const facts = await payments.describe(request.provider_method)
    return facts && { ...wanted, card: { kind: 'provider', token: request.provider_method, name: request.name || null, facts } }
  }
  const { number, exp_month, exp_year, cvc, name } = request.card
  return { ...wanted, card: { kind: 'card', number, expMonth: exp_month, expYear: exp_year, code: cvc, name: name || null } }
}
