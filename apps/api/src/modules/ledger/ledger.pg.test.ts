import { runInvariants } from '@sojourn/db'
import { money } from '@sojourn/kernel'
import { fakeClock, idOf, type PgDatabase, pgDatabase } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLedger, credit, debit, ledgerInvariants, ledgerMigrations } from './index.ts'

const org = idOf<'org'>('org_test')
let ids = 0
const ledger = createLedger({ clock: fakeClock(), ids: { next: (prefix) => idOf(`${prefix}_${++ids}`) } })
let pg: PgDatabase
let db: Awaited<ReturnType<PgDatabase['open']>>
beforeAll(async () => {
  pg = await pgDatabase([ledgerMigrations])
  db = await pg.open({ connectionsMax: 12 })
})
afterAll(() => pg.drop())

const usd = (minor: number) => money(minor, 'USD')
const post = (key: string, minor: number, from: string, to: string) =>
  db.inTenant(org, (tx) =>
    ledger.post(tx, { orgId: org, key, kind: 'test', subject: 'x', lines: [debit('stored_value', usd(minor), from), credit('stored_value', usd(minor), to)] }),
  )
const grant = (subject: string, minor: number) =>
  db.inTenant(org, (tx) =>
    ledger.post(tx, {
      orgId: org,
      key: `grant ${subject}`,
      kind: 'test',
      subject,
      lines: [debit('value_issued', usd(minor)), credit('stored_value', usd(minor))],
    }),
  )
const left = async (subject: string) =>
  (await db.inTenant(org, (tx) => ledger.balancesOf(tx, { orgId: org, account: 'stored_value', subjects: [subject] })))[0]?.minor ?? 0

test('one key posted by 100 at once is posted once', async () => {
  await grant('once', 5_000)
  const posted = await Promise.all(Array.from({ length: 100 }, () => post('the key', 100, 'once', 'other')))
  expect(posted.filter(Boolean)).toHaveLength(1)
  expect(await left('other')).toBe(100)
})

test('500 at once in both directions over balances that do not exist yet: there is no deadlock, none falls below 0, nothing is lost', async () => {
  await Promise.all([grant('a', 1_000), grant('b', 1_000)])
  const turns = Array.from({ length: 500 }, (_, i) => {
    const names = ['a', 'b', `new${i % 7}`]
    return post(`turn ${i}`, 1 + (i % 50), names[i % 3]!, names[(i + 1) % 3]!).catch((error: Error) => {
      expect(error.message).toContain('check')
      return false
    })
  })
  await Promise.all(turns)
  expect(await runInvariants(db, ledgerInvariants)).toEqual([])
  const all = await Promise.all(['a', 'b', ...Array.from({ length: 7 }, (_, i) => `new${i}`)].map(left))
  expect(all.reduce((sum, each) => sum + each, 0)).toBe(2_000)
})
