import { testDb } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { A, addNote, notes } from './fixtures/notes.ts'
import type { Db } from './index.ts'

let db: Db
beforeAll(async () => {
  db = await testDb([notes])
})
afterAll(() => db.close())

const add = (id: number, body: string) => db.inTenant(A, (tx) => addNote(tx, A, id, body))
const REFUSED = { code: '23514' }

test('one function of the row takes the place of the checks, looks at the rows that are there, and refuses what is not sound', async () => {
  await db.pool.query(`alter table notes add check (body <> 'never')`)
  await add(1, 'old')
  await db.pool.query(
    `create function notes_is_sound(n notes) returns boolean language plpgsql immutable as $$ begin return n.body <> 'old' and n.likes >= 0; end $$`,
  )
  await expect(db.pool.query(`select check_sound('notes')`)).rejects.toMatchObject(REFUSED)
  await expect(add(2, 'never')).rejects.toMatchObject(REFUSED)
  await db.asSystem((tx) => addNote(tx, A, 3, 'kept'))
  await db.pool.query(
    `create or replace function notes_is_sound(n notes) returns boolean language plpgsql immutable as $$ begin return n.likes >= 0 and n.body <> 'new'; end $$`,
  )
  await db.pool.query(`select check_sound('notes')`)
  await expect(add(4, 'new')).rejects.toMatchObject(REFUSED)
  await add(5, 'never')
})

test('of a wide row the function is given only what it looks at; what is not known is no fault', async () => {
  await db.pool.query(`alter table notes add column stars int`)
  await db.pool.query(`drop function notes_is_sound cascade`)
  await db.pool.query(`create function notes_is_sound(stars int) returns boolean language plpgsql immutable as $$ begin return stars between 1 and 5; end $$`)
  await db.pool.query(`select check_sound('notes', 'stars')`)
  await add(6, 'without stars')
  const six = `insert into notes (org_id, note_id, body, stars) values ('${A}', 7, 'too many', 6)`
  await expect(db.pool.query(`begin; set local role sojourn_system; ${six}`)).rejects.toMatchObject(REFUSED)
  await db.pool.query('rollback')
})
