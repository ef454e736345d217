import { migrationsBefore, testDb } from '@sojourn/testing'
import { idempotencySuite } from '@sojourn/testing/idempotency-suite'
import { describe, expect, test } from 'vitest'
import { gatewayMigrations } from '../create-gateway.ts'
import { noFaults, stumbling } from './cases/faults.testing.ts'
import { keyedGateway } from './keyed-face.testing.ts'
import { ownGateway } from './own-gateway.testing.ts'
import { testGateway } from './test-gateway.ts'

const { db, shop } = await ownGateway()

const key = (value: string) => ({ 'idempotency-key': value })
const request = { amount: 5_000, currency: 'eur' }

describe.each(['inside', 'outside'] as const)('work %s one transaction with its key', (how) => {
  idempotencySuite(async () => {
    const own = await testDb(gatewayMigrations, { schema: 'gateway' })
    return { ...keyedGateway([own], how), close: own.close }
  })
})

test('the same key returns the first answer again', async () => {
  const first = await shop.post('/v1/payment_intents', request, key('k1'))
  const again = await shop.post('/v1/payment_intents', request, key('k1'))
  expect(again.body).toEqual(first.body)
  expect(again.headers.get('idempotent-replayed')).toBe('true')
})

test('the same key with other parameters, or at another address, is an error', async () => {
  await shop.post('/v1/payment_intents', request, key('k2'))
  const other = await shop.post('/v1/payment_intents', { ...request, amount: 6_000 }, key('k2'))
  expect(other).toMatchObject({ status: 400, body: { error: { type: 'idempotency_error' } } })
  expect((await shop.post('/v1/customers', request, key('k2'))).status).toBe(400)
})

test('the same parameters in another order are the same request', async () => {
  const first = await shop.post('/v1/payment_intents', { ...request, 'metadata[a]': '1', 'metadata[bb]': '2' }, key('k2b'))
  const again = await shop.post('/v1/payment_intents', { 'metadata[bb]': '2', 'metadata[a]': '1', currency: 'eur', amount: 5_000 }, key('k2b'))
  expect(again.body).toEqual(first.body)
})

test('one key belongs to one merchant', async () => {
  const first = await shop.post('/v1/payment_intents', request, key('k3'))
  const other = await shop.post('/v1/payment_intents', request, { ...key('k3'), authorization: 'Bearer sk_test_other' })
  expect(other.status).toBe(200)
  expect(other.body.id).not.toBe(first.body.id)
})

test('what never began is not saved: a corrected request may use the key again', async () => {
  expect((await shop.post('/v1/payment_intents', { currency: 'eur' }, key('k4'))).status).toBe(400)
  expect((await shop.post('/v1/payment_intents', request, key('k4'))).status).toBe(200)
})

test('a refusal that was carried out is saved', async () => {
  const payment = await shop.open()
  const refund = () => shop.post('/v1/refunds', { payment_intent: payment.id }, key('k5'))
  expect((await refund()).body.error.code).toBe('charge_not_refundable')
  await shop.pay(payment, '4242424242424242')
  expect((await refund()).body.error.code).toBe('charge_not_refundable')
})

test('of many at once with one key, one runs and the others get 409 or its answer', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => shop.post('/v1/payment_intents', request, key('k6'))))
  const ids = new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.id))
  expect(ids.size).toBe(1)
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
})

test('a run that died half way is run again by the same key, and makes nothing twice', async () => {
  const payment = await shop.open({ amount: 1_000 })
  await shop.pay(payment, '4242424242424242')
  const refund = () => shop.post('/v1/refunds', { payment_intent: payment.id, amount: 300 }, key('k7'))
  const first = await refund()
  await db.pool.query(`update gateway.keyed_requests set status = null, body = null where key = 'k7'`)
  expect((await refund()).status).toBe(409)
  shop.clock.advance(31_000)
  expect((await refund()).body.id).toBe(first.body.id)
  expect((await shop.get(`/v1/refunds?payment_intent=${payment.id}`)).body.data).toHaveLength(1)
})

test('what is opened is written with its key and its answer, or not at all, and that it failed is saved', async () => {
  const faults = noFaults()
  const stumbles = testGateway(stumbling(db, faults), { clock: shop.clock })
  const open = () => stumbles.post('/v1/payment_intents', { ...request, 'metadata[order_id]': 'bok_500' }, key('k8'))
  faults.defect = true
  expect((await open()).status).toBe(500)
  expect((await open()).status).toBe(500)
  const { rows } = await db.pool.query(`select payment_id from gateway.payment_intents where order_id = 'bok_500'`)
  expect(rows).toEqual([])
})

test('a key whose day is over does not find what it made for another request, and finds it for the same one', async () => {
  const payment = await shop.open({ amount: 1_000 })
  await shop.pay(payment, '4242424242424242')
  const refund = async (amount: number) => (await shop.post('/v1/refunds', { payment_intent: payment.id, amount }, key('k9'))).body
  const first = await refund(300)
  shop.clock.advance(25 * 3_600_000)
  expect((await refund(300)).id).toBe(first.id)
  shop.clock.advance(25 * 3_600_000)
  expect(await refund(200)).toMatchObject({ amount: 200, status: 'succeeded' })
  expect((await shop.get(`/v1/refunds?payment_intent=${payment.id}`)).body.data).toHaveLength(2)
})

test('keys that a database has from before all faces shared one table are honoured', async () => {
  const old = await testDb([], { schema: 'gateway' })
  const before = await Promise.all(gatewayMigrations.map((set) => (set.owner === 'gateway-idempotency' ? migrationsBefore(set, '0002') : set)))
  await old.migrate(before.filter(({ owner }) => owner !== 'idempotency'))
  // The same request is sent to a gateway of today first, to know how it is marked and sealed.
  const first = await shop.post('/v1/payment_intents', request, key('from-before'))
  const { rows } = await db.pool.query(`select fingerprint, body from gateway.keyed_requests where key = 'from-before'`)
  const columns = '(org_id, key, request_hash, state, locked_until_ms, status, body, created_ms)'
  const times = [shop.clock.nowMs() + 30_000, shop.clock.nowMs()]
  await old.pool.query(`insert into gateway.idempotency_keys ${columns} values ('mer_sojourn', 'from-before', $1, 'done', $2, 200, $3, $4)`, [
    rows[0].fingerprint,
    times[0],
    rows[0].body,
    times[1],
  ])
  await old.pool.query(`insert into gateway.idempotency_keys ${columns} values ('mer_sojourn', 'running', $1, 'running', $2, null, null, $3)`, [
    rows[0].fingerprint,
    ...times,
  ])
  const made = await testGateway(old, { clock: shop.clock }).open(request)
  await old.pool.query(`update gateway.payment_intents set request_key = 'running' where payment_id = $1`, [made.id])
  await old.migrate(gatewayMigrations)
  const upgraded = testGateway(old, { clock: shop.clock })
  const again = await upgraded.post('/v1/payment_intents', request, key('from-before'))
  expect([again.body, again.headers.get('idempotent-replayed')]).toEqual([first.body, 'true'])
  expect((await upgraded.post('/v1/payment_intents', request, key('running'))).status).toBe(409)
  shop.clock.advance(31_000)
  // What that run made before it crashed is found, not made again.
  expect((await upgraded.post('/v1/payment_intents', request, key('running'))).body.id).toBe(made.id)
  await old.close()
})
