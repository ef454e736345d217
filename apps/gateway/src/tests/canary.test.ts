import { createHash } from 'node:crypto'
import type { Db } from '@sojourn/db'
import { testDb } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gatewayMigrations } from '../create-gateway.ts'
import { ORIGIN, testGateway } from './test-gateway.ts'

let db: Db
let shop: ReturnType<typeof testGateway>

beforeAll(async () => {
  db = await testDb(gatewayMigrations, { schema: 'gateway' })
  shop = testGateway(db)
})
afterAll(() => db.close())

const NUMBER = '4000056655665556'
const REAL = '4111111111111111'
const CODE = '987'

const typed = (number: string, prefix = 'card') => ({
  [`${prefix}[number]`]: number,
  [`${prefix}[exp_month]`]: 4,
  [`${prefix}[exp_year]`]: 2030,
  [`${prefix}[cvc]`]: CODE,
})

/** Everything that is stored anywhere: rows, log, pending events. */
async function written(): Promise<string> {
  while ((await shop.gateway.work.runOnce()) > 0);
  const tables = await db.pool.query(`select table_name from information_schema.tables where table_schema = 'gateway'`)
  const dumps = await Promise.all(tables.rows.map(({ table_name }) => db.pool.query(`select row_to_json(t)::text as row from gateway.${table_name} t`)))
  return [...shop.lines, ...shop.hooks.map(({ body }) => body), ...dumps.flatMap(({ rows }) => rows.map(({ row }) => row))].join('\n')
}

/** The number as it is, grouped, and in the encodings that numbers are sent in. */
const clothes = (number: string): string[] => [
  number,
  (number.match(/.{4}/g) ?? []).join(' '),
  (number.match(/.{4}/g) ?? []).join('-'),
  Buffer.from(number).toString('base64').replace(/=+$/, ''),
  Buffer.from(number).toString('hex'),
  createHash('sha256').update(number).digest('hex'),
  createHash('sha256').update(number).digest('base64'),
]

test('a number sent by a server is in no log, row, event or stored answer, whichever route it came by', async () => {
  const customer = (await shop.post('/v1/customers', { email: 'canary@sojourn.test' })).body.id
  const key = (name: string) => ({ 'idempotency-key': `canary-${name}` })
  const made = await shop.post('/v1/payment_methods', { type: 'card', ...typed(NUMBER) }, key('method'))
  await shop.post(`/v1/payment_methods/${made.body.id}/attach`, { customer }, key('attach'))
  const token = await shop.post('/v1/tokens', typed(NUMBER), key('token'))
  await shop.post('/v1/payment_methods', { type: 'card', 'card[token]': token.body.id }, key('spent'))
  const pay = { amount: 500, currency: 'usd', confirm: 'true', 'payment_method_data[type]': 'card', ...typed(NUMBER, 'payment_method_data[card]') }
  const paid = await shop.post('/v1/payment_intents', pay, key('pay'))
  expect(paid.body.status).toBe('succeeded')
  await shop.post(
    '/v1/setup_intents',
    { customer, confirm: 'true', 'payment_method_data[type]': 'card', ...typed(NUMBER, 'payment_method_data[card]') },
    key('setup'),
  )
  const open = await shop.open()
  await shop.post(
    `/v1/payment_intents/${open.id}/confirm`,
    { 'payment_method_data[type]': 'card', ...typed(NUMBER, 'payment_method_data[card]') },
    key('confirm'),
  )
  await shop.pay(await shop.open({ customer }), NUMBER, { cvc: CODE }, { save: true })
  const all = await written()
  expect(clothes(NUMBER).filter((one) => all.includes(one))).toEqual([])
  expect(all).not.toMatch(new RegExp(`["=: ]${CODE}["&,}]`))
})

test('a number that is refused leaves no trace, wherever it was put', async () => {
  const places: [string, Record<string, string | number>][] = [
    ['/v1/payment_methods', { type: 'card', ...typed(REAL) }],
    ['/v1/payment_methods', { type: 'card', ...typed(NUMBER), 'metadata[note]': REAL }],
    ['/v1/tokens', typed(REAL)],
    ['/v1/customers', { name: REAL }],
    ['/v1/customers', { email: 'a@b.test', [REAL]: '1' }],
    ['/v1/payment_intents', { amount: 1, currency: 'usd', ...typed(REAL, 'payment_method_data[card]') }],
    ['/v1/webhook_endpoints', { url: `https://shop.example/${REAL}`, 'enabled_events[]': '*' }],
    ['/v1/disputes/dp_1', { 'evidence[uncategorized_text]': `card ${REAL}` }],
    [`/v1/customers/${REAL}`, { name: 'x' }],
  ]
  for (const [path, fields] of places) {
    const { status, body } = await shop.post(path, fields, { 'idempotency-key': `refused-${places.findIndex((one) => one[1] === fields)}` })
    expect([400, 402]).toContain(status)
    expect(JSON.stringify(body)).not.toContain(REAL)
  }
  await shop.post('/v1/customers', { name: 'x' }, { 'idempotency-key': REAL })
  await shop.ask(new Request(`${ORIGIN}/v1/customers/${REAL}`, { method: 'DELETE', headers: { authorization: `Bearer sk_test_${REAL}` } }))
  await shop.get(`/v1/customers?email=${REAL}`)
  await shop.get(`/v1/${REAL}`, { authorization: `Bearer ${REAL}` })
  const all = await written()
  expect(clothes(REAL).filter((one) => all.includes(one))).toEqual([])
  expect((await db.pool.query(`select count(*)::int as n from gateway.keyed_requests where key like 'refused%'`)).rows[0].n).toBe(0)
})

test('what marks a request is keyed: card numbers cannot be tried out against it', async () => {
  const fields = { type: 'card', ...typed(NUMBER) }
  await shop.post('/v1/payment_methods', fields, { 'idempotency-key': 'marked' })
  const [row] = (await db.pool.query(`select fingerprint, body from gateway.keyed_requests where key = 'marked'`)).rows
  const said = `POST /v1/payment_methods ${JSON.stringify({ type: 'card', card: { number: NUMBER, exp_month: '4', exp_year: '2030', cvc: CODE } })}`
  for (const hash of ['sha256', 'sha1', 'md5', 'sha512']) expect(row.fingerprint).not.toBe(createHash(hash).update(said).digest('base64'))
  expect(Object.keys(JSON.parse(row.body))).toEqual(['sealed'])
})
