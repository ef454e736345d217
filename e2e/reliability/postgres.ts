import { randomBytes } from 'node:crypto'
import { type Db, openDb } from '@sojourn/db'
import { type PostgresServer, postgresServer } from '@sojourn/testing'
import { runNode } from '../../tools/process/run.ts'
import { newDataHome } from '../../tools/process/run-folder.ts'
import { fromRoot } from '../../tools/root.ts'

/** Where the files of a run ask for their server, which starts at the first request. */
export const SERVER = 'SOJOURN_RELIABILITY_POSTGRES'

const started: Promise<PostgresServer>[] = []

/** Stops every server that was started here; that of the run goes on. */
export async function stopServers(): Promise<void> {
  await Promise.all(started.map(async (server) => (await server).stop()))
}

function start(): Promise<PostgresServer> {
  const server = postgresServer()
  started.push(server)
  return server
}

async function serverOfRun(): Promise<string> {
  const response = await fetch(process.env[SERVER] as string)
  const text = await response.text()
  if (!response.ok) throw new Error(`this run could not start its PostgreSQL: ${text}`)
  return text
}

type Roles = 'makes' | 'granted' | 'none'

/**
 * An empty database that belongs to an ordinary user, no superuser: one that may make roles, one that was granted the two of ours
 * as described in the README, or one that has neither.
 */
export async function freshDatabase({ roles = 'granted' }: { roles?: Roles } = {}): Promise<string> {
  // Roles belong to a whole server: a test that is to make them, or to miss them, needs one that never saw ours.
  const adminUrl = roles === 'granted' ? await serverOfRun() : (await start()).adminUrl
  const name = newName()
  await asAdmin(adminUrl, async (admin) => {
    await createOwner(admin, name, roles)
    await admin.pool.query(`create database ${name} owner ${name}`)
  })
  return urlOf(adminUrl, name, name)
}

/** What a node has to be told to go on with a copy of the demo world. */
export interface DemoDatabase {
  readonly DATABASE_URL: string
  /** The cards of the demo member were put into the vault under this key. */
  readonly VAULT_KEY: string
}

const WORLD = 'reliability_world'
const VAULT_KEY = 'the key of the demo world in tests'
// Any number does.
const WORLD_LOCK = 7_140_222

/** A database of its own that has the demo world, which is made once in a run. That a start makes it is proven where `freshDatabase` is used. */
export async function demoDatabase(): Promise<DemoDatabase> {
  const adminUrl = await serverOfRun()
  const name = newName()
  await asAdmin(adminUrl, async (admin) => {
    await makeWorldOnce(admin, adminUrl)
    // The tables belong to the owner of the world, and the copy's user may do no more than an owner.
    await admin.pool.query(`create database ${name} template ${WORLD} owner ${WORLD}`)
  })
  return { DATABASE_URL: urlOf(adminUrl, name, WORLD), VAULT_KEY }
}

async function makeWorldOnce(admin: Db, adminUrl: string): Promise<void> {
  await admin.pool.query('select pg_advisory_lock($1)', [WORLD_LOCK])
  const { rowCount } = await admin.pool.query('select from pg_database where datname = $1', [WORLD])
  if (rowCount === 0) {
    // Whoever failed to make it left a part.
    const part = `${WORLD}_part`
    await admin.pool.query(`drop database if exists ${part} with (force)`)
    await admin.pool.query(`drop role if exists ${WORLD}`)
    await createOwner(admin, WORLD, 'granted')
    await admin.pool.query(`create database ${part} owner ${WORLD}`)
    const env = { DATABASE_URL: urlOf(adminUrl, part, WORLD), VAULT_KEY, DATA_DIR: newDataHome() }
    const { code, output } = await runNode(fromRoot('tools', 'run.mjs'), ['tools/seed.ts'], { env })
    if (code !== 0) throw new Error(`the world was not made:\n${output}`)
    // Last: a server that comes later finds the whole world or none.
    await admin.pool.query(`alter database ${part} rename to ${WORLD}`)
  }
  await admin.pool.query('select pg_advisory_unlock($1)', [WORLD_LOCK])
}

async function createOwner({ pool }: Db, name: string, roles: Roles): Promise<void> {
  await pool.query(`create role ${name} login ${roles === 'makes' ? 'createrole' : 'nocreaterole'} password 'owner'`)
  if (roles !== 'granted') return
  for (const role of ['sojourn_tenant', 'sojourn_system']) {
    // Files ask at the same time.
    await pool.query(`do $$ begin create role ${role}; exception when duplicate_object or unique_violation then null; end $$`)
    await pool.query(`grant ${role} to ${name} with inherit false`)
  }
}

const newName = (): string => `reliability_${randomBytes(4).toString('hex')}`

/** On one connection, to which locks belong. */
async function asAdmin(adminUrl: string, work: (admin: Db) => Promise<void>): Promise<void> {
  const admin = await openDb({ databaseUrl: adminUrl, connectionsMax: 1 })
  await work(admin).finally(admin.close)
}

function urlOf(adminUrl: string, database: string, user: string): string {
  const url = new URL(adminUrl)
  url.username = user
  url.password = 'owner'
  url.pathname = `/${database}`
  return url.href
}
