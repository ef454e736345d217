import { randomBytes } from 'node:crypto'
import { openDb } from '@sojourn/db'
import { type PostgresServer, postgresServer } from '@sojourn/testing'

let shared: Promise<PostgresServer> | undefined
const started: Promise<PostgresServer>[] = []

/** Stops every server that databases were asked of. */
export async function stopServers(): Promise<void> {
  await Promise.all(started.map(async (server) => (await server).stop()))
}

function start(): Promise<PostgresServer> {
  const server = postgresServer()
  started.push(server)
  return server
}

/**
 * An empty database that belongs to an ordinary user, no superuser: one that may make roles, one that was granted the two of ours
 * as described in the README, or one that has neither.
 */
export async function freshDatabase({ roles = 'granted' }: { roles?: 'makes' | 'granted' | 'none' } = {}): Promise<string> {
  // Roles belong to a whole server: who is to make them, or to miss them, needs one that never saw ours.
  if (roles === 'granted') shared ??= start()
  const { adminUrl } = await (roles === 'granted' ? shared! : start())
  const name = `reliability_${randomBytes(4).toString('hex')}`
  const db = await openDb({ databaseUrl: adminUrl, connectionsMax: 1 })
  await db.pool.query(`create role ${name} login ${roles === 'makes' ? 'createrole' : 'nocreaterole'} password 'owner'`)
  await db.pool.query(`create database ${name} owner ${name}`)
  if (roles === 'granted') {
    for (const role of ['sojourn_tenant', 'sojourn_system']) {
      await db.pool.query(`do $$ begin create role ${role}; exception when duplicate_object then null; end $$`)
      await db.pool.query(`grant ${role} to ${name} with inherit false`)
    }
  }
  await db.close()
  const url = new URL(adminUrl)
  url.username = name
  url.password = 'owner'
  url.pathname = `/${name}`
  return url.href
}
