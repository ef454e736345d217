import { setTimeout as wait } from 'node:timers/promises'
import { type PostgresServer, postgresServer } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { A, addNote, listNotes, notes } from './fixtures/notes.ts'
import { openDb } from './index.ts'

const LASTING = { fsync: 'off', synchronous_commit: 'on' }

let primary: PostgresServer
let standby: PostgresServer
/** The address of both, the standby first. */
let databaseUrl: string
beforeAll(async () => {
  primary = await postgresServer(LASTING)
  standby = await primary.standby()
  const url = new URL(primary.adminUrl)
  databaseUrl = primary.adminUrl.replace(url.host, `${new URL(standby.adminUrl).host},${url.host}`)
  const db = await openDb({ databaseUrl: primary.adminUrl, connectionsMax: 1 })
  await db.migrate([notes])
  await db.pool.query(`alter system set synchronous_standby_names = '*'`)
  await db.pool.query('select pg_reload_conf()')
  await db.close()
})
afterAll(async () => {
  await standby?.stop()
  await primary?.stop()
})

test('[C4.5] of the servers that an address names the one that takes writes is used, and the next one once it is promoted', async () => {
  const db = await openDb({ databaseUrl, connectionsMax: 4 })
  const note = (id: number) => db.asSystem((tx) => addNote(tx, A, id))
  await note(1)
  await primary.kill()
  const promoted = (async () => {
    await wait(1_000)
    const admin = await openDb({ databaseUrl: standby.adminUrl, connectionsMax: 1 })
    await admin.pool.query('select pg_promote()')
    await admin.close()
  })()
  await Promise.all([2, 3, 4, 5].map(note))
  await promoted
  expect(await db.asSystem(listNotes)).toHaveLength(5)
  await db.close()
})
