import type { Db } from '@sojourn/db'
import { fakeClock } from '@sojourn/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { AGENCY, heldBy, openAgencies } from './agencies.testing.ts'
import { type Browser, contact, guests, wholeDb } from './whole-api.testing.ts'

/** Lists of a person whom a body names: theirs for those who may act for them, a refusal for others, never the caller's own. */
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

test('[C3.3] an agent who buys may name the client chosen at the desk, nobody else, and in no call that changes what is the agent’s own', async () => {
  const agent = await signedIn('agent@northwind.test', AGENCY)
  const { checkoutId, total } = await heldBy(agent)
  const buy = (user_id: string) => agent.call('/api/hotels/book', { checkoutId, guests, contact, consented_total: total, user_id })
  const pay = (user_id: string) => agent.call('/api/booking/applyCashcard', { checkoutId, amount: 1, currency: 'USD', product_type: 'HLT', user_id })
  for (const named of [buy, pay]) expect((await named('usr_client')).status).toBe(403)
  await agent.call('/api/agents/chooseClient', { client_id: 'usr_client' })
  for (const user_id of ['usr_second_client', 'usr_client_two', 'usr_member', 'usr_nobody'])
    for (const named of [buy, pay]) expect((await named(user_id)).status, user_id).toBe(403)
  expect((await pay('usr_client')).status).not.toBe(403)
  const before = (await agent.call('/api/user/getUser', {})).body.data
  for (const [path, body] of [
    ['/api/user/updateDetails', { first_name: 'Amara', last_name: 'Okafor', phone: '' }],
    ['/api/user/changePassword', { old_password: 'travel-demo-1', new_password: 'a river and a bridge' }],
    ['/api/user/endSessions', {}],
    ['/api/user/deleteAccount', { password: 'travel-demo-1' }],
    ['/api/booking/setDefaultCard', { merchant_id: '', email: 'agent@northwind.test', card_id: 'x', is_default: 1 }],
    ['/api/wallet/claim', { code: '7KM4-92XC-22AB-QRST' }],
    ['/api/plans/resume', {}],
  ] as const)
    expect((await agent.call(path, { ...body, user_id: 'usr_client' })).body, path).toMatchObject({ status_code: 403, code: 'not_allowed' })
  expect((await agent.call('/api/user/getUser', {})).body.data).toEqual(before)
  expect((await buy('usr_client')).status).toBe(200)
})
