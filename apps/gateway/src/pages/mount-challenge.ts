import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { readBody } from '../http/read-body.ts'
import type { ChargeId } from '../modules/payments/index.ts'
import { isExpired } from '../providers/sandbox/bank-answers.ts'
import { challengePage } from './challenge-page.ts'
import { respondReturned } from './mount-return.ts'
import { gone, inPayersLanguage, type PagesDeps, respond } from './pages-deps.ts'
import { merchantNameOf } from './words.ts'

/** The sandbox bank's page, and the answer given on it. */
export function mountChallenge(app: Hono, deps: PagesDeps): void {
  app.get('/challenge/:id', async (c) => {
    const id = c.req.param('id')
    const known = await find(deps, id)
    if (!known) return gone(c, deps)
    const { bank, merchant, payment } = known
    if (isExpired(bank, deps.nowMs())) {
      await deps.payments.ask(merchant.id, bank.key as ChargeId)
      return respondReturned(c, deps, merchant, payment.id, true)
    }
    if (bank.state !== 'action') return toReturn(c, payment.id)
    const { amount, brand, last4, createdAtMs } = bank
    const facts = {
      merchantName: merchantNameOf(payment, merchant),
      amount,
      brand,
      last4,
      atMs: createdAtMs,
      token: tokenOf(deps, id),
      action: `/challenge/${id}`,
    }
    return inPayersLanguage(c, deps, payment, () => respond(c, merchant, challengePage(facts, deps.assets), { posts: true }))
  })

  app.post('/challenge/:id', async (c) => {
    const id = c.req.param('id')
    const form = await readBody(c.req.raw)
    const { token, result } = (form.ok ? form.value : {}) as Record<string, unknown>
    const chosen = result === 'complete' || result === 'fail'
    if (!chosen || !isOwnForm(c, deps) || !fits(deps, id, token)) return gone(c, deps, 403)
    const charge = await deps.sandbox.answerChallenge(id, result === 'complete')
    const payment = charge && (await find(deps, id))?.payment
    if (!payment) return gone(c, deps)
    // Settled here and now: the browser may never come to the next page.
    await deps.payments.ask(charge.merchantId, charge.key as ChargeId)
    return toReturn(c, payment.id)
  })
}

async function find(deps: PagesDeps, id: string) {
  const bank = await deps.sandbox.findChallenge(id)
  const merchant = bank && deps.merchants.byId(bank.merchantId)
  const charge = bank && (await deps.payments.findCharge(bank.merchantId, bank.key as ChargeId))
  const payment = charge && (await deps.payments.find(charge.merchantId, charge.paymentId))
  return bank && merchant && payment ? { bank, merchant, payment } : null
}

const toReturn = (c: Context, paymentId: string): Response => c.redirect(`/return/${paymentId}`, 303)

const tokenOf = (deps: PagesDeps, challengeId: string): string => createHmac('sha256', deps.challengeKey).update(challengeId).digest('base64url')

function fits(deps: PagesDeps, challengeId: string, token: unknown): boolean {
  const wanted = Buffer.from(tokenOf(deps, challengeId))
  const given = Buffer.from(typeof token === 'string' ? token : '')
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** Browsers say where a form was sent from; one from another site is not ours. */
const isOwnForm = (c: Context, deps: PagesDeps): boolean => c.req.header('origin') === deps.publicUrl
