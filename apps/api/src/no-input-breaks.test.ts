import { calls } from '@sojourn/contracts'
import type { Db } from '@sojourn/db'
import { fakeClock } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { diceOf, MALFORMED } from './random-bodies.testing.ts'
import { openWholeApi, wholeDb } from './whole-api.testing.ts'

const SEED = 20_261_124
/** The gateway of these tests is well: nothing may answer so. */
const LEAST_FAULT = 500

const clock = fakeClock()
let db: Db
let system: ReturnType<typeof openWholeApi>
/** The cookies of the caller: a guest, a member. */
const cookies: string[] = ['']

beforeAll(async () => {
  db = await wholeDb()
  system = openWholeApi(db, clock)
  await system.api.seed()
  const browser = system.visit()
  await browser.signIn('member@sojourn.test')
  cookies.push([...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '))
})
afterAll(() => db.close())

let asked = 0

/** Returns the status. Each comes from an address of its own, for whom it is the first call. */
async function send(path: string, init: RequestInit & { headers?: Record<string, string> }): Promise<number> {
  const headers = { origin: 'http://localhost:4100', 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', ...init.headers }
  const number = asked++
  const response = await system.api.fetch(new Request(`http://localhost:4100${path}`, { ...init, headers }), {
    ip: `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
  })
  await response.arrayBuffer()
  return response.status
}

const post = (path: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) => send(path, { method: 'POST', body, headers })

test('[C4.4] no malformed body makes any call answer 5xx', async () => {
  const bad: string[] = []
  for (const { path } of calls) {
    for (const [index, body] of MALFORMED.entries()) {
      const status = await post(path, body, index % 2 ? { cookie: cookies[1] as string } : {})
      if (status >= LEAST_FAULT) bad.push(`${status} ${path} ${String(body).slice(0, 60)}`)
    }
  }
  expect(bad).toEqual([])
  expect(system.faults).toEqual([])
})

test('[C4.4] no header and no address makes the API answer 5xx', async () => {
  const dice = diceOf(SEED)
  const bad: string[] = []
  const headers = [
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/json; charset=utf-16' },
    { cookie: 'sojourn_session=%ff; sojourn_currency=%00; sojourn_language=xx-%E0%A4%A' },
    { cookie: 'sojourn_browser=brw_; sojourn_session=' },
    { cookie: `sojourn_session=${'a'.repeat(8_000)}` },
    { 'accept-language': '*;q=9,,;-' },
    { 'idempotency-key': 'k'.repeat(300) },
    { 'idempotency-key': 'ü\u0001' },
    { 'content-length': '-1' },
  ] as const
  const queries = [
    '',
    '?',
    '?%',
    '?a=%ff',
    '?lang=%00',
    '?booking_id=%00',
    '?booking_id=a%ud800',
    `?id=${'x'.repeat(5_000)}`,
    '?from=1&to=2',
    '?from=2027-02-30&to=x',
    '?cursor=%7B%7D',
  ]
  const paths = [
    '/api/bookingHistory/calendar',
    '/api/agents/statement.csv',
    '/dev/mail',
    '/dev/mail.json',
    '/api/openapi.json',
    '/api/docs',
    '/api/%',
    '/api/%00',
    '/api//',
    '/dev/mail/%ff',
  ]
  for (const path of paths)
    for (const query of queries)
      for (const method of ['GET', 'PUT']) {
        const status = await send(path + query, { method, headers: { cookie: dice.pick(cookies) } })
        if (status >= LEAST_FAULT) bad.push(`${status} ${method} ${path}${query.slice(0, 40)}`)
      }
  for (const header of headers)
    for (const { path } of calls) {
      const status = await post(path, '{}', header as Record<string, string>).catch(() => 0)
      if (status >= LEAST_FAULT) bad.push(`${status} ${path} ${JSON.stringify(header).slice(0, 80)}`)
    }
  expect(bad).toEqual([])
  expect(system.faults).toEqual([])
})
