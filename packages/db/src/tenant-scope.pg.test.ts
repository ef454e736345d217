import { pgDatabase } from '@sojourn/testing'
import { expect, test } from 'vitest'
import { A, addNote, notes } from './fixtures/notes.ts'
import { tenantScopeSuite } from './tenant-scope.suite.ts'

tenantScopeSuite(async () => {
  const database = await pgDatabase([notes])
  return { ...(await database.open()), close: database.drop }
})

test('the owner of the tables, without a role, sees no row of any tenant', async () => {
  const database = await pgDatabase([notes])
  const db = await database.open()
  await db.inTenant(A, (tx) => addNote(tx, A, 1))
  expect((await db.pool.query('select * from notes')).rows).toEqual([])
  await expect(db.pool.query("insert into notes (org_id, body) values ('org_a', 'by the owner')")).rejects.toThrow(/row-level security/)
  await database.drop()
})
