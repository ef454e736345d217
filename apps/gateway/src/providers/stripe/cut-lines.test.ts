import { fakeClock, testDb } from '@sojourn/testing'
import { beforeAll, expect, test } from 'vitest'
import { gatewayMigrations } from '../../create-gateway.ts'
import { NOW, testGateway } from '../../tests/test-gateway.ts'
import { openFarBank } from './far-bank.testing.ts'

type Cut = 'after it was done, by a 500' | 'before it was done, by a 429'

const clock = fakeClock(NOW)
let bank: Awaited<ReturnType<typeof openFarBank>>
let shop: ReturnType<typeof testGateway>
/** Which call to Stripe is cut, counted from now, and how. */
let plan: { at: number; cut: Cut } | null = null

beforeAll(async () => {
  const db = await testDb(gatewayMigrations, { schema: 'gateway' })
  bank = await openFarBank(clock, {
    async cut(request) {
      if (!plan || --plan.at > 0) return null
      const { cut } = plan
      plan = null
      if (cut.startsWith('before')) return Response.json({ error: { type: 'invalid_request_error', code: 'rate_limit', message: 'busy' } }, { status: 429 })
      await bank.far.gateway.fetch(request)
      return Response.json({ error: { type: 'api_error', message: 'oops' } }, { status: 500 })
    },
  })
  shop = testGateway(db, { clock, stripe: bank.stripe })
  return async () => {
    expect(await shop.broken()).toEqual([])
    await bank.close()
    await db.close()
  }
})

const books = async () => {
  const { rows } = await bank.db.pool.query(`select (select count(*)::int from gateway.sandbox_charges where state = 'succeeded') as times,
    (select coalesce(sum(amount_minor), 0)::int from gateway.sandbox_refunds) as back`)
  return rows[0] as { times: number; back: number }
}
const later = async () => {
  clock.advance(31_000)
  await bank.far.gateway.work.runOnce()
  await shop.gateway.work.runOnce()
}
const CUTS: readonly Cut[] = ['after it was done, by a 500', 'before it was done, by a 429']

test.each(CUTS)('each call of a payment, a capture and a refund cut %s: the truth is found, and nothing happens twice', { timeout: 60_000 }, async (cut) => {
  for (let index = 1; index <= 5; index++) {
    const before = await books()
    const payment = await shop.open({ capture_method: 'manual' })
    plan = { at: index, cut }
    await shop.pay(payment, '4242424242424242')
    await later()
    const { status } = (await shop.get(`/v1/payment_intents/${payment.id}`)).body
    expect(['requires_capture', 'requires_payment_method']).toContain(status)
    if (status === 'requires_payment_method') await shop.pay(payment, '4242424242424242')
    await shop.post(`/v1/payment_intents/${payment.id}/capture`)
    await later()
    await shop.post('/v1/refunds', { payment_intent: payment.id, amount: 30_000 })
    await later()
    await later()
    plan = null
    const after = await books()
    const { body } = await shop.get(`/v1/payment_intents/${payment.id}`)
    expect({ at: index, status: body.status, times: after.times - before.times, back: after.back - before.back }).toEqual({
      at: index,
      status: 'succeeded',
      times: 1,
      back: 30_000,
    })
  }
})
