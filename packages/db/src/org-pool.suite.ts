import { Kysely, PostgresDialect } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { A, B, listNotes, type NoteTables } from './fixtures/notes.ts'
import { type Db, sql } from './index.ts'

/** A library that brings its own SQL, here a Kysely of its own, stays inside its tenant. */
export function orgPoolSuite(open: () => Promise<Db>): void {
  let db: Db
  let library: Kysely<NoteTables>
  beforeAll(async () => {
    db = await open()
    library = new Kysely<NoteTables>({ dialect: new PostgresDialect({ pool: db.orgPool(A) as never }) })
  })
  afterAll(() => db?.close())
  beforeEach(() => db.asSystem((tx) => sql<NoteTables>(tx).deleteFrom('notes').execute()))

  const note = (id: number, org = A) => ({ org_id: org, note_id: id, body: 'by a library', likes: 0 })
  const insert = (id: number, org = A) => library.insertInto('notes').values(note(id, org))

  test('a statement is committed before its result is handed out', async () => {
    await insert(1).execute()
    expect(await db.inTenant(A, listNotes)).toHaveLength(1)
    expect(await db.inTenant(B, listNotes)).toHaveLength(0)
  })

  test('rows of another tenant can be neither read nor written', async () => {
    await db.inTenant(B, (tx) => sql<NoteTables>(tx).insertInto('notes').values(note(9, B)).execute())
    expect(await library.selectFrom('notes').selectAll().execute()).toEqual([])
    await expect(insert(2, B).execute()).rejects.toThrow(/row-level security/)
  })

  test('a transaction of the library is one transaction, and stays in scope after its commit', async () => {
    await library.connection().execute(async (one) => {
      await one.transaction().execute(async (trx) => {
        await trx.insertInto('notes').values(note(3)).execute()
      })
      await expect(one.insertInto('notes').values(note(4, B)).execute()).rejects.toThrow(/row-level security/)
    })
    expect(await db.inTenant(A, listNotes)).toHaveLength(1)
  })

  test('a transaction that the library aborts leaves nothing', async () => {
    const work = library.transaction().execute(async (trx) => {
      await trx.insertInto('notes').values(note(5)).execute()
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect(await db.inTenant(A, listNotes)).toEqual([])
  })

  test('a connection released in the middle of a transaction rolls it back', async () => {
    const client = await db.orgPool(A).connect()
    await client.query('begin')
    await client.query("insert into notes (org_id, note_id, body) values ($1, 6, 'half')", [A])
    client.release()
    expect(await db.inTenant(A, listNotes)).toEqual([])
  })

  test('a failed statement does not spoil the connection for the next', async () => {
    const pool = db.orgPool(A)
    await expect(pool.query('select nonsense')).rejects.toThrow(/nonsense/)
    expect((await pool.query({ text: 'select $1::int8 as n', values: [7] })).rows).toEqual([{ n: 7 }])
  })
}
