import { pgDatabase } from '@sojourn/testing'
import { expect, test } from 'vitest'
import { notes } from './fixtures/notes.ts'
import { type Db, openDb } from './index.ts'
import { migrateSuite } from './migrate.suite.ts'

/** A database as an operator provides it: empty, its owner no superuser. */
async function emptyDatabase(): Promise<{ databaseUrl: string; adminUrl: string; db: Db }> {
  const database = await pgDatabase()
  const owner = await database.open({ connectionsMax: 1 })
  await owner.pool.query('drop schema public cascade; create schema public')
  return { databaseUrl: database.databaseUrl, adminUrl: database.adminUrl, db: { ...owner, close: database.drop } }
}

migrateSuite(async () => (await emptyDatabase()).db)

test('two nodes that start together on an empty database both come up, and each file runs once', async () => {
  const { databaseUrl, db } = await emptyDatabase()
  const nodes = await Promise.all([1, 2, 3].map(() => openDb({ databaseUrl, connectionsMax: 2 })))
  await Promise.all(nodes.map((node) => node.migrate([notes])))
  const { rows } = await db.pool.query('select count(*) as count from migrations')
  await Promise.all(nodes.map((node) => node.close()))
  await db.close()
  expect(rows).toEqual([{ count: 5 }])
})

test('an owner that may not switch roles learns what an administrator has to run', async () => {
  const { databaseUrl, adminUrl, db } = await emptyDatabase()
  const admin = await openDb({ databaseUrl: adminUrl, connectionsMax: 1 })
  const url = new URL(databaseUrl)
  const database = url.pathname.slice(1)
  await admin.pool.query(`drop role if exists poor; create role poor login password 'poor'; alter database ${database} owner to poor`)
  const poor = await openDb({ databaseUrl: Object.assign(url, { username: 'poor', password: 'poor' }).href })
  await expect(poor.migrate([])).rejects.toThrow(/grant sojourn_tenant to poor/)
  await poor.close()
  await admin.pool.query(`alter database ${database} owner to sojourn_owner`)
  await admin.pool.query('drop role poor')
  await admin.close()
  await db.close()
})
