import type { Context, Hono } from 'hono'
import { z } from 'zod'
import { carriesCardNumber, digitsOf } from '../cards/index.ts'
import { allowsOrigin, type Merchant, type Merchants } from '../config.ts'
import { type Answer, answer, invalid, missing } from '../http/answer.ts'
import { complaint, flag, id, webUrl, whole } from '../http/params.ts'
import { readBody } from '../http/read-body.ts'
import type { Payment, PaymentId, Payments, Tender } from '../modules/payments/index.ts'
import { browserPayment, payResult } from './browser-payment.ts'
import { openPayment } from './open-payment.ts'
import { type ClientSecrets, refusalAnswer } from './payment-answers.ts'

export interface BrowserRoutesDeps {
  readonly merchants: Merchants
  readonly payments: Payments
  readonly secrets: ClientSecrets
  readonly publicUrl: string
  readonly nowMs: () => number
}

const cardParams = z.strictObject({
  number: z.string().max(40).transform(digitsOf),
  exp_month: whole.pipe(z.number().min(1).max(12)),
  exp_year: whole.pipe(z.number().min(2000).max(2100)),
  cvc: z.string().regex(/^\d{3,4}$/),
  // A number typed into the wrong field is not written down as a name.
  name: z
    .string()
    .trim()
    .max(120)
    .refine((name) => !carriesCardNumber(name))
    .nullish(),
})

const newCardParams = z.strictObject({ client_secret: id, card: cardParams, save: flag.default(false), return_origin: webUrl.optional() })
const keptCardParams = z.strictObject({ client_secret: id, payment_method: id, return_origin: webUrl.optional() })
type Wish = z.output<typeof newCardParams> | z.output<typeof keptCardParams>

/** What a browser may call: named by a publishable key, opened by the secret of one payment. */
export function mountBrowserRoutes(app: Hono, deps: BrowserRoutesDeps): void {
  const answered = (c: Context, { status, body }: Answer) => c.json(body, status as 200)

  app.options('/v1/payments/*', (c) => preflight(c, deps.merchants))
  app.options('/v1/payments', (c) => preflight(c, deps.merchants))

  app.post('/v1/payments', async (c) => {
    const merchant = callerOf(c, deps)
    return answered(c, merchant ? await openPayment(deps, merchant, await readBody(c.req.raw)) : NOT_ALLOWED)
  })

  app.get('/v1/payments/:id', async (c) => {
    const merchant = callerOf(c, deps)
    if (!merchant) return answered(c, NOT_ALLOWED)
    const payment = await paymentOf(deps, merchant, c.req.param('id'), c.req.query('client_secret'))
    return answered(c, payment ? answer({ payment: browserPayment(payment), result: payResult(payment) }) : missing('payment'))
  })

  app.post('/v1/payments/:id/confirm', async (c) => {
    const merchant = callerOf(c, deps)
    return answered(c, merchant ? await confirm(c, deps, merchant) : NOT_ALLOWED)
  })
}

const NOT_ALLOWED = invalid('This api-key is unknown, or not for this site.', {}, 401)

async function confirm(c: Context, deps: BrowserRoutesDeps, merchant: Merchant): Promise<Answer> {
  const read = await readBody(c.req.raw)
  if (!read.ok) return read.refusal.code === 'too_large' ? invalid('The request is too large.', {}, 413) : invalid('The request could not be read.')
  const params = Object.hasOwn(read.value as object, 'payment_method') ? keptCardParams : newCardParams
  const input = params.safeParse(read.value, { reportInput: true })
  if (!input.success) return complaint(input.error)
  const wish: Wish = input.data
  if ('card' in wish && !isOwnPage(c, deps)) return invalid('Cards are taken by the card fields alone.', { code: 'card_data_refused' }, 403)
  const payment = await paymentOf(deps, merchant, c.req.param('id') ?? '', wish.client_secret)
  if (!payment) return missing('payment')
  const returnOrigin = wish.return_origin ?? c.req.header('origin') ?? null
  if (returnOrigin && returnOrigin !== deps.publicUrl && !allowsOrigin(merchant, returnOrigin)) {
    return invalid('This origin is not one of the merchant.', { param: 'return_origin' }, 403)
  }
  const confirmed = await deps.payments.confirm({
    merchantId: merchant.id,
    paymentId: payment.id,
    tender: tenderOf(wish),
    returnOrigin,
    returnUrl: null,
    offSession: false,
  })
  if (confirmed.ok) return told(confirmed.value)
  // A second click finds the first one's payment: it is told where that stands, and nothing is charged again.
  const standing = confirmed.refusal.code === 'unexpected_state' ? (confirmed.refusal.detail?.payment as Payment) : null
  return standing ? told(standing) : refusalAnswer(confirmed.refusal, deps.secrets)
}

const told = (payment: Payment): Answer => answer({ payment: browserPayment(payment), result: payResult(payment) })

function tenderOf(wish: Wish): Tender {
  if ('payment_method' in wish) return { kind: 'kept', methodId: wish.payment_method }
  const { number, exp_month, exp_year, cvc, name } = wish.card
  return { kind: 'new', card: { kind: 'card', number, expMonth: exp_month, expYear: exp_year, code: cvc, name: name || null }, keep: wish.save }
}

async function paymentOf(deps: BrowserRoutesDeps, merchant: Merchant, paymentId: string, secret: string | undefined): Promise<Payment | null> {
  if (!secret || !deps.secrets.fits(paymentId as PaymentId, secret)) return null
  return deps.payments.find(merchant.id, paymentId as PaymentId)
}

/** The merchant named by the key, where the page that calls is one of its own or ours. Allows that page to read the answer. */
function callerOf(c: Context, deps: BrowserRoutesDeps): Merchant | null {
  const merchant = deps.merchants.byPublishable(c.req.header('api-key') ?? '')
  const origin = c.req.header('origin')
  c.header('Vary', 'Origin')
  if (!merchant || (origin && origin !== deps.publicUrl && !allowsOrigin(merchant, origin))) return null
  if (origin) c.header('Access-Control-Allow-Origin', origin)
  return merchant
}

const isOwnPage = (c: Context, deps: BrowserRoutesDeps): boolean => c.req.header('origin') === deps.publicUrl

function preflight(c: Context, merchants: Merchants): Response {
  const origin = c.req.header('origin') ?? ''
  c.header('Vary', 'Origin')
  if (!merchants.knowsOrigin(origin)) return c.body(null, 403)
  c.header('Access-Control-Allow-Origin', origin)
  c.header('Access-Control-Allow-Methods', 'GET, POST')
  c.header('Access-Control-Allow-Headers', 'api-key, customer-token, content-type')
  c.header('Access-Control-Max-Age', '600')
  return c.body(null, 204)
}
