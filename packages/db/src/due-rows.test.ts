import { testDb } from '@sojourn/testing'
import { afterAll, expect, test } from 'vitest'
import { A, addNote, notes } from './fixtures/notes.ts'
import { fallsDue } from './index.ts'

const db = await testDb([notes])
afterAll(() => db.close())

test('due times are received once their transaction has committed, in any schema of the connections, and not where it was rolled back', async () => {
  const received: unknown[] = []
  const stop = db.withSchema('public').onDue((kind, atMs) => received.push([kind, atMs]))
  await db.inTenant(A, async (tx) => {
    await addNote(tx, A, 1)
    fallsDue(tx, 'notes', 7)
    fallsDue(tx, 'notes', null)
    expect(received).toEqual([])
  })
  expect(received).toEqual([['notes', 7]])
  await db
    .inTenant(A, async (tx) => {
      fallsDue(tx, 'notes', 8)
      throw new Error('no')
    })
    .catch(() => {})
  stop()
  await db.inTenant(A, async (tx) => fallsDue(tx, 'notes', 9))
  expect(received).toEqual([['notes', 7]])
})
