import { type Db, runInvariants } from '@sojourn/db'
import { createIds, money, systemClock } from '@sojourn/kernel'
import { idOf, type PgDatabase, pgDatabase } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPayments, type GatewayClient, paymentInvariants, paymentsMigrations } from './index.ts'

const org = idOf<'org'>('org_test')
const bookingId = idOf<'booking'>('bkg_1')
// Nothing here calls another system: the race is about what we record.
const { attempts, refunds } = createPayments({ clock: systemClock, ids: createIds(), gateway: {} as GatewayClient })
const result = { description: '', payerIp: '203.0.113.9', customerId: null, returnUrl: null, keepsCard: false, asksChallenge: false, metadata: {} }
let postgres: PgDatabase
let db: Db

beforeAll(async () => {
  postgres = await pgDatabase([paymentsMigrations])
  db = await postgres.open({ connectionsMax: 20 })
  const amount = money(10_000, 'USD')
  const attempt = await db.inTenant(org, (tx) => attempts.open(tx, { orgId: org, bookingId, amount, ...result }))
  const intent = {
    id: 'pi_1',
    status: 'succeeded',
    amount,
    receivedMinor: 10_000,
    conflict: null,
    clientSecret: 's',
    actionUrl: null,
    hostedUrl: null,
    chargeId: 'ch_1',
    paidCard: { brand: 'Visa', last4: '4242' },
    card: null,
    methodId: 'pm_1',
    failure: null,
  } as const
  await db.inTenant(org, (tx) => attempts.record(tx, attempt, { kind: 'intent', intent }))
})
afterAll(() => postgres.drop())

test('thirty refunds of 30 % at once: three are written, the others refused, the sum within what was captured', async () => {
  const want = (index: number) => ({ orgId: org, bookingId, key: `refund:${index}`, amount: money(3_000, 'USD'), reason: 'race' })
  const ends = await Promise.allSettled(Array.from({ length: 30 }, (_, index) => db.inTenant(org, (tx) => refunds.want(tx, want(index)))))
  expect(ends.filter((end) => end.status === 'fulfilled')).toHaveLength(3)
  expect(await runInvariants(db, paymentInvariants)).toEqual([])
})

test('one key at once from everywhere is one refund', async () => {
  const want = { orgId: org, bookingId, key: 'refund:last', amount: money(1_000, 'USD'), reason: 'race' }
  const made = await Promise.all(Array.from({ length: 20 }, () => db.inTenant(org, (tx) => refunds.want(tx, want))))
  expect(new Set(made.map(({ refund }) => refund!.refundId)).size).toBe(1)
})

test('two payments of one booking cannot both be opened', async () => {
  const other = idOf<'booking'>('bkg_2')
  const open = () => db.inTenant(org, (tx) => attempts.open(tx, { orgId: org, bookingId: other, amount: money(500, 'USD'), ...result }))
  const ends = await Promise.allSettled(Array.from({ length: 10 }, open))
  expect(ends.filter((end) => end.status === 'fulfilled')).toHaveLength(1)
})
