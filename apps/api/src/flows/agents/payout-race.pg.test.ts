import { type Db, runInvariants } from '@sojourn/db'
import { createIds, money, systemClock } from '@sojourn/kernel'
import { idOf, type PgDatabase, pgDatabase } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Bookings } from '../../modules/bookings/index.ts'
import { createLedger, credit, debit, ledgerInvariants, ledgerMigrations } from '../../modules/ledger/index.ts'
import { payOut } from './pay-out.ts'

const orgId = idOf<'org'>('org_test')
const agentId = idOf<'user'>('usr_agent')
const ledger = createLedger({ clock: systemClock, ids: createIds() })
/** One booking that can no longer be cancelled. */
const bookings = {
  findAll: async () => [{ bookingId: 'bkg_1', status: 'cancelled', items: [{}] }],
  itemStatesOf: async () => new Map([['bkg_1', ['cancelled']]]),
} as unknown as Bookings
let postgres: PgDatabase
let db: Db

beforeAll(async () => {
  postgres = await pgDatabase([ledgerMigrations])
  db = await postgres.open({ connectionsMax: 20 })
})
afterAll(() => postgres.drop())

test('[C3.1] twenty payouts at once of what was earned once: one is booked, the others are refused, and no more is paid out than was earned', async () => {
  const earned = money(1_000, 'USD')
  const lines = [debit('gateway_clearing', earned), credit('agency_payable', earned, agentId)]
  await db.inTenant(orgId, (tx) => ledger.post(tx, { orgId, key: 'bkg_1:confirmed', kind: 'confirmed', subject: 'bkg_1', lines }))
  const pay = (index: number) =>
    db.inTenant(orgId, (tx) => payOut({ ledger, bookings, clock: systemClock }, tx, { orgId, agentId }, { amount: earned, reference: `OUT ${index}` }))
  const ends = await Promise.all(Array.from({ length: 20 }, (_, index) => pay(index)))
  expect(ends.filter(({ ok }) => ok)).toHaveLength(1)
  expect(ends.flatMap((end) => (end.ok ? [] : [end.refusal.code]))).toEqual(Array.from({ length: 19 }, () => 'more_than_available'))
  expect(await runInvariants(db, ledgerInvariants)).toEqual([])
})
