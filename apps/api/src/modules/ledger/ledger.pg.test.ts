import { raw, runInvariants, sql } from '@sojourn/db'
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

test('a balance and a page of entries read what they answer, however much others and oneself have stored', async () => {
  await db.asSystem(async (tx) => {
    const many = raw`select ledger_post(${org}, 'ltx_a' || lpad(n::text, 6, '0'), 'many' || n, 'test', 'x', n, jsonb_build_array(
      jsonb_build_object('account', 'points_issued', 'currency', 'USD', 'subject_id', 'x', 'minor', 1, 'delta', 1, 'guarded', false),
      jsonb_build_object('account', 'points', 'currency', 'USD', 'subject_id', case when n % 2 = 0 then 'own' else 'other' || n end, 'minor', -1, 'delta', 1, 'guarded', true)))
      from generate_series(1, 8000) n`
    await many.execute(sql(tx))
  })
  await db.pool.query('analyze')
  await db.inTenant(org, async (tx) => {
    const read = async () => {
      const { rows } = await raw<{
        rows: number
      }>`select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows from pg_stat_xact_user_tables where relname like 'ledger%'`.execute(sql(tx))
      return rows[0]!.rows
    }
    const before = await read()
    const page = await ledger.entriesOf(tx, { orgId: org, account: 'points', subjects: ['own'], limit: 3 })
    expect(page.map(({ balance }) => balance)).toEqual([4000, 3999, 3998])
    expect((await read()) - before).toBeLessThan(20)
    const { rows } = await raw<{ 'QUERY PLAN': string }>`explain (analyze, buffers, costs off, timing off)
      select * from ledger_balances where org_id = ${org} and account = 'points' and subject_id = 'other7'`.execute(sql(tx))
    expect(Number(/Buffers: shared hit=(\d+)/.exec(rows.map((row) => row['QUERY PLAN']).join())?.[1])).toBeLessThan(8)
  })
})
