import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Db } from './index.ts'
import { type Answer, PipelineBatch, Skipped } from './pipeline-batch.ts'

interface Statement {
  readonly text: string
  readonly values?: readonly unknown[]
  readonly name?: string
}

/** Sends these statements as one batch; returns the result of each. */
export function sendBatch(client: pg.ClientBase, statements: readonly Statement[]): Promise<PromiseSettledResult<Answer>[]> {
  const batch = new PipelineBatch()
  const answers = statements.map(
    ({ text, values = [], name }) => new Promise<Answer>((answered, failed) => batch.add({ text, name, values, answered, failed })),
  )
  client.query(batch as unknown as pg.Submittable)
  return Promise.allSettled(answers)
}

/** What this package relies on of pg, the library’s own queries mixed with ours: a version that no longer does so fails this test. */
export function pgContractSuite(open: () => Promise<Db>): void {
  let db: Db
  let client: pg.PoolClient
  beforeAll(async () => {
    db = await open()
    await db.pool.query('create table marks (id bigint primary key)')
  })
  afterAll(() => db?.close())
  beforeEach(async () => {
    client = await db.pool.connect()
    await client.query('truncate marks')
  })
  afterEach(() => client.release())

  const count = async () => (await client.query<{ count: number }>('select count(*) as count from marks')).rows[0]?.count
  const valuesOf = (settled: readonly PromiseSettledResult<Answer>[]) => settled.map((each) => (each.status === 'fulfilled' ? each.value.rows : each.reason))

  test('queries and batches that are sent without waiting are answered in their order', async () => {
    const order: string[] = []
    const received = (name: string) => () => order.push(name)
    await Promise.all([
      client.query('select 1').then(received('first')),
      sendBatch(client, [{ text: 'select 2' }, { text: 'select 3' }]).then(received('batch')),
      client.query('select 4').then(received('last')),
    ])
    expect(order).toEqual(['first', 'batch', 'last'])
  })

  test('a batch reads values as the pool says, nulls and empty answers too', async () => {
    const settled = await sendBatch(client, [
      { text: 'select $1::bigint as big, null as nothing, $2::jsonb as json', values: [9_007_199_254_740_991, { a: 1 }] },
      { text: 'insert into marks values (1), (2)' },
      { text: 'select id from marks where id > 5' },
      { text: '' },
    ])
    expect(valuesOf(settled)).toEqual([[{ big: 9_007_199_254_740_991, nothing: null, json: { a: 1 } }], [], [], []])
    expect(settled[1]).toMatchObject({ value: { command: 'INSERT', rowCount: 2 } })
  })

  test('a named statement is prepared once on its connection, by pg’s own query or by a batch', async () => {
    const named = { name: 'mark', text: 'select $1::int as n' }
    const prepared = async () => (await client.query(`select name from pg_prepared_statements where name = 'mark'`)).rows
    expect(await prepared()).toEqual([])
    expect(
      valuesOf(
        await sendBatch(client, [
          { ...named, values: [1] },
          { ...named, values: [2] },
        ]),
      ),
    ).toEqual([[{ n: 1 }], [{ n: 2 }]])
    expect((await client.query({ ...named, values: [3] })).rows).toEqual([{ n: 3 }])
    expect(valuesOf(await sendBatch(client, [{ ...named, values: [4] }]))).toEqual([[{ n: 4 }]])
    expect(await prepared()).toEqual([{ name: 'mark' }])
  })

  test('behind a failure in a pipelined transaction pg’s queries fail with 25P02, and its commit answers ROLLBACK', async () => {
    const sent = ['begin', 'insert into marks values (1)', 'insert into marks values (1)', 'select 1', 'commit'].map((text) => client.query(text))
    const settled = await Promise.allSettled(sent)
    expect(settled.map((each) => (each.status === 'fulfilled' ? each.value.command : each.reason.code))).toEqual([
      'BEGIN',
      'INSERT',
      '23505',
      '25P02',
      'ROLLBACK',
    ])
    expect(await count()).toBe(0)
  })

  test('behind a failure in a batch the rest is skipped, is prepared when it comes again, and the connection serves on', async () => {
    const read = { name: 'read_marks', text: 'select id from marks' }
    const insert = { name: 'insert_mark', text: 'insert into marks values ($1)', values: [7] }
    const [begun, first, again, skipped, commit] = await sendBatch(client, [{ text: 'begin' }, insert, insert, read, { text: 'commit' }])
    expect([begun?.status, first?.status]).toEqual(['fulfilled', 'fulfilled'])
    expect(again).toMatchObject({ reason: { code: '23505' } })
    expect(skipped).toMatchObject({ reason: expect.any(Skipped) })
    expect(commit).toMatchObject({ reason: expect.any(Skipped) })
    await client.query('rollback')
    expect(valuesOf(await sendBatch(client, [insert, read]))).toEqual([[], [{ id: 7 }]])
  })

  test('a value that cannot be read fails its statement alone', async () => {
    const [unreadable, next] = await sendBatch(client, [{ text: 'select 9007199254740993::bigint' }, { text: 'select 1 as n' }])
    expect(unreadable).toMatchObject({ reason: { message: expect.stringContaining('safe integers') } })
    expect(next).toMatchObject({ value: { rows: [{ n: 1 }] } })
  })
}
