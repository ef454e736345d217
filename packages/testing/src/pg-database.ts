import { randomBytes } from 'node:crypto'
import { type Db, type MigrationSet, migrationsChecksum, openDb } from '@sojourn/db'
import { postgresServer } from './postgres-server.ts'

export interface PgDatabase {
  /** Connects as an ordinary owner, not as the administrator, as in production. */
  readonly databaseUrl: string
  /** Another node's connections to the same database. */
  open(options?: { schema?: string; connectionsMax?: number }): Promise<Db>
  /** Closes what was opened and drops the database. */
  drop(): Promise<void>
}

const OWNER = 'sojourn_owner'
const OWNER_PASSWORD = 'owner'
const TEMPLATES_LOCK = 7_140_221

/** A PostgreSQL database of its own with these migrations applied: a copy, made in some 50 ms, of a template migrated once per run. */
export async function pgDatabase(sets: readonly MigrationSet[] = [], options: { schema?: string } = {}): Promise<PgDatabase> {
  const adminUrl = await serverUrl()
  const template = await templateOf(adminUrl, sets, options.schema ?? 'public')
  const name = `test_${randomBytes(8).toString('hex')}`
  await admin(adminUrl, [`create database ${name} template ${template} owner ${OWNER}`])
  const databaseUrl = ownerUrl(adminUrl, name)
  const opened: Db[] = []
  return {
    databaseUrl,
    async open(more = {}) {
      const db = await openDb({ databaseUrl, ...options, ...more })
      opened.push(db)
      return db
    },
    async drop() {
      await Promise.all(opened.map((db) => db.close()))
      await admin(adminUrl, [`drop database if exists ${name} with (force)`])
    },
  }
}

let own: Promise<string> | undefined

/** The server that the test run started, or one of this process's own. */
function serverUrl(): Promise<string> {
  const { TEST_POSTGRES_URL } = process.env
  if (TEST_POSTGRES_URL) return Promise.resolve(TEST_POSTGRES_URL)
  own ??= postgresServer().then((server) => server.adminUrl)
  return own
}

async function templateOf(adminUrl: string, sets: readonly MigrationSet[], schema: string): Promise<string> {
  const name = `template_${schema}_${(await migrationsChecksum(sets)).slice(0, 16)}`
  const db = await openDb({ databaseUrl: adminUrl, connectionsMax: 1 })
  const client = await db.pool.connect()
  try {
    await client.query(`select pg_advisory_lock(${TEMPLATES_LOCK})`)
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) {
      await client.query(`do $$ begin if not exists (select from pg_roles where rolname = '${OWNER}') then
        create role ${OWNER} login createrole createdb password '${OWNER_PASSWORD}'; end if; end $$`)
      await client.query(`drop database if exists ${name}_part with (force)`)
      await client.query(`create database ${name}_part owner ${OWNER}`)
      const part = await openDb({ databaseUrl: ownerUrl(adminUrl, `${name}_part`), schema })
      await part.migrate(sets).finally(part.close)
      await client.query(`alter database ${name}_part rename to ${name}`)
    }
  } finally {
    client.release(true)
    await db.close()
  }
  return name
}

function ownerUrl(adminUrl: string, database: string): string {
  const url = new URL(adminUrl)
  url.username = OWNER
  url.password = OWNER_PASSWORD
  url.pathname = `/${database}`
  return url.href
}

async function admin(adminUrl: string, statements: readonly string[]): Promise<void> {
  const db = await openDb({ databaseUrl: adminUrl, connectionsMax: 1 })
  try {
    for (const statement of statements) await db.pool.query(statement)
  } finally {
    await db.close()
  }
}
