import { type Db, runInvariants } from '@sojourn/db'
import { fakeClock, testDb } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { got, smallWorld, systemMigrations } from './booking-system.testing.ts'
import { gatewayInvariants } from './index.ts'
import { createPaying } from './pay/paying.testing.ts'

const clock = fakeClock()
let db: Db
let paid: { readonly paymentId: string; readonly amount: number }

/** A booking that was paid and cancelled, and books of a gateway that say the same. */
beforeAll(async () => {
  db = await testDb(systemMigrations())
  const { system, who, book } = createPaying(db, clock)
  await db.asSystem((tx) => system.hotels.seed(tx, smallWorld))
  const payer = who()
  const { booking_id, intent } = await book(payer)
  system.gateway.browser.pays(intent)
  expect(got(await system.status({ booking_id }, payer)).status).toBe('confirmed')
  const { refund } = got(await system.cancelQuote({ booking_id }, payer))
  got(await system.cancel({ booking_id, expected_refund: refund }, payer))
  await system.core.settled()
  paid = { paymentId: intent.id, amount: intent.amount }
  await db.pool.query(`create schema theirs;
    create table theirs.payment_intents (payment_id text, status text, received_minor bigint, currency text, created_ms bigint);
    create table theirs.refunds (refund_id text, payment_id text, state text, amount_minor bigint, currency text);
    grant usage on schema theirs to sojourn_system; grant select on all tables in schema theirs to sojourn_system;`)
  await db.pool.query(`insert into theirs.payment_intents values ($1, 'succeeded', $2, 'USD', 0)`, [paid.paymentId, paid.amount])
  for (const { id, amount } of system.gateway.refunds.values()) await theirRefund(id, 'succeeded', amount)
})
afterAll(() => db.close())

const theirRefund = (id: string, state: string, amount: number) =>
  db.pool.query(`insert into theirs.refunds values ($1, $2, $3, $4, 'USD')`, [id, paid.paymentId, state, amount])
const broken = async () => (await runInvariants(db, gatewayInvariants('theirs'))).map(({ name }) => name)

test('a refund that failed, or was cancelled at the gateway, counts 0; one that is not in our records counts', async () => {
  expect(await broken()).toEqual([])
  for (const state of ['failed', 'canceled']) await theirRefund(`re_${state}`, state, paid.amount)
  expect(await broken()).toEqual([])
  await theirRefund('re_stranger', 'pending', 1)
  expect(await broken()).toEqual(['the gateway refunded for a booking what we refunded'])
})
