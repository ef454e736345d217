import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import type { MigrationSet } from './types.ts'

interface Migration {
  readonly name: string
  readonly text: string
  readonly checksum: string
}

const BASE = new URL('../data/', import.meta.url)
const FILE = /^\d{4}-[a-z0-9-]+\.sql$/
// Any number does, as long as every node uses the same.
const LOCK = 6_171_093

/** Each file runs in a transaction of its own under one lock, which looks again whether another node has just run it. */
export async function migrate(pool: pg.Pool, schema: string, sets: readonly MigrationSet[]): Promise<void> {
  const migrations = await readSets(sets)
  const client = await pool.connect()
  try {
    await locked(client, schema, async () => {
      await client.query(await readFile(new URL('roles.sql', BASE), 'utf8'))
      await client.query('create table if not exists migrations (name text primary key, checksum text not null, applied_ms bigint not null)')
    })
    const applied = await readApplied(client, schema)
    for (const migration of migrations) {
      if (isApplied(applied, migration)) continue
      await locked(client, schema, () => apply(client, migration))
    }
  } finally {
    client.release()
  }
}

/** A text that changes whenever these migrations or the embedded database do: the name of a copy made for tests. */
export async function migrationsChecksum(sets: readonly MigrationSet[]): Promise<string> {
  const hash = createHash('sha256').update(await readFile(new URL('roles.sql', BASE)))
  for (const { name, checksum } of await readSets(sets)) hash.update(`${name} ${checksum}\n`)
  const embedded = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), '..', 'package.json')
  return hash.update(await readFile(embedded)).digest('hex')
}

const readSets = async (sets: readonly MigrationSet[]): Promise<Migration[]> =>
  (await Promise.all([{ owner: 'base', folder: BASE }, ...sets].map(readSet))).flat()

async function readSet(set: MigrationSet): Promise<Migration[]> {
  const folder = fileURLToPath(set.folder)
  const names = (await readdir(folder)).filter((name) => FILE.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
      return { name: `${set.owner}/${name}`, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

async function locked(client: pg.PoolClient, schema: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await client.query(`begin; select pg_advisory_xact_lock(${LOCK}); create schema if not exists ${schema}; set local search_path to ${schema}`)
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  const { rows } = await client.query<{ checksum: string }>('select checksum from migrations where name = $1', [migration.name])
  if (rows[0] && isApplied(new Map([[migration.name, rows[0].checksum]]), migration)) return
  try {
    await client.query(migration.text)
  } catch (error) {
    throw new Error(`migration ${migration.name} failed: ${(error as Error).message}`, { cause: error })
  }
  await client.query('insert into migrations (name, checksum, applied_ms) values ($1, $2, $3)', [migration.name, migration.checksum, Date.now()])
}

async function readApplied(client: pg.PoolClient, schema: string): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(`select name, checksum from ${schema}.migrations`)
  return new Map(rows.map((row) => [row.name, row.checksum]))
}

function isApplied(applied: ReadonlyMap<string, string>, migration: Migration): boolean {
  const checksum = applied.get(migration.name)
  if (checksum !== undefined && checksum !== migration.checksum) {
    throw new Error(`migration ${migration.name} was changed after this database had run it: put the file back and write the change as a new one`)
  }
  return checksum !== undefined
}
