import type { Tx } from '@sojourn/kernel'
import { type PgDatabase, pgDatabase } from '@sojourn/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { A, addNote, listNotes, type NoteTables, notes } from './fixtures/notes.ts'
import { type Db, raw, sql } from './index.ts'

let database: PgDatabase
let one: Db
let two: Db
beforeAll(async () => {
  database = await pgDatabase([notes])
  one = await database.open()
  two = await database.open()
})
afterAll(() => database?.drop())
beforeEach(() =>
  one.asSystem(async (tx) => {
    await sql<NoteTables>(tx).deleteFrom('notes').execute()
    await addNote(tx, A, 1)
    await addNote(tx, A, 2)
  }),
)

/** Opens when `count` have arrived, so that transactions meet for certain. Later comers pass. */
function meeting(count: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let arrived = 0
  return () => {
    if (++arrived === count) resolve()
    return promise
  }
}

const like = (tx: Tx, id: number) =>
  sql<NoteTables>(tx)
    .updateTable('notes')
    .set((eb) => ({ likes: eb('likes', '+', 1) }))
    .where('note_id', '=', id)
    .execute()

test('a serialization failure is tried again, and no update is lost', async () => {
  const bothHaveRead = meeting(2)
  let runs = 0
  const readThenWrite = (db: Db) =>
    db.inTenant(
      A,
      async (tx) => {
        runs++
        const [note] = await listNotes(tx)
        await bothHaveRead()
        await sql<NoteTables>(tx)
          .updateTable('notes')
          .set({ likes: note!.likes + 1 })
          .where('note_id', '=', 1)
          .execute()
      },
      { snapshot: true },
    )
  await Promise.all([readThenWrite(one), readThenWrite(two)])
  expect((await one.inTenant(A, listNotes))[0]?.likes).toBe(2)
  expect(runs).toBe(3)
})

test('of two transactions in a deadlock the victim is tried again', async () => {
  const bothHoldOne = meeting(2)
  const lockBoth = (db: Db, first: number, second: number) =>
    db.inTenant(A, async (tx) => {
      await like(tx, first)
      await bothHoldOne()
      await like(tx, second)
    })
  await Promise.all([lockBoth(one, 1, 2), lockBoth(two, 2, 1)])
  expect((await one.inTenant(A, listNotes)).map((note) => note.likes)).toEqual([2, 2])
})

test('five tries are all it gets', async () => {
  let runs = 0
  const hopeless = one.inTenant(A, async () => {
    runs++
    throw Object.assign(new Error('could not serialize'), { code: '40001' })
  })
  await expect(hopeless).rejects.toThrow('could not serialize')
  expect(runs).toBe(5)
})

test('other failures are not tried again', async () => {
  let runs = 0
  const twice = one.inTenant(A, async (tx) => {
    runs++
    await addNote(tx, A, 1)
  })
  await expect(twice).rejects.toMatchObject({ code: '23505' })
  expect(runs).toBe(1)
})

test('a failure that comes with the commit is never tried again: its caller decides', async () => {
  await one.pool.query(`create function refuse_commit() returns trigger language plpgsql as $$ begin
    raise exception 'too late' using errcode = '40001'; end $$`)
  await one.pool.query('create constraint trigger late after insert on notes deferrable initially deferred for each row execute function refuse_commit()')
  let runs = 0
  const late = one.inTenant(A, async (tx) => {
    runs++
    await addNote(tx, A, 3)
  })
  await expect(late).rejects.toThrow('too late')
  await one.pool.query('drop trigger late on notes')
  expect(runs).toBe(1)
  expect(await one.inTenant(A, listNotes)).toHaveLength(2)
})

test('a transaction that lost its connection in the middle is begun again on another, and done once', async () => {
  let runs = 0
  await one.inTenant(A, async (tx) => {
    await addNote(tx, A, 3)
    if (runs++ > 0) return
    const { rows } = await raw<{ pid: number }>`select pg_backend_pid() as pid`.execute(sql(tx))
    await two.pool.query('select pg_terminate_backend($1)', [rows[0]!.pid])
    // No query is running when the server closes the connection: a process without an error listener would crash.
    await new Promise((resolve) => setTimeout(resolve, 100))
    // A library that hides the failure must not end it as if it were done.
    await listNotes(tx).catch(() => [])
  })
  expect(runs).toBe(2)
  expect(await one.inTenant(A, listNotes)).toHaveLength(3)
})
