import type { OrgId, Tx } from '@sojourn/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { A, addNote, B, listNotes, type NoteTables } from './fixtures/notes.ts'
import { type Db, raw, runInvariants, sql, tenantTablesAreProtected, write } from './index.ts'

/** What must hold on the embedded database and on PostgreSQL alike. */
export function tenantScopeSuite(open: () => Promise<Db>): void {
  let db: Db
  beforeAll(async () => {
    db = await open()
    await db.asSystem(async (tx) => {
      await addNote(tx, A, 1, 'of a')
      await addNote(tx, B, 2, 'of b')
    })
  })
  afterAll(() => db?.close())

  test('a tenant sees its own rows only', async () => {
    expect((await db.inTenant(A, listNotes)).map((note) => note.body)).toEqual(['of a'])
    expect((await db.inTenant(B, listNotes)).map((note) => note.body)).toEqual(['of b'])
  })

  test('the system sees every tenant', async () => {
    expect(await db.asSystem(listNotes)).toHaveLength(2)
  })

  test('a tenant can neither add, change nor take the rows of another', async () => {
    await expect(db.inTenant(A, (tx) => addNote(tx, B, 3))).rejects.toThrow(/row-level security/)
    const changed = await db.inTenant(A, (tx) => sql<NoteTables>(tx).updateTable('notes').set({ body: 'mine' }).where('org_id', '=', B).executeTakeFirst())
    expect(changed.numUpdatedRows).toBe(0n)
    await expect(db.inTenant(A, (tx) => sql<NoteTables>(tx).updateTable('notes').set({ org_id: B }).execute())).rejects.toThrow(/row-level security/)
    await db.inTenant(A, (tx) => sql<NoteTables>(tx).deleteFrom('notes').where('org_id', '=', B).execute())
    expect((await db.inTenant(B, listNotes)).map((note) => note.body)).toEqual(['of b'])
  })

  test('the tenant role without a tenant sees nothing, also after another transaction named one', async () => {
    await db.inTenant(A, listNotes)
    const client = await db.pool.connect()
    await client.query('begin; set local role sojourn_tenant')
    expect((await client.query('select * from notes')).rows).toEqual([])
    await client.query('rollback')
    client.release()
  })

  describe('a transaction of one batch', () => {
    const add = (tx: Tx, org: OrgId, note_id: number) =>
      write(tx, sql<NoteTables>(tx).insertInto('notes').values({ org_id: org, note_id, body: 'batch', likes: 0 }))
    const inOne = <T>(work: (tx: Tx) => Promise<T>) => db.inTenant(A, work, { oneBatch: true })
    const idsOfA = async () => (await db.inTenant(A, listNotes)).map((note) => note.note_id)

    test('is committed with its answers, in its scope, also where they are not awaited', async () => {
      expect(await inOne((tx) => Promise.all([addNote(tx, A, 11), listNotes(tx)]))).toMatchObject([undefined, [{ note_id: 1 }, { note_id: 11 }]])
      await inOne(async (tx) => add(tx, A, 12))
      expect(await idsOfA()).toEqual([1, 11, 12])
    })

    test('does nothing where one of its statements fails, waited for or not', async () => {
      await expect(inOne((tx) => Promise.all([addNote(tx, A, 13), addNote(tx, A, 1)]))).rejects.toMatchObject({ code: '23505' })
      const unread = inOne(async (tx) => {
        add(tx, A, 14)
        add(tx, B, 15)
      })
      await expect(unread).rejects.toThrow(/row-level security/)
      expect(await idsOfA()).toEqual([1, 11, 12])
    })

    test('does nothing where its work fails before it is sent, and refuses to ask again after an answer', async () => {
      const failed = inOne(async (tx) => {
        add(tx, A, 16)
        throw new Error('not wanted')
      })
      await expect(failed).rejects.toThrow('not wanted')
      const again = inOne(async (tx) => {
        await listNotes(tx)
        await addNote(tx, A, 17)
      })
      await expect(again).rejects.toThrow(/asked again/)
      expect(await idsOfA()).toEqual([1, 11, 12])
      await db.inTenant(A, (tx) => sql<NoteTables>(tx).deleteFrom('notes').where('note_id', '>', 10).execute())
    })
  })

  test('a tenant named like SQL is only a name', async () => {
    const odd = "x'; set local role sojourn_system; --\\" as typeof A
    expect(await db.inTenant(odd, listNotes)).toEqual([])
  })

  test('a catalogue is read by tenants and written by the system', async () => {
    expect(await db.inTenant(A, (tx) => sql<NoteTables>(tx).selectFrom('cities').selectAll().execute())).toHaveLength(1)
    await expect(db.inTenant(A, (tx) => sql<NoteTables>(tx).insertInto('cities').values({ city_id: 'x', name: 'X' }).execute())).rejects.toThrow(/permission/)
    await db.asSystem((tx) => sql<NoteTables>(tx).insertInto('cities').values({ city_id: 'pdx', name: 'Portland' }).execute())
  })

  test('protect refuses a table whose key does not begin with the tenant', async () => {
    const client = await db.pool.connect()
    await client.query('begin; create table loose (id text primary key, org_id text)')
    await expect(client.query("select protect('loose')")).rejects.toThrow(/begins with org_id/)
    await client.query('rollback')
    client.release()
  })

  test.each([
    ['that is not forced', 'alter table notes no force row level security', 'notes'],
    ['whose security is off', 'alter table notes disable row level security', 'notes'],
    ['with a policy that lets others pass', 'create policy wide on notes for select to sojourn_tenant using (true)', 'notes'],
    ['nobody protected, for reading', 'create table leak (org_id text, x int); grant select on leak to sojourn_tenant', 'leak'],
    ['nobody protected, for writing', 'create table loose (x int); grant insert on loose to sojourn_tenant', 'loose'],
    ['seen by a view', 'create view peek as select * from notes; grant select on peek to sojourn_tenant', 'peek'],
  ])('the invariant finds a tenant table %s', async (_, planted, found) => {
    expect(await runInvariants(db, [tenantTablesAreProtected])).toEqual([])
    const client = await db.pool.connect()
    try {
      await client.query(`begin; ${planted}`)
      expect((await client.query(tenantTablesAreProtected.sql)).rows).toEqual([{ table_name: found }])
    } finally {
      await client.query('rollback')
      client.release()
    }
  })

  test('the invariant is about tables of ours: what an extension brought is its own', async () => {
    const client = await db.pool.connect()
    try {
      await client.query(
        'begin; create extension if not exists pg_trgm; create table statistics (org_id text, x int); grant select on statistics to sojourn_tenant',
      )
      expect((await client.query(tenantTablesAreProtected.sql)).rows).toEqual([{ table_name: 'statistics' }])
      await client.query('alter extension pg_trgm add table statistics')
      expect((await client.query(tenantTablesAreProtected.sql)).rows).toEqual([])
    } finally {
      await client.query('rollback')
      client.release()
    }
  })

  test('work that throws leaves nothing behind', async () => {
    const failing = db.inTenant(A, async (tx) => {
      await addNote(tx, A, 50)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await db.inTenant(A, listNotes)).toHaveLength(1)
  })

  test('a swallowed failure inside a transaction is not taken for success', async () => {
    const work = db.inTenant(A, async (tx) => {
      await addNote(tx, A, 51)
      await addNote(tx, A, 51).catch(() => {})
    })
    await expect(work).rejects.toThrow(/rolled back/)
    expect(await db.inTenant(A, listNotes)).toHaveLength(1)
  })

  test('a transaction inside a transaction is refused at once instead of waiting for itself', async () => {
    await expect(db.inTenant(A, () => db.asSystem(listNotes))).rejects.toThrow(/already open/)
  })

  test('work left running after its transaction may open its own', async () => {
    let later: Promise<unknown> = Promise.resolve()
    await db.inTenant(A, async () => {
      later = new Promise((resolve) => setTimeout(resolve, 20)).then(() => db.inTenant(A, listNotes))
    })
    expect(await later).toHaveLength(1)
  })

  test('a query after the end of its transaction is refused', async () => {
    const tx = await db.inTenant(A, async (inner) => inner)
    await expect(listNotes(tx)).rejects.toThrow(/had ended/)
  })

  test('values come as the code writes them: bigint a number, date a text, numeric a text', async () => {
    const select = raw<Record<string, unknown>>`select 9007199254740991::int8 as big, date '2027-02-28' as day, 1.50::numeric as rate,
      array[1, null]::int8[] as bigs, array['2027-02-28']::date[] as days, count(*) as count from cities where false`
    const { rows } = await db.inTenant(A, (tx) => select.execute(sql(tx)))
    expect(rows[0]).toEqual({ big: 9007199254740991, day: '2027-02-28', rate: '1.50', bigs: [1, null], days: ['2027-02-28'], count: 0 })
    await expect(db.inTenant(A, (tx) => raw`select 9007199254740993::int8`.execute(sql(tx)))).rejects.toThrow(/safe integers/)
  })

  test('two schemas of one server work at the same time', async () => {
    const other = db.withSchema('gateway')
    await other.migrate([])
    await Promise.all([db.asSystem(listNotes), other.asSystem((tx) => raw`select 1`.execute(sql(tx)))])
    await expect(other.asSystem(listNotes)).rejects.toThrow(/notes/)
  })
}
