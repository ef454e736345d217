import type { Db } from '@sojourn/db'
import { fakeClock } from '@sojourn/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Browser, contact, guests, holdRoom, openWholeApi, wholeDb } from './whole-api.testing.ts'

/** A person who acts on another's data is recorded by name, with a reason and the time. */
const clock = fakeClock()
const AGENCY = 'agents.localhost:4100'
const stay = { destination: 'lisbon', checkin: '2027-03-01', checkout: '2027-03-03' }
let db: Db
let system: ReturnType<typeof openWholeApi>
let [client, agent, operator] = [] as unknown as [Browser, Browser, Browser]

beforeAll(async () => {
  db = await wholeDb()
  system = openWholeApi(db, clock)
  await system.api.seed()
  client = await person('client@northwind.test')
  agent = await person('agent@northwind.test')
  operator = await person('operator@sojourn.test')
})
afterAll(() => db.close())
afterEach(() => expect(system.faults).toEqual([]))

async function person(email: string, host = AGENCY): Promise<Browser> {
  const browser = system.visit(host)
  await browser.signIn(email)
  return browser
}

let nights = 0
async function booked(): Promise<{ booking_id: string; expected_refund: number }> {
  const day = (count: number) => new Date(Date.parse(stay.checkin) + count * 86_400_000).toISOString().slice(0, 10)
  const days = { ...stay, checkin: day(nights), checkout: day(nights + 1) }
  nights += 1
  const { held } = await holdRoom(client, days, ({ price, refundable }) => price.pay_now > 0 && refundable)
  const { checkoutId, price } = held.body.data
  const { body } = await client.call('/api/hotels/book', { checkoutId, guests, contact, consented_total: price.total })
  system.gateway.browser.pays(system.gateway.only())
  const { booking_id } = body.data
  await client.call('/api/booking/getStatus', { booking_id })
  const quote = await client.call('/api/bookingHistory/cancelQuote', { booking_id })
  return { booking_id, expected_refund: quote.body.data.refund }
}

/** What the client reads of it, newest first. */
const read = async (): Promise<Record<string, unknown>[]> => (await client.call('/api/user/activity', {})).body.data.acts
const clear = () => db.asSystem(async () => void (await db.pool.query('delete from acts')))

test('[C3.3] an operator cancels a paid booking only with a reason, which its owner reads with name and time', async () => {
  await clear()
  const { booking_id, expected_refund } = await booked()
  const refused = await operator.call('/api/bookingHistory/cancel', { booking_id, expected_refund })
  expect(refused.body).toMatchObject({ status_code: 400, code: 'reason_missing' })
  expect((await client.call('/api/bookingHistory/get', { booking_id })).body.data.status).toBe('confirmed')
  expect(await read()).toEqual([])

  const cancelled = await operator.call('/api/bookingHistory/cancel', { booking_id, expected_refund, reason: 'The hotel closes that week' })
  expect(cancelled.body.data.status).toBe('cancelled')
  expect(await read()).toEqual([
    {
      act_id: expect.stringMatching(/^act_/),
      at: new Date(clock.nowMs()).toISOString(),
      kind: 'booking_cancelled',
      outcome: 'done',
      actor: { user_id: 'usr_operator_northwind', role: 'operator', name: 'Olive Okoro' },
      user_id: 'usr_client',
      reason: 'The hotel closes that week',
      booking_id,
    },
  ])
})

test('[C3.3] an operator cancels an unpaid booking only with a reason too; the page of a booking says who must give one', async () => {
  await clear()
  const days = { ...stay, checkin: '2027-06-01', checkout: '2027-06-03' }
  const { held } = await holdRoom(client, days, ({ price }) => price.pay_now > 0)
  const { checkoutId, price } = held.body.data
  const { booking_id } = (await client.call('/api/hotels/book', { checkoutId, guests, contact, consented_total: price.total })).body.data
  const asked = async (who: Browser) => (await who.call('/api/bookingHistory/get', { booking_id })).body.data.cancel_reason
  expect([await asked(client), await asked(agent), await asked(operator)]).toEqual(['none', 'optional', 'required'])
  // A person who looks at it does not pay for it.
  for (const path of ['/api/booking/retryPayment', '/api/booking/closeChallenge']) expect((await operator.call(path, { booking_id })).status, path).toBe(404)
  const request = { booking_id, expected_refund: 0 }
  expect((await operator.call('/api/bookingHistory/cancel', request)).body).toMatchObject({ status_code: 400, code: 'reason_missing' })
  expect((await client.call('/api/bookingHistory/get', { booking_id })).body.data.status).toBe('pending_payment')
  expect(await read()).toEqual([])
  for (let i = 0; i < 2; i++) expect((await operator.call('/api/bookingHistory/cancel', { ...request, reason: 'Booked twice' })).status).toBe(200)
  expect(await read()).toMatchObject([{ kind: 'booking_cancelled', reason: 'Booked twice', booking_id, actor: { role: 'operator', name: 'Olive Okoro' } }])
})

test('[C3.3] what a person does to their own bookings and cards is not recorded', async () => {
  await clear()
  const own = await booked()
  expect((await client.call('/api/bookingHistory/cancel', own)).status).toBe(200)
  await client.call('/api/cards/setup', {})
  expect((await db.pool.query('select count(*)::int as n from acts')).rows).toEqual([{ n: 0 }])
})

test('[C3.3] an agent who cancels for a client, or takes a pay link back, leaves their name', async () => {
  await clear()
  const own = await booked()
  expect((await agent.call('/api/bookingHistory/cancel', own)).status).toBe(200)
  const days = { ...stay, checkin: '2027-04-01', checkout: '2027-04-03' }
  const { held } = await holdRoom(agent, days, ({ price }) => price.pay_now > 50)
  const { link } = (
    await agent.call('/api/agents/sendPayLink', { checkoutId: held.body.data.checkoutId, client_id: 'usr_client', guests, reason: 'As you asked' })
  ).body.data
  clock.advance(1_000)
  await agent.call('/api/agents/withdrawPayLink', { link_id: link.link_id, reason: 'Another hotel is nearer' })
  expect((await read()).map(({ kind, reason, actor }) => [kind, reason, (actor as { role: string }).role]).sort()).toEqual([
    ['booking_cancelled', null, 'agent'],
    ['pay_link_sent', 'As you asked', 'agent'],
    ['pay_link_withdrawn', 'Another hotel is nearer', 'agent'],
  ])
})

test('[C3.3] what an agent books and cancels for a client is an act on the client, who needs no page of it', async () => {
  await clear()
  const days = { ...stay, checkin: '2027-05-01', checkout: '2027-05-03' }
  await agent.call('/api/agents/chooseClient', { client_id: 'usr_client' })
  const { held } = await holdRoom(agent, days, ({ price, refundable }) => price.pay_now > 50 && refundable)
  const { checkoutId, price } = held.body.data
  const { booking_id } = (await agent.call('/api/hotels/book', { checkoutId, guests, contact, consented_total: price.total })).body.data
  system.gateway.browser.pays(system.gateway.only())
  await agent.call('/api/booking/getStatus', { booking_id })
  const { refund } = (await agent.call('/api/bookingHistory/cancelQuote', { booking_id })).body.data
  clock.advance(1_000)
  expect((await agent.call('/api/bookingHistory/cancel', { booking_id, expected_refund: refund, reason: 'Moved to May' })).status).toBe(200)
  await agent.call('/api/agents/chooseClient', { client_id: null })
  expect((await read()).map((act) => [act.kind, act.booking_id, act.user_id, act.reason])).toEqual([
    ['client_booking_cancelled', booking_id, 'usr_client', 'Moved to May'],
    ['client_booking_made', booking_id, 'usr_client', null],
  ])
})

test('[C3.3] an account that an agent made begins with that act', async () => {
  await clear()
  const request = { first_name: 'Ines', last_name: 'Vale', email: 'ines@example.com', reason: 'We met in Porto' }
  const { client: made } = (await agent.call('/api/agents/addClient', request)).body.data
  const { acts } = (await operator.call('/api/operator/activity', { user_id: made.user_id })).body.data
  expect(acts).toMatchObject([{ kind: 'account_invited', user_id: made.user_id, reason: 'We met in Porto', actor: { user_id: 'usr_agent', role: 'agent' } }])
})

test('[C3.3] a card changed by e-mail is recorded before the gateway is called, and again with its answer', async () => {
  await clear()
  await client.call('/api/cards/setup', {})
  const [customer] = [...system.gateway.vault.customers.values()].filter(({ email }) => email === 'client@northwind.test')
  system.gateway.vault.keep(customer!.id, { id: 'pm_one', brand: 'visa', last4: '4242' })
  const card = { merchant_id: '', email: 'client@northwind.test', card_id: 'pm_one' }
  for (const path of ['/api/booking/setDefaultCard', '/api/booking/deletecard'])
    expect((await operator.call(path, card)).body, path).toMatchObject({ status_code: 400, code: 'reason_missing' })
  expect(await read()).toEqual([])
  await operator.call('/api/booking/setDefaultCard', { ...card, is_default: 1, reason: 'The other one ends this month' })
  clock.advance(1_000)
  await operator.call('/api/booking/deletecard', { ...card, reason: 'Reported as stolen' })
  clock.advance(1_000)
  expect((await operator.call('/api/booking/deletecard', { ...card, reason: 'Once more' })).status).toBe(404)
  expect((await read()).map(({ kind, outcome, reason }) => [kind, outcome, reason])).toEqual([
    ['card_deleted', 'refused', 'Once more'],
    ['card_deleted', 'done', 'Reported as stolen'],
    ['card_made_default', 'done', 'The other one ends this month'],
  ])
})

test('[C3.3] blocks, credit and settings are recorded; a block needs its reason', async () => {
  await clear()
  expect((await operator.call('/api/operator/setBlocked', { user_id: 'usr_client_two', is_blocked: true })).body).toMatchObject({ code: 'reason_missing' })
  await operator.call('/api/operator/setBlocked', { user_id: 'usr_client_two', is_blocked: true, reason: 'Cards of others' })
  await operator.call('/api/operator/setBlocked', { user_id: 'usr_client_two', is_blocked: false })
  const line = { agent_id: 'usr_agent', currency: 'USD' }
  await operator.call('/api/operator/setCreditLine', { ...line, vp_id: 'vp_northwind', limit: 6_000, reason: 'A good year' })
  const settings = { gateway: 'PG_03', popup: false, forced: false, guarantee: false, markup_now: false }
  await operator.call('/api/operator/savePaymentSettings', { ...settings, reason: 'Back to the usual' })
  await operator.call('/api/operator/saveSettings', { chat: true, reason: 'Somebody answers now' })
  await operator.call('/api/operator/resetSettings', { reason: 'Nobody does' })
  const { acts } = (await operator.call('/api/operator/activity', {})).body.data
  expect(acts.map(({ kind, user_id, reason }: Record<string, unknown>) => [kind, user_id, reason]).sort()).toEqual([
    ['account_blocked', 'usr_client_two', 'Cards of others'],
    ['account_unblocked', 'usr_client_two', null],
    ['credit_line_set', 'usr_agent', 'A good year'],
    ['payment_settings_saved', null, 'Back to the usual'],
    ['site_settings_saved', null, 'Nobody does'],
    ['site_settings_saved', null, 'Somebody answers now'],
  ])
})

test('[C3.3] operators read it by person, no one else can, and no page shows another organisation’s', async () => {
  const { acts } = (await operator.call('/api/operator/activity', { user_id: 'usr_client_two' })).body.data
  expect(new Set(acts.map(({ user_id }: { user_id: string }) => user_id))).toEqual(new Set(['usr_client_two']))
  for (const browser of [client, agent])
    expect((await browser.call('/api/operator/activity', {})).body).toMatchObject({ status_code: 403, code: 'not_allowed' })
  const foreign = await person('operator@sojourn.test', 'blue.localhost:4100')
  expect((await foreign.call('/api/operator/activity', { user_id: 'usr_client_two' })).body.data.acts).toEqual([])
  expect((await system.visit(AGENCY).call('/api/user/activity', {})).status).toBe(401)
})

test('[C3.3] a page ends after thirty, and the next begins behind it', async () => {
  await clear()
  for (let i = 0; i < 32; i++) {
    clock.advance(1_000)
    await operator.call('/api/operator/setBlocked', { user_id: 'usr_client_two', is_blocked: false })
  }
  const first = (await operator.call('/api/operator/activity', { user_id: 'usr_client_two' })).body.data
  const rest = (await operator.call('/api/operator/activity', { user_id: 'usr_client_two', cursor: first.next })).body.data
  expect([first.acts.length, rest.acts.length, rest.next]).toEqual([30, 2, null])
})
