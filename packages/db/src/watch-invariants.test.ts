import { testDb } from '@sojourn/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changedOnly, type Db, type InvariantCheck, runInvariants, watchInvariants } from './index.ts'

const PRESENT = 'extract(epoch from now()) * 1000'
const checks: readonly InvariantCheck[] = [
  { name: 'no box is heavier than it may be', sql: 'select box from boxes where weight > 10', of: { rows: ['boxes'] } },
  {
    name: 'a box weighs what is in it',
    sql: `with inside as (select box, sum(weight) as weight from things group by box)
      select b.box from boxes b left join inside using (box) where b.weight <> coalesce(inside.weight, 0)`,
    of: { key: 'box', rows: ['boxes'], also: ['things', ['labels', 'b.box', 'join boxes b on b.label = t.label']] },
  },
  {
    name: 'a box is closed a minute after it was filled',
    sql: `select box from boxes where not closed and filled_ms < ${PRESENT} - 60000`,
    of: { rows: ['boxes'], lateMs: 60_000 },
  },
]
const [heavy, sums, closed] = checks.map(({ name }) => name)

let db: Db
beforeAll(async () => {
  db = await testDb()
  await db.pool.query(`create table boxes (box int primary key, weight int, label text, filled_ms bigint default ${PRESENT}, closed boolean default true);
    create table things (thing int primary key, box int, weight int); create table labels (label text primary key, colour text);
    grant all on boxes, things, labels to sojourn_system`)
  for (const table of ['boxes', 'things', 'labels']) await db.pool.query(`select track_changes('${table}')`)
})
afterAll(() => db.close())
beforeEach(() => db.pool.query('truncate boxes, things, labels, invariant_looks'))

const run = (text: string) => db.pool.query(text)
/** Other tests use the same server: what was written while one of their transactions was open would be read once more. */
const settled = async () => {
  const open = ['boxes', 'things', 'labels'].map((table) => `select from ${table} where changed_xid >= pg_snapshot_xmin(pg_current_snapshot())::text::bigint`)
  while ((await run(open.join(' union all '))).rows.length > 0) await new Promise((done) => setTimeout(done, 20))
}
const look = async () => {
  await settled()
  return (await watchInvariants(db, checks)).map(({ name }) => name)
}
const whole = async () => (await runInvariants(db, checks)).map(({ name }) => name)
/** As if the looks so far had been so long ago. */
const wait = (ms: number) => run(`update invariant_looks set at_ms = at_ms - ${ms}; update boxes set filled_ms = filled_ms - ${ms}`)
/** A change that leaves no trace: the row is as old as before. */
const unseen = (text: string) => run(`alter table boxes disable trigger changed; ${text}; alter table boxes enable trigger changed`)

test('the first look reads everything; each after it what is new or changed since', async () => {
  await run('insert into boxes values (1, 11)')
  expect(await look()).toEqual([heavy, sums])
  await run('update boxes set weight = 0')
  expect(await look()).toEqual([])
  await run('insert into boxes values (2, 99)')
  expect(await look()).toEqual([heavy, sums])
})

test('a row that nothing has changed is not read again; once a night, and by runInvariants, it is', async () => {
  await run('insert into boxes values (1, 0)')
  expect(await look()).toEqual([])
  await unseen('update boxes set weight = 11')
  expect(await look()).toEqual([])
  expect(await whole()).toEqual([heavy, sums])
  await wait(86_400_000)
  expect(await look()).toEqual([heavy, sums])
})

test('what was broken is read whole until it holds, also where the night found it', async () => {
  await run('insert into boxes values (1, 0)')
  await look()
  await unseen('update boxes set weight = 11')
  await wait(86_400_000)
  for (let times = 0; times < 3; times++) expect(await look()).toEqual([heavy, sums])
  await unseen('update boxes set weight = 0')
  expect(await look()).toEqual([])
})

test('a change of another table counts for what it belongs to, by its key or by what leads there', async () => {
  await run("insert into labels values ('a', 'red'); insert into boxes values (1, 0, 'a'), (2, 0, 'b')")
  expect(await look()).toEqual([])
  await run('insert into things values (1, 2, 5)')
  expect(await look()).toEqual([sums])
  await run('delete from things')
  expect(await look()).toEqual([])
  await unseen('update boxes set weight = 5')
  expect(await look()).toEqual([])
  await run("update labels set colour = 'blue'")
  const [broken] = await watchInvariants(db, checks)
  expect(broken).toEqual({ name: sums, rows: [{ box: 1 }] })
})

test('rows of one key that changed together are each counted once', async () => {
  await run('insert into things values (1, 1, 2), (2, 1, 3), (3, 1, 4)')
  const twice: InvariantCheck = {
    name: 'a box has three things at most',
    sql: 'select box from things group by box having count(*) > 3',
    of: { key: 'box', rows: ['things'] },
  }
  expect(await runInvariants(db, [changedOnly(twice, twice.of!, 0)])).toEqual([])
  await run('insert into things values (4, 1, 5)')
  expect(await runInvariants(db, [changedOnly(twice, twice.of!, 0)])).toHaveLength(1)
})

test('what commits late is not missed, however many looks came between its beginning and its end', async () => {
  await look()
  const slow = await db.pool.connect()
  await slow.query('begin; insert into boxes values (1, 11)')
  expect([await look(), await look()]).toEqual([[], []])
  await slow.query('commit')
  slow.release()
  expect(await look()).toEqual([heavy, sums])
})

test('what may be so for a minute is looked at again after it', async () => {
  await look()
  await wait(180_000)
  await run('insert into boxes (box, weight, closed) values (1, 0, false)')
  expect(await look()).toEqual([])
  await wait(50_000)
  expect(await look()).toEqual([])
  await wait(50_000)
  expect(await look()).toEqual([closed])
})

test('after a restore, where the numbers of transactions begin lower, everything is read', async () => {
  await run('insert into boxes values (1, 0)')
  await look()
  await unseen('update boxes set weight = 11')
  await run('update invariant_looks set xid = xid + 1000000')
  expect(await look()).toEqual([heavy, sums])
})

test('looks are forgotten, but those that late rows need and the last whole one', async () => {
  await look()
  for (let times = 0; times < 20; times++) {
    await wait(60_000)
    await look()
  }
  const { rows } = await run('select bool_or(was_whole) as keeps_whole, count(*)::int as looks from invariant_looks')
  expect(rows[0]).toEqual({ keeps_whole: true, looks: expect.toSatisfy((looks: number) => looks < 8) })
})
