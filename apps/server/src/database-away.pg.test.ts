import { setTimeout as wait } from 'node:timers/promises'
import { type DatabaseLine, databaseLine, newFolder, type PgDatabase, pgDatabase } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSystem, type System } from './create-system.ts'
import { createOperations } from './operations.ts'

const LIMITS = { statementMs: 3_000, answerMs: 4_000, connectMs: 1_500, waitMs: 5_000 }
const HERE = { ip: '127.0.0.1', fromHere: true }

let database: PgDatabase
let line: DatabaseLine
let system: System
beforeAll(async () => {
  database = await pgDatabase()
  line = await databaseLine(database.databaseUrl)
  const keys = { GATEWAY_SECRET_KEY: 'sk_of_the_test', GATEWAY_PUBLISHABLE_KEY: 'pk_of_the_test', GATEWAY_WEBHOOK_SECRET: 'whsec_of_the_test' }
  const dataDir = newFolder()
  system = await createSystem({ DATABASE_URL: line.databaseUrl, DATA_DIR: dataDir, SEED: 'none', WORKERS: '1', ...keys }, { databaseLimits: LIMITS })
  await system.seed()
})
afterAll(async () => {
  await line?.close()
  await system?.close()
  await database?.drop()
})

let number = 0

/** One call each that reads and that writes, of the API, of the sign-in library, and of the gateway with and without a key of its own. */
async function askAll() {
  const email = `ana${++number}@example.com`
  const password = 'a word of hers'
  const post = (path: string, body: unknown) =>
    system.api.fetch(
      new Request(`http://localhost:4100${path}`, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      { ip: `10.0.0.${number}` },
    )
  const atGateway = (method: string, headers: Record<string, string> = {}) =>
    system.gateway.fetch(
      new Request('http://localhost:4101/v1/customers', {
        method,
        headers: { authorization: 'Bearer sk_of_the_test', 'content-type': 'application/x-www-form-urlencoded', ...headers },
        ...(method === 'POST' && { body: `email=${encodeURIComponent(email)}` }),
      }),
    )
  return Promise.all([
    post('/api/checkout/get', { checkoutId: 'chk_none' }),
    // Not the one who signs up at the same time.
    post('/api/user/signIn', { email: `no-${email}`, password }),
    post('/api/user/signUp', { email, password, first_name: 'Ana', last_name: 'Prata' }),
    atGateway('GET'),
    atGateway('POST'),
    atGateway('POST', { 'idempotency-key': `key-${number}` }),
  ])
}
const WELL = [404, 401, 200, 200, 200, 200]
const statuses = (answers: readonly Response[]) => answers.map(({ status }) => status)

const operations = () =>
  createOperations({
    ready: async () => ({ database: await system.db.condition(), gateway: 'ok' }),
    metrics: () => system.metrics.text(),
    token: undefined,
    knowsHost: system.api.knowsHost,
  })
async function readiness(came = HERE) {
  const answer = await operations()(new Request('http://localhost:4100/readyz'), came)
  return { status: answer?.status, body: await answer?.json() }
}

async function expectUnavailable(answers: readonly Response[]): Promise<void> {
  expect(statuses(answers)).toEqual(answers.map(() => 503))
  for (const answer of answers) {
    expect(answer.headers.get('retry-after')).toBe('2')
    const body = await answer.json()
    expect(body.error ?? body).toMatchObject(body.error ? { type: 'api_error' } : { status: 'fail', status_code: 503, code: 'unavailable' })
  }
}

test('all is well', async () => {
  expect(statuses(await askAll())).toEqual(WELL)
  expect(await readiness()).toEqual({ status: 200, body: { status: 'ready', database: 'ok', gateway: 'ok' } })
})

test('[C4.5] a failover under calls of every kind is seen by none of them', async () => {
  line.cut()
  // Until a connection is known to be closed, a commit may be sent on it, whose result would not be known.
  await expect.poll(() => system.db.pool.totalCount).toBe(0)
  const asked = askAll()
  await wait(2_000)
  line.restore()
  expect(statuses(await asked)).toEqual(WELL)
})

test('[C4.5] a database that does not answer is waited for, then every call answers 503 with `Retry-After`, and readiness says so in time', async () => {
  line.freeze()
  const startedMs = performance.now()
  const asked = askAll()
  const got = await readiness()
  expect(got).toEqual({ status: 503, body: { status: 'unavailable', database: 'silent', gateway: 'ok' } })
  expect(performance.now() - startedMs).toBeLessThan(4_500)
  await expectUnavailable(await asked)
  expect(performance.now() - startedMs).toBeLessThan(20_000)
  expect(await readiness({ ip: '10.0.0.1', fromHere: false })).toEqual({ status: 503, body: { status: 'unavailable' } })
  line.thaw()
  expect(statuses(await askAll())).toEqual(WELL)
})

test('[C4.5] a read-only database answers reads, refuses writes with 503, and says what it is', async () => {
  const other = await database.open({ connectionsMax: 1 })
  const setReadOnly = async (to: 'on' | 'off') => {
    await other.pool.query(`alter database ${new URL(database.databaseUrl).pathname.slice(1)} set default_transaction_read_only to ${to}`)
    line.reset()
    await wait(50)
  }
  await setReadOnly('on')
  const [reads, signIn, signUp, list, ...made] = await askAll()
  expect(statuses([reads!, list!])).toEqual([404, 200])
  await expectUnavailable([signIn!, signUp!, ...made])
  await expect.poll(() => readiness(), { timeout: 5_000 }).toMatchObject({ status: 503, body: { database: 'read_only' } })
  await setReadOnly('off')
  expect(statuses(await askAll())).toEqual(WELL)
})

test('[C4.5] a full disk refuses writes with 503 at once, and readiness says what it is', async () => {
  const other = await database.open({ connectionsMax: 1 })
  const full = "raise exception 'could not extend file: No space left on device' using errcode = '53100'"
  await other.pool.query(`create or replace function refuse_write() returns trigger language plpgsql as $$ begin ${full}; end $$`)
  const tables = ['gateway.customers', 'public.tries', 'public.users']
  for (const table of tables)
    await other.pool.query(`create or replace trigger full_disk before insert or update on ${table} for each row execute function public.refuse_write()`)
  const startedMs = performance.now()
  const [, signIn, signUp, , ...made] = await askAll()
  await expectUnavailable([signIn!, signUp!, ...made])
  expect(performance.now() - startedMs).toBeLessThan(4_500)
  await expect.poll(() => readiness(), { timeout: 5_000 }).toMatchObject({ status: 503, body: { database: 'full' } })
  for (const table of tables) await other.pool.query(`drop trigger full_disk on ${table}`)
  expect(statuses(await askAll())).toEqual(WELL)
})

test('none of it was reported as a defect of ours', async () => {
  const figures = await system.metrics.text()
  expect(figures).not.toMatch(/^faults_total\{.*\} [1-9]/m)
  expect(figures).toMatch(/^database_trouble_total\{kind="silent"\} [1-9]/m)
})
