import { join } from 'node:path'
import { openDb } from '@sojourn/db'
import { newFolder, type PgDatabase, pgDatabase } from '@sojourn/testing'
import { expect, onTestFinished, test } from 'vitest'
import { run } from '../../../tools/process/run.ts'
import { createSystem, type System } from './create-system.ts'

const KEYS = { GATEWAY_SECRET_KEY: 'sk_of_the_test', GATEWAY_PUBLISHABLE_KEY: 'pk_of_the_test', GATEWAY_WEBHOOK_SECRET: 'whsec_of_the_test' }
const EMAIL = 'ana@example.com'
const PASSWORD = 'a word of hers'

const open = (env: Record<string, string>) => createSystem({ SEED: 'none', WORKERS: '1', ...KEYS, ...env })

const call = (system: System, path: string, body: unknown) =>
  system.api.fetch(new Request(`http://localhost:4100${path}`, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }))
const customers = (system: System, init: RequestInit = {}) =>
  system.gateway.fetch(new Request('http://localhost:4101/v1/customers', { headers: { authorization: 'Bearer sk_of_the_test' }, ...init }))

/** A person of the shop and a customer of the gateway. */
async function fill(system: System): Promise<void> {
  await system.seed()
  expect((await call(system, '/api/user/signUp', { email: EMAIL, password: PASSWORD, first_name: 'Ana', last_name: 'Prata' })).status).toBe(200)
  expect((await customers(system, { method: 'POST', body: new URLSearchParams({ email: EMAIL }) })).status).toBe(200)
}

/** What was there is there, and the system goes on with it: its roles see and write their rows. */
async function expectWhole(system: System): Promise<void> {
  await system.seed()
  const signedIn = await call(system, '/api/user/signIn', { email: EMAIL, password: PASSWORD })
  expect(await signedIn.json()).toMatchObject({ status_code: 403, code: 'email_not_verified' })
  expect(await (await customers(system)).json()).toMatchObject({ data: [{ email: EMAIL }] })
  expect((await customers(system, { method: 'POST', body: new URLSearchParams({ email: 'ben@example.com' }) })).status).toBe(200)
  expect(await system.invariants()).toEqual([])
}

const nameOf = (url: string): string => new URL(url).pathname.slice(1)
const at = (url: string, name: string): string => Object.assign(new URL(url), { pathname: `/${name}` }).href

/** A database that was written to, and its secrets. */
async function filledDatabase(): Promise<{ database: PgDatabase; dataDir: string }> {
  const database = await pgDatabase()
  onTestFinished(() => database.drop())
  const dataDir = newFolder()
  const system = await open({ DATABASE_URL: database.databaseUrl, DATA_DIR: dataDir })
  await fill(system)
  await system.close()
  return { database, dataDir }
}

/** Makes another database from this one, by the administrator, and starts a system on it. */
async function expectRestored(make: (admin: { query(text: string): Promise<unknown> }, name: string, database: PgDatabase) => Promise<void>): Promise<void> {
  const { database, dataDir } = await filledDatabase()
  const name = `${nameOf(database.databaseUrl)}_restored`
  const admin = await openDb({ databaseUrl: at(database.adminUrl, 'postgres'), connectionsMax: 1 })
  try {
    await make(admin.pool, name, database)
    const restored = await open({ DATABASE_URL: at(database.databaseUrl, name), DATA_DIR: dataDir })
    await expectWhole(restored)
    await restored.close()
  } finally {
    await admin.pool.query(`drop database if exists ${name} with (force)`)
    await admin.close()
  }
}

test('a copy of a PostgreSQL database within its server is whole: a system starts on it and goes on', () =>
  expectRestored(async (admin, name, database) => {
    await admin.query(`create database ${name} template ${nameOf(database.databaseUrl)} owner ${new URL(database.databaseUrl).username}`)
  }))

/** Null where there is none, or one that is older than the server of the tests. */
async function dumpTools(database: PgDatabase): Promise<boolean> {
  const { code, output } = await run('pg_dump', ['--version'])
  const admin = await openDb({ databaseUrl: database.adminUrl, connectionsMax: 1 })
  const { rows } = await admin.pool.query<{ server_version_num: string }>('show server_version_num')
  await admin.close()
  const server = Math.floor(Number(rows[0]?.server_version_num) / 10_000)
  return code === 0 && Number(/(\d+)(\.|$|\s|beta)/.exec(output.replace(/^\D*/, ''))?.[1]) >= server
}

test('what pg_dump writes as the administrator, pg_restore makes whole again', async ({ skip }) => {
  const probe = await pgDatabase()
  const isThere = await dumpTools(probe)
  await probe.drop()
  if (!isThere) skip('no pg_dump of the server’s version is installed')
  await expectRestored(async (admin, name, database) => {
    const file = join(newFolder(), 'sojourn.dump')
    const dumped = await run('pg_dump', ['--format=custom', `--file=${file}`, database.adminUrl])
    expect(dumped.output).toBe('')
    await admin.query(`create database ${name} owner ${new URL(database.databaseUrl).username}`)
    const restored = await run('pg_restore', ['--exit-on-error', `--dbname=${at(database.adminUrl, name)}`, file])
    expect(restored.output).toBe('')
  })
})
