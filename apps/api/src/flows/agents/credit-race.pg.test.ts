import { type Db, runInvariants } from '@sojourn/db'
import { createIds, type Money, money, systemClock, type UserId } from '@sojourn/kernel'
import { idOf, type PgDatabase, pgDatabase } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCreditLines, creditLinesMigrations } from '../../modules/credit-lines/index.ts'
import { createLedger, credit, debit, ledgerInvariants, ledgerMigrations } from '../../modules/ledger/index.ts'
import { changeLimit, openLine, paidIn } from './change-credit.ts'
import { readCreditStatus } from './credit-status.ts'

const orgId = idOf<'org'>('org_test')
const ids = createIds()
const ledger = createLedger({ clock: systemClock, ids })
const creditLines = createCreditLines({ clock: systemClock, ids })
const deps = { ledger, creditLines }
const usd = (minor: number): Money => money(minor, 'USD')
let postgres: PgDatabase
let db: Db

beforeAll(async () => {
  postgres = await pgDatabase([ledgerMigrations, creditLinesMigrations])
  db = await postgres.open({ connectionsMax: 20 })
})
afterAll(() => postgres.drop())

const open = (agentId: UserId, limit: Money) => db.inTenant(orgId, (tx) => openLine(deps, tx, { orgId, agentId, vpId: 'vp_1', limit }))
const lineOf = (agentId: UserId) => db.inTenant(orgId, async (tx) => (await creditLines.lineOf(tx, { orgId, agentId }))!)
const creditOf = async (agentId: UserId) => {
  const line = await lineOf(agentId)
  return db.inTenant(orgId, (tx) => readCreditStatus(deps, tx, line))
}

test('[B3.2] two hundred invoices at once on a line for fifty: fifty are held, 150 refused, the limit is never passed', async () => {
  const agentId = idOf<'user'>('usr_race')
  const { lineId } = await open(agentId, usd(50_000))
  const hold = (index: number) =>
    db
      .inTenant(orgId, (tx) =>
        ledger.post(tx, {
          orgId,
          key: `tnd_${index}:held`,
          kind: 'hold',
          subject: `tnd_${index}`,
          lines: [debit('credit_available', usd(1_000), lineId), credit('tender_held', usd(1_000))],
        }),
      )
      .then(
        () => 'held' as const,
        () => 'refused' as const,
      )
  const ends = await Promise.all(Array.from({ length: 200 }, (_, index) => hold(index)))
  expect(ends.filter((end) => end === 'held')).toHaveLength(50)
  expect(await creditOf(agentId)).toEqual({ limit: usd(50_000), used: usd(0), held: usd(50_000), available: usd(0) })
  expect(await runInvariants(db, ledgerInvariants)).toEqual([])
})

test('[B3.2] opened twenty times at once it is one line with one limit', async () => {
  const agentId = idOf<'user'>('usr_opened')
  const opened = await Promise.all(Array.from({ length: 20 }, () => open(agentId, usd(10_000))))
  expect(new Set(opened.map(({ lineId }) => lineId)).size).toBe(1)
  expect((await creditOf(agentId)).limit).toEqual(usd(10_000))
})

test('[B3.2] what is owed is paid in once, though the bank reports it twenty times and another payment arrives at the same time', async () => {
  const agentId = idOf<'user'>('usr_paying')
  const line = await open(agentId, usd(10_000))
  await db.inTenant(orgId, (tx) =>
    ledger.post(tx, {
      orgId,
      key: 'bkg_1:captured',
      kind: 'captured',
      subject: 'bkg_1',
      lines: [debit('credit_available', usd(6_000), line.lineId), credit('customer_prepayment', usd(6_000))],
    }),
  )
  const pay = (reference: string) => db.inTenant(orgId, (tx) => paidIn(deps, tx, { orgId, agentId }, usd(4_000), reference))
  const result = await Promise.all([...Array.from({ length: 20 }, () => pay('WIRE 1')), pay('WIRE 2')])
  expect(result.filter((end) => end.ok).length).toBeGreaterThanOrEqual(1)
  expect(await creditOf(agentId)).toMatchObject({ used: usd(2_000), available: usd(8_000) })
})

test('[B3.2] one reference sent at once for two agencies and with two amounts is booked once, and the others are refused with the reason', async () => {
  const agents = ['usr_first', 'usr_second'].map((name) => idOf<'user'>(name))
  for (const agentId of agents) {
    const line = await open(agentId, usd(10_000))
    const lines = [debit('credit_available', usd(6_000), line.lineId), credit('customer_prepayment', usd(6_000))]
    await db.inTenant(orgId, (tx) => ledger.post(tx, { orgId, key: `${agentId}:captured`, kind: 'captured', subject: `bkg_${agentId}`, lines }))
  }
  const ways = agents.flatMap((agentId) => [1_000, 2_000].map((minor) => ({ agentId, minor })))
  const result = await Promise.all(ways.map(({ agentId, minor }) => db.inTenant(orgId, (tx) => paidIn(deps, tx, { orgId, agentId }, usd(minor), 'WIRE 9'))))
  expect(result.map((end) => (end.ok ? 'in' : end.refusal.code)).sort()).toEqual(['in', ...Array(3).fill('reference_used')])
  const used = await Promise.all(agents.map(async (agentId) => (await creditOf(agentId)).used.minor))
  expect(12_000 - used[0]! - used[1]!).toBe(ways[result.findIndex((end) => end.ok)]!.minor)
})

test('[B3.2] limits lowered and credit used at once: never less limit than is used', async () => {
  const agentId = idOf<'user'>('usr_lowered')
  const { lineId } = await open(agentId, usd(10_000))
  const use = (index: number) =>
    db
      .inTenant(orgId, (tx) =>
        ledger.post(tx, {
          orgId,
          key: `low_${index}`,
          kind: 'hold',
          subject: `low_${index}`,
          lines: [debit('credit_available', usd(900), lineId), credit('tender_held', usd(900))],
        }),
      )
      .catch(() => false)
  const lower = (index: number) => db.inTenant(orgId, (tx) => changeLimit(deps, tx, { orgId, agentId }, usd(10_000 - index * 1_000), `low_${index}`))
  await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 ? use(index) : lower(index / 2))))
  const { limit, available, held } = await creditOf(agentId)
  expect(available.minor + held.minor).toBe(limit.minor)
  expect((await lineOf(agentId)).limit).toEqual(limit)
  expect(await runInvariants(db, ledgerInvariants)).toEqual([])
})
