import type { Tx } from '@sojourn/kernel'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { A, addNote, B, listNotes, type NoteTables } from './fixtures/notes.ts'
import { type Db, prepared, raw, type Sql, sql, write } from './index.ts'

const add = (tx: Tx, id: number) => write(tx, sql<NoteTables>(tx).insertInto('notes').values({ org_id: A, note_id: id, body: 'unread', likes: 0 }))
const read = async (db: Db): Promise<number[]> => (await db.inTenant(A, listNotes)).map((note) => note.note_id)

/** Cached plans of a connection, and statements that are sent without being awaited. */
export function preparedSuite(open: () => Promise<Db>): void {
  let db: Db
  beforeAll(async () => {
    db = await open()
  })
  afterAll(() => db?.close())
  beforeEach(() => db.asSystem((tx) => sql<NoteTables>(tx).deleteFrom('notes').execute()))

  test('a plan that a migration made old is made again, and the work done once', async () => {
    await db.inTenant(A, (tx) => addNote(tx, A, 1))
    for (let look = 0; look < 8; look++) await read(db)
    await db.pool.query('alter table notes add column again int')
    expect(await read(db)).toEqual([1])
    await db.pool.query('alter table notes drop column again')
    expect(await read(db)).toEqual([1])
  })

  test('the caller’s scope decides, also with a cached plan', async () => {
    await db.inTenant(A, (tx) => addNote(tx, A, 1))
    for (let look = 0; look < 8; look++) {
      expect((await db.asSystem(listNotes)).length).toBe(1)
      expect((await db.inTenant(B, listNotes)).length).toBe(0)
      expect((await db.inTenant(A, listNotes)).length).toBe(1)
    }
  })

  test('an enqueued write is visible to later statements, and at the end', async () => {
    const seen = await db.inTenant(A, async (tx) => {
      add(tx, 1)
      add(tx, 2)
      const notes = await listNotes(tx)
      add(tx, 3)
      return notes.length
    })
    expect(seen).toBe(2)
    expect(await read(db)).toEqual([1, 2, 3])
  })

  test('an enqueued write that fails makes its transaction fail with the same error', async () => {
    const twice = (more: (tx: Tx) => Promise<unknown>) =>
      db.inTenant(A, async (tx) => {
        add(tx, 1)
        add(tx, 1)
        await more(tx)
      })
    await expect(twice(async () => {})).rejects.toMatchObject({ code: '23505' })
    await expect(twice(listNotes)).rejects.toMatchObject({ code: '23505' })
    expect(await read(db)).toEqual([])
  })

  test('statements that are asked side by side are answered in their order, and committed as one', async () => {
    const seen = await db.inTenant(A, (tx) => Promise.all([addNote(tx, A, 1), listNotes(tx), addNote(tx, A, 2), listNotes(tx)]))
    expect([seen[1].length, seen[3].length]).toEqual([1, 2])
    const after = db.inTenant(A, (tx) => Promise.all([addNote(tx, A, 3), addNote(tx, A, 1), addNote(tx, A, 4)]))
    await expect(after).rejects.toMatchObject({ code: '23505' })
    expect(await read(db)).toEqual([1, 2])
  })

  test('a transaction that only reads is refused a write; a failure inside it does not go unnoticed, and the next is answered behind it', async () => {
    await db.inTenant(A, (tx) => addNote(tx, A, 1))
    const counts = Array.from({ length: 20 }, () => db.inTenant(A, listNotes, { readOnly: true }).then((notes) => notes.length))
    expect(new Set(await Promise.all(counts))).toEqual(new Set([1]))
    await expect(db.inTenant(A, (tx) => addNote(tx, A, 2), { readOnly: true })).rejects.toMatchObject({ code: '25006' })
    const swallowed = db.inTenant(A, (tx) => addNote(tx, A, 2).catch(() => 'swallowed'), { readOnly: true })
    await expect(swallowed).rejects.toThrow(/rolled back/)
    // The statement that fails was enqueued: the connection stays usable all the same.
    await db.inTenant(A, async (tx) => void addNote(tx, A, 2).catch(() => 'swallowed'), { readOnly: true })
    const frozen = { readOnly: true, snapshot: true }
    expect((await db.inTenant(A, listNotes, frozen)).length).toBe(1)
    await db.inTenant(A, (tx) => addNote(tx, A, 2))
    expect(await read(db)).toEqual([1, 2])
  })

  test('reads that wait for each other are all in their scope, which ends with them', async () => {
    await db.inTenant(A, (tx) => addNote(tx, A, 1))
    const scopeOf = async (tx: Tx) =>
      (await raw<{ role: string; tenant: string }>`select current_role as role, current_setting('app.tenant', true) as tenant`.execute(sql(tx))).rows[0]
    const seen = await db.inTenant(A, async (tx) => [(await listNotes(tx)).length, await scopeOf(tx), (await listNotes(tx)).length], { readOnly: true })
    expect(seen).toEqual([1, { role: 'sojourn_tenant', tenant: A }, 1])
    expect(await db.inTenant(B, async (tx) => [await listNotes(tx), await listNotes(tx)], { readOnly: true })).toEqual([[], []])
    const { rows } = await db.pool.query(
      `select coalesce(current_setting('app.tenant', true), '') as tenant, current_setting('transaction_read_only') as writes, current_role = session_user as own`,
    )
    expect(rows).toEqual([{ tenant: '', writes: 'off', own: true }])
  })

  test('the work that asks nothing costs nothing, and may fail', async () => {
    expect(await db.inTenant(A, async () => 'nothing')).toBe('nothing')
    await expect(db.inTenant(A, async () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await read(db)).toEqual([])
  })

  test('a statement is built once and asked with other values, by readers that take, count or leave it', async () => {
    let builds = 0
    const insert = prepared((db: Sql<NoteTables>, note: NoteTables['notes']) => db.insertInto('notes').values(note))
    const find = prepared((db: Sql<NoteTables>, at: { id: number }) => {
      builds++
      return db.selectFrom('notes').select(['note_id', 'body']).where('note_id', '=', at.id)
    })
    const change = prepared((db: Sql<NoteTables>, at: { id: number; body?: string | undefined; likes?: number }) => {
      const { id, ...changes } = at
      return db.updateTable('notes').set(changes).where('note_id', '>=', id)
    })
    await db.inTenant(A, async (tx) => {
      for (const id of [1, 2, 3]) insert.write(tx, { org_id: A, note_id: id, body: `note ${id}`, likes: 0 })
      expect(await find.all(tx, { id: 2 })).toEqual([{ note_id: 2, body: 'note 2' }])
      expect(await find.first(tx, { id: 3 })).toEqual({ note_id: 3, body: 'note 3' })
      expect(await find.first(tx, { id: 4 })).toBeUndefined()
      expect(await change.change(tx, { id: 2, likes: 7, body: undefined })).toBe(2)
      expect(await change.change(tx, { id: 3, body: 'three' })).toBe(1)
      expect(await change.change(tx, { id: 4, body: 'four' })).toBe(0)
      expect((await listNotes(tx)).map(({ body, likes }) => [body, likes])).toEqual([
        ['note 1', 0],
        ['note 2', 7],
        ['three', 7],
      ])
    })
    expect(builds).toBe(1)
  })

  test('a prepared statement that reads its values while it is built is refused', async () => {
    const looks = prepared((db: Sql<NoteTables>, at: { id: number }) =>
      db
        .selectFrom('notes')
        .selectAll()
        .where('note_id', '=', at.id + 1),
    )
    await expect(db.inTenant(A, (tx) => looks.all(tx, { id: 1 }))).rejects.toThrow('does not look at "id"')
  })

  test('what follows a failure in the same packet is skipped, also the commit, and the connection serves on', async () => {
    await db.inTenant(A, (tx) => addNote(tx, A, 1))
    const both = (tx: Tx) => Promise.all([addNote(tx, A, 1), addNote(tx, A, 2)])
    await expect(db.inTenant(A, both)).rejects.toMatchObject({ code: '23505' })
    const left = async (tx: Tx) => add(tx, 1)
    await expect(db.inTenant(A, left)).rejects.toMatchObject({ code: '23505' })
    // The refusal is the work's own where it waited for the statement that failed, whatever it left behind that one.
    const taken = db.inTenant(A, async (tx) => {
      const first = addNote(tx, A, 1)
      add(tx, 3)
      await first.catch(() => Promise.reject(new Error('taken')))
    })
    await expect(taken).rejects.toThrow('taken')
    expect(await read(db)).toEqual([1])
  })

  test('what is only checked at the end fails there, with and without a commit of its own', async () => {
    await db.pool.query('alter table notes add constraint later unique (org_id, body) deferrable initially deferred')
    try {
      await db.inTenant(A, (tx) => addNote(tx, A, 1, 'same'))
      await expect(db.inTenant(A, (tx) => addNote(tx, A, 2, 'same'))).rejects.toMatchObject({ code: '23505' })
      const unread = db.inTenant(A, async (tx) => write(tx, sql<NoteTables>(tx).insertInto('notes').values({ org_id: A, note_id: 2, body: 'same', likes: 0 })))
      await expect(unread).rejects.toMatchObject({ code: '23505' })
      expect(await read(db)).toEqual([1])
    } finally {
      await db.pool.query('alter table notes drop constraint later')
    }
  })

  test('many at once keep to their own transactions', async () => {
    const backs = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        db
          .inTenant(A, async (tx) => {
            add(tx, index)
            const { rows } = await raw<{ tenant: string }>`select current_setting('app.tenant') as tenant`.execute(sql(tx))
            if (index % 2 === 1) throw new Error('given up')
            return rows[0]!.tenant
          })
          .catch(() => 'given up'),
      ),
    )
    expect(new Set(backs)).toEqual(new Set([A, 'given up']))
    expect((await read(db)).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index * 2))
  })
}
