import { expect, test } from 'vitest'
import { noFaults, stumbling } from './cases/faults.testing.ts'
import { ownGateway } from './own-gateway.testing.ts'
import { testGateway } from './test-gateway.ts'

const { db, shop } = await ownGateway()

const key = (value: string) => ({ 'idempotency-key': value })
const wish = { amount: 5_000, currency: 'eur' }

test('the same key tells the first answer again', async () => {
  const first = await shop.post('/v1/payment_intents', wish, key('k1'))
  const again = await shop.post('/v1/payment_intents', wish, key('k1'))
  expect(again.body).toEqual(first.body)
  expect(again.headers.get('idempotent-replayed')).toBe('true')
})

test('the same key with other parameters is an error', async () => {
  await shop.post('/v1/payment_intents', wish, key('k2'))
  const other = await shop.post('/v1/payment_intents', { ...wish, amount: 6_000 }, key('k2'))
  expect(other).toMatchObject({ status: 400, body: { error: { type: 'idempotency_error' } } })
})

test('the same parameters in another order are the same request', async () => {
  const first = await shop.post('/v1/payment_intents', { ...wish, 'metadata[a]': '1', 'metadata[bb]': '2' }, key('k2b'))
  const again = await shop.post('/v1/payment_intents', { 'metadata[bb]': '2', 'metadata[a]': '1', currency: 'eur', amount: 5_000 }, key('k2b'))
  expect(again.body).toEqual(first.body)
})

test('one key belongs to one merchant', async () => {
  const first = await shop.post('/v1/payment_intents', wish, key('k3'))
  const other = await shop.post('/v1/payment_intents', wish, { ...key('k3'), authorization: 'Bearer sk_test_other' })
  expect(other.status).toBe(200)
  expect(other.body.id).not.toBe(first.body.id)
})

test('what never began is not saved: a corrected request may use the key again', async () => {
  expect((await shop.post('/v1/payment_intents', { currency: 'eur' }, key('k4'))).status).toBe(400)
  expect((await shop.post('/v1/payment_intents', wish, key('k4'))).status).toBe(200)
})

test('a refusal that was carried out is saved', async () => {
  const payment = await shop.open()
  const refund = () => shop.post('/v1/refunds', { payment_intent: payment.id }, key('k5'))
  expect((await refund()).body.error.code).toBe('charge_not_refundable')
  await shop.pay(payment, '4242424242424242')
  expect((await refund()).body.error.code).toBe('charge_not_refundable')
})

test('of many at once with one key, one runs and the others hear 409 or its answer', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => shop.post('/v1/payment_intents', wish, key('k6'))))
  const ids = new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.id))
  expect(ids.size).toBe(1)
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
})

test('a run that died half way is run again by the same key, and makes nothing twice', async () => {
  const payment = await shop.open({ amount: 1_000 })
  await shop.pay(payment, '4242424242424242')
  const refund = () => shop.post('/v1/refunds', { payment_intent: payment.id, amount: 300 }, key('k7'))
  const first = await refund()
  await db.pool.query(`update gateway.idempotency_keys set state = 'running', status = null, body = null where key = 'k7'`)
  expect((await refund()).status).toBe(409)
  shop.clock.advance(31_000)
  expect((await refund()).body.id).toBe(first.body.id)
  expect((await shop.get(`/v1/refunds?payment_intent=${payment.id}`)).body.data).toHaveLength(1)
})

test('what is opened is written with its key and its answer, or not at all, and that it failed is saved', async () => {
  const faults = noFaults()
  const stumbles = testGateway(stumbling(db, faults), { clock: shop.clock })
  const open = () => stumbles.post('/v1/payment_intents', { ...wish, 'metadata[order_id]': 'bok_500' }, key('k8'))
  faults.defect = true
  expect((await open()).status).toBe(500)
  expect((await open()).status).toBe(500)
  const { rows } = await db.pool.query(`select payment_id from gateway.payment_intents where order_id = 'bok_500'`)
  expect(rows).toEqual([])
})
