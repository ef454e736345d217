import { randomBytes } from 'node:crypto'
import { openDb } from '@sojourn/db'
import { type PostgresServer, postgresServer } from '@sojourn/testing'

let server: Promise<PostgresServer> | undefined

/** An empty database that belongs to an ordinary user: no superuser, allowed to make roles or not. */
export async function freshDatabase({ createRole = true } = {}): Promise<string> {
  server ??= postgresServer()
  const { adminUrl } = await server
  const name = `reliability_${randomBytes(4).toString('hex')}`
  const db = await openDb({ databaseUrl: adminUrl, connectionsMax: 1 })
  await db.pool.query(`create role ${name} login ${createRole ? 'createrole' : 'nocreaterole'} password 'owner'`)
  await db.pool.query(`create database ${name} owner ${name}`)
  await db.close()
  const url = new URL(adminUrl)
  url.username = name
  url.password = 'owner'
  url.pathname = `/${name}`
  return url.href
}
