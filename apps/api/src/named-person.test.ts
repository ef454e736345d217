import type { Db } from '@sojourn/db'
import { fakeClock } from '@sojourn/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { AGENCY, openAgencies } from './agencies.testing.ts'
import { type Browser, wholeDb } from './whole-api.testing.ts'

/** Lists of a person whom a body names: theirs for who may act for them, a refusal for others, never the caller's own. */
const LISTS: readonly (readonly [path: string, body: object])[] = [
  ['/api/bookingHistory/list', {}],
  ['/api/bookingHistory/getCountMessages', {}],
  ['/api/trips/gettrips', {}],
  ['/api/trips/gettrips/getTripsList', { checkin_date: '2027-03-10', checkout_date: '2027-03-12' }],
]
/** About their caller alone. */
const OWN: readonly (readonly [path: string, body: object])[] = [
  ['/api/user/getAccount', {}],
  ['/api/user/getValue', {}],
  ['/api/user/activity', {}],
  ['/api/general/getCouponCodeDetails', { product_type: 'HLT' }],
  ['/api/booking/getpaymentcardbyuser', { currency: 'USD' }],
  ['/api/user/updatePreference', { preferred_currency: 'EUR' }],
  ['/api/trips/addUserToTrip', { mytrip_id: 'x' }],
]
let db: Db
let system: Awaited<ReturnType<typeof openAgencies>>

beforeAll(async () => {
  db = await wholeDb()
  system = await openAgencies(db, fakeClock())
})
afterAll(() => db.close())
afterEach(() => expect(system.faults).toEqual([]))

async function signedIn(email: string, host?: string): Promise<Browser> {
  const browser = system.visit(host)
  await browser.signIn(email)
  return browser
}

test('[B7.14] [B7.17] [C3.3] an agent who names their client gets the client’s lists, which the client can read; another’s client, a stranger and an unknown id are refused', async () => {
  const agent = await signedIn('agent@northwind.test', AGENCY)
  const client = await signedIn('client@northwind.test', AGENCY)
  const other = await signedIn('other.agent@northwind.test', AGENCY)
  await client.call('/api/trips/save', { name: 'Tea in Kyoto', from: '2027-03-09', to: '2027-03-14' })
  for (const [path, body] of LISTS) {
    const [theirs, named] = [await client.call(path, body), await agent.call(path, { ...body, user_id: 'usr_client' })]
    expect([named.status, named.body.data], path).toEqual([200, theirs.body.data])
    for (const user_id of ['usr_nobody', 'usr_member', 'usr_operator_northwind']) expect((await agent.call(path, { ...body, user_id })).status, path).toBe(403)
    expect((await other.call(path, { ...body, user_id: 'usr_client' })).status, path).toBe(403)
    expect((await client.call(path, { ...body, user_id: 'usr_client_two' })).status, path).toBe(403)
    expect((await client.call(path, { ...body, user_id: 'usr_client' })).status, path).toBe(200)
  }
  const { acts } = (await client.call('/api/user/activity', {})).body.data
  const kinds = acts.map(({ kind }: { kind: string }) => kind)
  expect(kinds.toSorted()).toEqual(['bookings_read', 'bookings_read', 'trips_read', 'trips_read'])
  expect(new Set(acts.map(({ actor }: { actor: { role: string } }) => actor.role))).toEqual(new Set(['agent']))
})

test('[C3.3] an operator gets the list of the person they name; what is about its caller alone refuses another’s name', async () => {
  const operator = await signedIn('operator@sojourn.test')
  const member = await signedIn('member@sojourn.test')
  for (const [path, body] of LISTS) {
    const named = await operator.call(path, { ...body, user_id: 'usr_member' })
    expect([named.status, named.body.data], path).toEqual([200, (await member.call(path, body)).body.data])
    expect((await member.call(path, { ...body, user_id: 'usr_new' })).status, path).toBe(403)
    expect((await operator.call(path, { ...body, user_id: 'usr_client' })).status, path).toBe(403)
  }
  for (const [path, body] of OWN) expect((await operator.call(path, { ...body, user_id: 'usr_member' })).status, path).toBe(403)
})
