import { randomBytes } from 'node:crypto'
import { type Db, type Limits, type MigrationSet, migrationsChecksum, openDb } from '@sojourn/db'
import { isInMemory } from './postgres-binaries.ts'
import { outlivesRun, testServerUrl } from './test-server.ts'

export interface PgDatabase {
  /** Connects as an ordinary owner, not as the administrator, as in production. */
  readonly databaseUrl: string
  /** The same database for the administrator, who sees the rows of all tenants where no role was taken on. */
  readonly adminUrl: string
  /** Another node's connections to the same database: four and with patience, where nothing else is asked for. */
  open(options?: { databaseUrl?: string; schema?: string; connectionsMax?: number; limits?: Limits }): Promise<Db>
  /** Closes what was opened and drops the database. */
  drop(): Promise<void>
}

/** Rows that many test files fill in: once in a run, into the template that they copy, where each then finds them. */
interface Content {
  readonly name: string
  fill(db: Db): Promise<void>
}

export interface PgDatabaseOptions {
  readonly schema?: string
  readonly content?: Content
}

/** Each new connection is a process that plans every statement anew. Races ask for more. */
const CONNECTIONS_MAX = 4
/** A machine that is busy elsewhere is not a database that is away: a thousand people at once wait for each other as long as it takes there. */
const PATIENT: Limits = { statementMs: 120_000, answerMs: 125_000, connectMs: 120_000, waitMs: 150_000 }
const OWNER = 'sojourn_owner'
const OWNER_PASSWORD = 'owner'
const TEMPLATES_LOCK = 7_140_221

/** A PostgreSQL database of its own with these migrations applied: a copy, made in some 50 ms, of a template migrated once per run. */
export async function pgDatabase(sets: readonly MigrationSet[] = [], { content, ...options }: PgDatabaseOptions = {}): Promise<PgDatabase> {
  const adminUrl = await testServerUrl()
  const name = `test_${randomBytes(8).toString('hex')}`
  const admin = await openDb({ databaseUrl: adminUrl, connectionsMax: 1 })
  try {
    // The name says which tables a template has, not what other sources filled in: where it may be of another run it has tables alone.
    const template = await templateOf(admin, adminUrl, { sets, schema: options.schema ?? 'public', content: outlivesRun() ? undefined : content })
    await admin.pool.query(`create database ${name} template ${template} strategy ${await quickestCopy(admin)} owner ${OWNER}`)
  } finally {
    await admin.close()
  }
  const databaseUrl = ownerUrl(adminUrl, name)
  const opened: Db[] = []
  return {
    databaseUrl,
    adminUrl: databaseIn(adminUrl, name),
    async open(more = {}) {
      const db = await openDb({ databaseUrl, connectionsMax: CONNECTIONS_MAX, limits: PATIENT, ...options, ...more })
      opened.push(db)
      return db
    },
    async drop() {
      await Promise.all(opened.map((db) => db.close()))
      await drop(adminUrl, name)
    },
  }
}

/** Copying the files as they are asks for a checkpoint first: a quarter of the time of a copy through the log where files are in memory, ten times as long on a busy disk. */
async function quickestCopy({ pool }: Db): Promise<'file_copy' | 'wal_log'> {
  const { rows } = await pool.query<{ folder: string }>(`select current_setting('data_directory') as folder`)
  return isInMemory(rows[0]?.folder ?? '') ? 'file_copy' : 'wal_log'
}

interface Beginning {
  readonly sets: readonly MigrationSet[]
  readonly schema: string
  readonly content: Content | undefined
}

/** The database that copies are made of: migrated once, by the first process that needs it. */
async function templateOf({ pool }: Db, adminUrl: string, { sets, schema, content }: Beginning): Promise<string> {
  const name = `template_${schema}_${(await migrationsChecksum(sets)).slice(0, 16)}${content ? `_${content.name}` : ''}`
  const isThere = async () => (await pool.query('select from pg_database where datname = $1', [name])).rowCount === 1
  if (await isThere()) return name
  const client = await pool.connect()
  try {
    await client.query(`select pg_advisory_lock(${TEMPLATES_LOCK})`)
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) {
      await client.query(`do $$ begin if not exists (select from pg_roles where rolname = '${OWNER}') then
        create role ${OWNER} login createrole createdb password '${OWNER_PASSWORD}'; end if; end $$`)
      await client.query(`drop database if exists ${name}_part with (force)`)
      await client.query(`create database ${name}_part owner ${OWNER}`)
      const part = await openDb({ databaseUrl: ownerUrl(adminUrl, `${name}_part`), schema })
      await part
        .migrate(sets)
        .then(() => content?.fill(part))
        .finally(part.close)
      await client.query(`alter database ${name}_part rename to ${name}`)
    }
    await client.query(`select pg_advisory_unlock(${TEMPLATES_LOCK})`)
  } finally {
    client.release()
  }
  return name
}

function databaseIn(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

function ownerUrl(adminUrl: string, database: string): string {
  const url = new URL(databaseIn(adminUrl, database))
  url.username = OWNER
  url.password = OWNER_PASSWORD
  return url.href
}

async function drop(adminUrl: string, name: string): Promise<void> {
  const admin = await openDb({ databaseUrl: adminUrl, connectionsMax: 1 })
  await admin.pool.query(`drop database if exists ${name} with (force)`).finally(admin.close)
}
