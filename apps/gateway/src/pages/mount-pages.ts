import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { framedBy, type Merchant, type Merchants } from '../config.ts'
import { readBody } from '../http/read-body.ts'
import type { ChargeId, Payments } from '../modules/payments/index.ts'
import type { Sandbox } from '../providers/sandbox/create-sandbox.ts'
import type { Assets } from './assets.ts'
import { challengePage, gonePage, returnPage } from './challenge-page.ts'
import { FIELDS, type FieldKind, fieldPage } from './field-page.ts'
import { pageHeaders } from './page-headers.ts'

export interface PagesDeps {
  readonly merchants: Merchants
  readonly payments: Payments
  readonly sandbox: Sandbox
  readonly assets: Assets
  readonly publicUrl: string
  /** Proves that a challenge was answered on its own page. */
  readonly challengeKey: Buffer
}

export function mountPages(app: Hono, deps: PagesDeps): void {
  app.get('/assets/*', (c) => deps.assets.serve(c.req.path) ?? c.notFound())

  app.get('/fields/:kind', (c) => {
    const kind = c.req.param('kind')
    const merchant = deps.merchants.byPublishable(c.req.query('key') ?? '')
    if (!merchant || !Object.hasOwn(FIELDS, kind)) return c.notFound()
    return c.body(String(fieldPage(kind as FieldKind, merchant, deps.assets)), 200, pageHeaders(merchant))
  })

  app.get('/challenge/:id', async (c) => {
    const id = c.req.param('id')
    const charge = await deps.sandbox.findChallenge(id)
    const merchant = charge && deps.merchants.byId(charge.merchantId)
    if (!charge || !merchant) return gone(c, deps)
    if (charge.state !== 'action') return c.redirect(`/challenge/${id}/return`, 303)
    const { amount, brand, last4, createdAtMs } = charge
    const facts = { merchantName: merchant.name, amount, brand, last4, atMs: createdAtMs, token: tokenOf(deps, id), action: `/challenge/${id}` }
    return c.body(String(challengePage(facts, deps.assets)), 200, pageHeaders(merchant, { posts: true }))
  })

  app.post('/challenge/:id', async (c) => {
    const id = c.req.param('id')
    const form = await readBody(c.req.raw)
    const { token, result } = (form.ok ? form.value : {}) as Record<string, unknown>
    const known = result === 'complete' || result === 'fail'
    if (!known || !isOwnForm(c, deps) || !fits(deps, id, token)) return gone(c, deps, 403)
    const charge = await deps.sandbox.answerChallenge(id, result === 'complete')
    if (!charge) return gone(c, deps)
    // Settled here and now: the browser may never come to the next page.
    await deps.payments.ask(charge.merchantId, charge.key as ChargeId)
    return c.redirect(`/challenge/${id}/return`, 303)
  })

  app.get('/challenge/:id/return', async (c) => {
    const bank = await deps.sandbox.findChallenge(c.req.param('id'))
    const merchant = bank && deps.merchants.byId(bank.merchantId)
    const charge = bank && (await deps.payments.findCharge(bank.merchantId, bank.key as ChargeId))
    const payment = charge && (await deps.payments.find(charge.merchantId, charge.paymentId))
    if (!merchant || !charge || !payment) return gone(c, deps)
    const page = returnPage({ id: payment.id, origin: charge.returnOrigin, returnUrl: payment.returnUrl }, deps.assets)
    return c.body(String(page), 200, pageHeaders(merchant as Merchant))
  })
}

function gone(c: Context, deps: PagesDeps, status: 403 | 404 = 404): Response {
  return c.body(String(gonePage(deps.assets)), status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${anyMerchant(deps)}`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
}

const anyMerchant = (deps: PagesDeps): string => [...new Set(deps.merchants.all.flatMap((merchant) => framedBy(merchant).split(' ')))].join(' ')

const tokenOf = (deps: PagesDeps, challengeId: string): string => createHmac('sha256', deps.challengeKey).update(challengeId).digest('base64url')

function fits(deps: PagesDeps, challengeId: string, token: unknown): boolean {
  const wanted = Buffer.from(tokenOf(deps, challengeId))
  const given = Buffer.from(typeof token === 'string' ? token : '')
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** Browsers say where a form was sent from; one from another site is not ours. */
const isOwnForm = (c: Context, deps: PagesDeps): boolean => c.req.header('origin') === deps.publicUrl
