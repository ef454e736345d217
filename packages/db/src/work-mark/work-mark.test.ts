import { testDb } from '@sojourn/testing'
import { expect, test } from 'vitest'
import { asOf, type InvariantCheck, raw, runInvariants, sql, workMark, workMarkMigrations } from '../index.ts'

const LATE: readonly InvariantCheck[] = ['now', 'clock_timestamp'].map((present) => ({
  name: `nothing outlives its end (${present})`,
  sql: `select end_ms from ends where end_ms < extract(epoch from ${present}()) * 1000 - 5000`,
}))

test('where no worker has run since, what expired later breaks no rule; what expired before does', async () => {
  const db = await testDb([workMarkMigrations])
  await db.pool.query('create table ends (end_ms bigint); grant select, insert on ends to sojourn_system')
  const end = (atMs: number) => db.asSystem((tx) => raw`insert into ends values (${atMs})`.execute(sql(tx)))
  const broken = async (atMs: number) => (await runInvariants(db, asOf(LATE, atMs))).map(({ rows }) => rows)
  expect(await workMark.find(db)).toBeNull()
  await workMark.set(db, 1_000_000)
  await workMark.set(db, 2_000_000)
  const workedMs = (await workMark.find(db)) as number
  expect(workedMs).toBe(2_000_000)
  await end(workedMs - 4_000)
  await end(workedMs + 60_000)
  expect(await runInvariants(db, LATE)).toHaveLength(2)
  expect(await broken(workedMs)).toEqual([])
  await end(workedMs - 6_000)
  expect(await broken(workedMs)).toEqual([[{ end_ms: workedMs - 6_000 }], [{ end_ms: workedMs - 6_000 }]])
  await db.close()
})
