import { type Db, runInvariants } from '@sojourn/db'
import { fakeClock } from '@sojourn/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { holdRoom, openWholeApi, wholeDb, withoutIds } from './whole-api.testing.ts'

/** Organisations share one process, one catalogue and one database, and nothing of it shows. */
const clock = fakeClock()
const AGENCY = 'agents.localhost:4100'
const stay = { destination: 'lisbon', checkin: '2027-03-01', checkout: '2027-03-03' }
let db: Db
let system: ReturnType<typeof openWholeApi>

beforeAll(async () => {
  db = await wholeDb()
  system = openWholeApi(db, clock)
  await system.api.seed()
})
afterAll(() => db.close())
afterEach(() => expect(system.faults).toEqual([]))

test('[C4.8] an unregistered host serves nothing, and the Host of a request gets into no mail of a published site', async () => {
  for (const host of ['evil.test', 'localhost.evil.test', 'org_sojourn', 'travel.example']) {
    expect((await system.visit(host).call('/api/user/forgotPassword', { email: 'member@sojourn.test' })).body).toMatchObject({ code: 'unknown_organisation' })
  }
  for (const path of ['/api/docs', '/api/openapi.json', '/api/docs.css']) {
    const answer = await system.visit('evil.test').ask(path)
    expect([answer.status, ((await answer.json()) as { code: string }).code], `[C4.8] ${path}`).toEqual([404, 'unknown_organisation'])
    expect((await system.visit(AGENCY).ask(path)).status).toBe(200)
  }
  await db.pool.query(`insert into organisation_hosts values ('travel.example', 'org_sojourn', 9)`)
  const published = openWholeApi(db, clock, { publicUrl: 'https://travel.example' })
  await published.visit('travel.example:6666').call('/api/user/forgotPassword', { email: 'trial@sojourn.test' })
  const mail = await (await published.visit('travel.example').ask('/dev/mail.json?to=trial@sojourn.test')).json()
  expect((mail as { messages: { links: string[] }[] }).messages[0]?.links[0]).toMatch(/^https:\/\/travel\.example\/reset-password\?token=/)
})

test('what one organisation warmed another never sees: prices are each one’s own, and a mark-up is in no answer', async () => {
  await db.pool.query(`update organisations set settings = jsonb_set(settings, '{markup,b2c}', '3137') where org_id = 'org_blue'`)
  const ask = { ...stay, rooms: [{ adults: 2 }], currency: 'USD', limit: 20 }
  const [warm, cold] = [openWholeApi(db, clock), openWholeApi(db, clock)]
  const prices = async (node: ReturnType<typeof openWholeApi>, host: string) => (await node.visit(host).call('/api/hotels/search', ask)).text
  const texts = [await prices(warm, 'localhost'), await prices(warm, 'blue.localhost'), await prices(warm, AGENCY), await prices(warm, 'blue.localhost')]
  expect(texts[1]).toBe(await prices(cold, 'blue.localhost'))
  expect(texts[3]).toBe(texts[1])
  expect(new Set(texts).size).toBe(3)
  const shells = await Promise.all(['localhost', 'blue.localhost'].map(async (host) => (await warm.visit(host).call('/api/general/getShell', {})).text))
  const guest = warm.visit('blue.localhost')
  const { held, details } = await holdRoom(guest, stay, ({ price }) => price.pay_now > 0)
  const checkout = await guest.call('/api/checkout/get', { checkoutId: held.body.data.checkoutId })
  for (const text of [...texts, ...shells, held.text, details.text, checkout.text])
    expect(withoutIds(text)).not.toMatch(/mark.?up|3137|31\.37|revenue|net_|"net"|commission|basis/i)
})

test('[A9.5] the earliest check-in is one day ahead unless an organisation says otherwise, and what it says holds within three seconds, for itself alone', async () => {
  const earliest = async (host: string, from: string) => {
    const browser = system.visit(host)
    const shell = await browser.call('/api/general/getShell', {})
    const days = { destination: 'lisbon', checkin: from, checkout: '2027-01-22' }
    const { body } = (await holdRoom(browser, days, ({ left }) => left === null)).held
    return [shell.body.data.minimum_checkin_days, body.code ?? 'held', body.data?.earliest ?? null]
  }
  expect(await earliest('localhost:4100', '2027-01-16')).toEqual([1, 'held', null])
  expect(await earliest(AGENCY, '2027-01-16')).toEqual([1, 'held', null])
  await db.pool.query(`update organisations set settings = jsonb_set(settings, '{minimumCheckinDays}', '3') where org_id = 'org_northwind'`)
  clock.advance(3_001)
  expect(await earliest(AGENCY, '2027-01-17')).toEqual([3, 'too_soon', '2027-01-18'])
  expect(await earliest(AGENCY, '2027-01-18')).toEqual([3, 'held', null])
  expect(await earliest('localhost:4100', '2027-01-16')).toEqual([1, 'held', null])
})

test('an unprotected table raises an alarm', async () => {
  await db.pool.query('create table forgotten (org_id text, secret text); grant select on forgotten to sojourn_tenant')
  const broken = await runInvariants(
    db,
    system.api.invariants.filter(({ sql }) => !sql.includes('gateway.')),
  )
  await db.pool.query('drop table forgotten')
  expect(broken).toEqual([{ name: 'row-level security is forced on every tenant table', rows: [{ table_name: 'forgotten' }] }])
})
