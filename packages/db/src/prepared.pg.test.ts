import { pgDatabase } from '@sojourn/testing'
import { expect, test } from 'vitest'
import { A, addNote, listNotes, notes } from './fixtures/notes.ts'
import { preparedSuite } from './prepared.suite.ts'

preparedSuite(async () => {
  const database = await pgDatabase([notes])
  return { ...(await database.open()), close: database.drop }
})

test('a connection that has lost its plans, as behind a pooler, is asked in full texts from then on, and the work is done once', async () => {
  const database = await pgDatabase([notes])
  const db = await database.open({ connectionsMax: 10 })
  const clients = await Promise.all(Array.from({ length: 10 }, () => db.pool.connect()))
  for (const client of clients) client.release()
  const readAll = () => Promise.all(Array.from({ length: 30 }, () => db.inTenant(A, listNotes)))
  const add = (id: number) =>
    db.inTenant(A, async (tx) => {
      await listNotes(tx)
      await addNote(tx, A, id)
    })
  await add(1)
  await readAll()
  const lost = await Promise.all(Array.from({ length: 10 }, () => db.pool.connect()))
  await Promise.all(lost.map((client) => client.query('deallocate all')))
  for (const client of lost) client.release()
  await add(2)
  expect((await readAll()).map((some) => some.map((note) => note.note_id))).toEqual(Array.from({ length: 30 }, () => [1, 2]))
  await database.drop()
})
