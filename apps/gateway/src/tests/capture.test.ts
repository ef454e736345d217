import { expect, test } from 'vitest'
import type { CardProvider } from '../create-gateway.ts'
import { ownGateway } from './own-gateway.testing.ts'
import { testGateway } from './test-gateway.ts'

const { db, shop } = await ownGateway()

const DAYS_7 = 7 * 86_400_000
const HELD = { amount: 10_000, currency: 'usd', capture_method: 'manual', confirm: 'true' }
const hold = async (system = shop, fields: Record<string, string | number> = {}) =>
  (await system.post('/v1/payment_intents', { ...HELD, payment_method: 'pm_card_visa', ...fields })).body
const capture = (payment: { id: string }, amount_to_capture?: number, headers = {}, system = shop) =>
  system.post(`/v1/payment_intents/${payment.id}/capture`, amount_to_capture === undefined ? {} : { amount_to_capture }, headers)
const seen = async (id: string, system = shop) => (await system.get(`/v1/payment_intents/${id}`)).body
const chargeOf = async (payment: { latest_charge: string }) => (await shop.get(`/v1/charges/${payment.latest_charge}`)).body
const booked = async (payment: { latest_charge: string }) =>
  (await db.pool.query('select state, captured_minor::int as taken from gateway.sandbox_charges where key = $1', [payment.latest_charge])).rows[0]
/** The sandbox with faults around it. */
const faulty = (faults: (sandbox: CardProvider) => Partial<CardProvider>) => testGateway(db, { provider: (sandbox) => ({ ...sandbox, ...faults(sandbox) }) })
const lost = (): never => {
  throw new Error('the line went dead')
}

test('a payment to be captured is held, nothing is received, and a part of it is all that is taken', async () => {
  const payment = await hold()
  expect(payment).toMatchObject({ status: 'requires_capture', capture_method: 'manual', amount_capturable: 10_000, amount_received: 0 })
  expect(await chargeOf(payment)).toMatchObject({ status: 'succeeded', captured: false, amount_captured: 0, paid: true })
  expect((await chargeOf(payment)).payment_method_details.card.capture_before).toBe(Math.floor((shop.clock.nowMs() + DAYS_7) / 1000))
  const taken = await capture(payment, 4_000)
  expect(taken.body).toMatchObject({ status: 'succeeded', amount: 10_000, amount_capturable: 0, amount_received: 4_000 })
  expect(await chargeOf(payment)).toMatchObject({ captured: true, amount_captured: 4_000, amount: 10_000 })
  expect(await booked(payment)).toEqual({ state: 'succeeded', taken: 4_000 })
})

test('without an amount all that is held is captured, and each step is announced', async () => {
  const payment = await hold()
  expect((await capture(payment)).body.amount_received).toBe(10_000)
  const events = (await shop.get('/v1/events?limit=100')).body.data.filter((one: unknown) => JSON.stringify(one).includes(payment.id))
  const expected = ['charge.captured', 'charge.succeeded', 'payment_intent.amount_capturable_updated', 'payment_intent.created', 'payment_intent.succeeded']
  expect(events.map((one: { type: string }) => one.type).sort()).toEqual(expected)
})

test('more than is held is refused, and it stays held', async () => {
  const payment = await hold()
  expect(await capture(payment, 10_001)).toMatchObject({ status: 400, body: { error: { code: 'amount_too_large', param: 'amount_to_capture' } } })
  expect((await seen(payment.id)).status).toBe('requires_capture')
})

test('what is not held cannot be captured', async () => {
  const open = await shop.open()
  expect((await capture(open)).body.error.code).toBe('payment_intent_unexpected_state')
  const payment = await hold()
  await capture(payment)
  expect((await capture(payment)).body.error).toMatchObject({ code: 'payment_intent_unexpected_state', payment_intent: { status: 'succeeded' } })
  expect((await capture({ id: 'pi_none' })).status).toBe(404)
})

test('an authorisation that is over cancels its payment, asked or not, and takes nothing', async () => {
  const [asked, left] = [await hold(), await hold()]
  shop.clock.advance(DAYS_7)
  const late = await capture(asked)
  expect(late).toMatchObject({ status: 400, body: { error: { code: 'charge_expired_for_capture' } } })
  expect(late.body.error.payment_intent).toMatchObject({ status: 'canceled', cancellation_reason: 'automatic', amount_received: 0 })
  await shop.gateway.work.runOnce()
  expect(await seen(left.id)).toMatchObject({ status: 'canceled', cancellation_reason: 'automatic', amount_capturable: 0 })
})

test('cancelling releases what is held', async () => {
  const payment = await hold()
  const canceled = await shop.post(`/v1/payment_intents/${payment.id}/cancel`, { cancellation_reason: 'requested_by_customer' })
  expect(canceled.body).toMatchObject({ status: 'canceled', amount_capturable: 0, cancellation_reason: 'requested_by_customer' })
  expect(await booked(payment)).toEqual({ state: 'canceled', taken: 0 })
})

test('after a partial capture no more than that part is refunded', async () => {
  const payment = await hold()
  await capture(payment, 4_000)
  const refund = (amount: number) => shop.post('/v1/refunds', { payment_intent: payment.id, amount })
  expect((await refund(4_001)).body.error).toMatchObject({ code: 'amount_too_large' })
  expect((await refund(4_000)).body.status).toBe('succeeded')
  expect(await chargeOf(payment)).toMatchObject({ amount_refunded: 4_000, refunded: true })
})

test('what is held cannot be refunded before it is taken', async () => {
  expect((await shop.post('/v1/refunds', { payment_intent: (await hold()).id })).body.error.code).toBe('charge_not_refundable')
})

test('a repeated key captures once, also after a crash half way', async () => {
  const payment = await hold()
  const key = { 'idempotency-key': 'capture-once' }
  expect((await capture(payment, 4_000, key)).body.amount_received).toBe(4_000)
  expect((await capture(payment, 4_000, key)).headers.get('idempotent-replayed')).toBe('true')
  await db.pool.query(`update gateway.keyed_requests set status = null, body = null where key = 'capture-once'`)
  shop.clock.advance(31_000)
  expect((await capture(payment, 4_000, key)).body).toMatchObject({ status: 'succeeded', amount_received: 4_000 })
})

test('a capture whose answer was lost is unknown, and settled by asking', async () => {
  const system = faulty((sandbox) => ({ capture: async (request) => (await sandbox.capture(request)) && lost() }))
  const payment = await hold(system)
  expect((await capture(payment, 4_000, {}, system)).body).toMatchObject({ status: 'processing', amount_received: 0 })
  system.clock.advance(15_000)
  await system.gateway.work.runOnce()
  expect(await seen(payment.id, system)).toMatchObject({ status: 'succeeded', amount_received: 4_000 })
})

test('a capture that never arrived is sent again, and takes once', async () => {
  let isDown = true
  const sent: string[] = []
  const system = faulty((sandbox) => ({
    capture: async (request) => {
      sent.push(request.captureKey)
      return isDown ? lost() : sandbox.capture(request)
    },
  }))
  const payment = await hold(system)
  expect((await capture(payment, 4_000, {}, system)).body.status).toBe('processing')
  isDown = false
  system.clock.advance(15_000)
  await system.gateway.work.runOnce()
  expect(await seen(payment.id, system)).toMatchObject({ status: 'succeeded', amount_received: 4_000 })
  expect(sent).toHaveLength(2)
  expect(new Set(sent).size).toBe(1)
})

test('while it is not known whether a capture arrived, the payment is neither taken again nor cancelled', async () => {
  const system = faulty(() => ({ capture: async () => lost(), find: async () => lost() }))
  const payment = await hold(system)
  await capture(payment, 4_000, {}, system)
  for (const call of ['capture', 'cancel', 'confirm']) {
    expect((await system.post(`/v1/payment_intents/${payment.id}/${call}`)).body.error.code).toBe('payment_intent_unexpected_state')
  }
})

test('3-D Secure is passed before anything is held', async () => {
  const payment = await shop.open({ capture_method: 'manual' })
  const { result } = (await shop.pay(payment, '4000002760003184')).body
  await shop.challenge(result.url, 'complete')
  expect(await seen(payment.id)).toMatchObject({ status: 'requires_capture', amount_capturable: 38_933 })
  expect((await capture(payment)).body.status).toBe('succeeded')
})

test('clients of older versions capture by the charge', async () => {
  const payment = await hold()
  const taken = await shop.post(`/v1/charges/${payment.latest_charge}/capture`, { amount: 1_500 })
  expect(taken.body).toMatchObject({ object: 'charge', captured: true, amount_captured: 1_500 })
  expect((await seen(payment.id)).amount_received).toBe(1_500)
})
