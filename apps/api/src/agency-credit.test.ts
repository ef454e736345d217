import { type Db, runInvariants } from '@sojourn/db'
import { fakeClock } from '@sojourn/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { heldBy, openAgencies } from './agencies.testing.ts'
import { type Browser, contact, guests, wholeDb } from './whole-api.testing.ts'

/** What an agency owes, as it and all others see it. */
const clock = fakeClock()
let db: Db
let system: Awaited<ReturnType<typeof openAgencies>>
let agent: Browser
let operator: Browser

beforeAll(async () => {
  db = await wholeDb()
  system = await openAgencies(db, clock)
  agent = await system.agent()
  operator = await system.person('operator@sojourn.test')
})
afterAll(() => db.close())
afterEach(async () => {
  expect(system.faults).toEqual([])
  const money = system.api.invariants.filter(({ name }) => /balance|entries|credit line|sum/.test(name))
  expect(await runInvariants(db, money)).toEqual([])
})

const statement = async (of: Browser, ask: object = {}) => of.call('/api/agents/getStatement', ask)
const file = (of: Browser, query = '') => of.ask(`/api/agents/statement.csv${query}`)
/** Books by invoice, as far as the line goes. */
const byInvoice = async (nights: { checkin: string; checkout: string }, by = agent) => {
  const { checkoutId, total } = await heldBy(by, nights)
  const { due } = (await by.call('/api/checkout/get', { checkoutId })).body.data
  const booked = await by.call('/api/hotels/book', { checkoutId, guests, contact, consented_total: total, consented_due: due.card, pay_with: 'invoice' })
  await system.api.work.runOnce()
  return { booked, due, bookingId: booked.body.data?.booking_id as string }
}

test('[B3.2] the demo agency has 5,000 USD to use and owes nothing', async () => {
  expect((await statement(agent)).body.data).toEqual({
    line: { vp_id: 'vp_northwind', currency: 'USD', limit: 5_000, used: 0, held: 0, available: 5_000 },
    entries: [],
    next: null,
  })
  const csv = await file(agent)
  expect([csv.status, csv.headers.get('content-type'), csv.headers.get('content-disposition')]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'attachment; filename="statement.csv"',
  ])
  expect(await csv.text()).toBe('Date (UTC),What,Booking,Reference,Amount,Balance owed,Currency\r\n')
})

test('[B3.2] no one else sees it: guests, members, operators, demo accounts, other organisations, other agents', async () => {
  expect((await statement(system.visit('agents.localhost:4100'))).status).toBe(401)
  expect((await file(system.visit('agents.localhost:4100'))).status).toBe(403)
  for (const [who, browser] of [...Object.entries(await system.others()), ['demo', await system.demo()] as const]) {
    expect((await statement(browser)).body, who).toMatchObject({ status_code: 403, code: 'not_allowed' })
    expect((await browser.call('/api/agents/getClients', {})).status, who).toBe(403)
    expect((await file(browser)).status, who).toBe(403)
  }
  const other = await system.person('other.agent@northwind.test')
  expect((await statement(other)).body).toMatchObject({ status_code: 404, code: 'no_credit_line' })
  expect((await file(other)).status).toBe(404)
  expect((await other.call('/api/agents/getClients', {})).body.data.clients).toMatchObject([])
})

test('[A6.5] an agent sees their own clients by name', async () => {
  expect((await agent.call('/api/agents/getClients', {})).body.data.clients).toMatchObject([
    { user_id: 'usr_client', name: 'Amara Okafor', email: 'client@northwind.test' },
    { user_id: 'usr_client_two', name: 'Rafael Duarte', email: 'second.client@northwind.test' },
  ])
})

test('[B3.2] days that are none are refused, in the call and in the file', async () => {
  expect((await statement(agent, { from: '2027-02-30' })).status).toBe(400)
  expect((await file(agent, '?from=2027-02-30')).status).toBe(400)
})

test('[B3.2] the first and the last day there are make a statement of all, in the call and in the file', async () => {
  expect((await statement(agent, { from: '0000-01-01', to: '9999-12-31' })).body.data.entries).toEqual([])
  expect((await file(agent, '?from=0000-01-01&to=9999-12-31')).status).toBe(200)
})

test('[B3.2] only operators give credit and change it, and not to agents of other organisations', async () => {
  const line = { agent_id: 'usr_agent_two', vp_id: 'vp_two', limit: 800, currency: 'USD' }
  for (const [who, browser] of Object.entries({ agent, ...(await system.others()) }))
    if (who !== 'operator') expect((await browser.call('/api/operator/setCreditLine', line)).status, who).toBe(403)
  const foreign = await system.person('operator@sojourn.test', 'blue.localhost:4100')
  expect((await foreign.call('/api/operator/setCreditLine', line)).body).toMatchObject({ status_code: 404, code: 'not_found' })
  expect((await operator.call('/api/operator/setCreditLine', { ...line, agent_id: 'usr_client' })).status).toBe(404)
  expect((await operator.call('/api/operator/setCreditLine', line)).body.data.line).toMatchObject({ vp_id: 'vp_two', limit: 800, available: 800 })
  expect((await operator.call('/api/operator/setCreditLine', { ...line, limit: 650.5 })).body.data.line).toMatchObject({ limit: 650.5, available: 650.5 })
  for (const limit of [1.005, 1e15, 1e300]) expect((await operator.call('/api/operator/setCreditLine', { ...line, limit })).status, `${limit}`).toBe(400)
  expect((await operator.call('/api/operator/setCreditLine', { ...line, currency: 'EUR' })).body.code).toBe('currency_differs')
  const paid = { agent_id: 'usr_agent_two', amount: 1, currency: 'USD', reference: 'WIRE 1' }
  expect((await operator.call('/api/operator/creditPaidIn', paid)).body.code).toBe('more_than_owed')
  for (const amount of [0, -1, 1e-9, 0.001, 1e300])
    expect((await operator.call('/api/operator/creditPaidIn', { ...paid, amount })).status, `${amount}`).toBe(400)
})

test('[B4.1] [B3.2] an invoice books at once; the statement has it with its reference, what comes back when it is cancelled, and what is paid in', async () => {
  const { booked, due, bookingId } = await byInvoice({ checkin: '2027-03-05', checkout: '2027-03-07' })
  expect(booked.body.data).toMatchObject({ payment_token: { route: 'none', client_secret: null } })
  const { status, reference } = (await agent.call('/api/booking/getStatus', { booking_id: bookingId })).body.data
  expect(status).toBe('confirmed')
  const after = (await statement(agent)).body.data
  expect(after.line).toMatchObject({ limit: 5_000, used: due.card, held: 0 })
  expect(after.entries).toMatchObject([{ kind: 'invoiced', booking_id: bookingId, reference, amount: due.card, owed: due.card, currency: 'USD' }])

  clock.advance(1_000)
  const paid = { agent_id: 'usr_agent', amount: due.card, currency: 'USD', reference: '=WIRE 77' }
  for (let i = 0; i < 2; i++) expect((await operator.call('/api/operator/creditPaidIn', paid)).body.data.line).toMatchObject({ used: 0, available: 5_000 })
  expect((await operator.call('/api/operator/creditPaidIn', { ...paid, reference: 'WIRE 78' })).body.code).toBe('more_than_owed')
  for (const other of [{ amount: 1 }, { currency: 'EUR' }])
    expect((await operator.call('/api/operator/creditPaidIn', { ...paid, ...other })).body, JSON.stringify(other)).toMatchObject({
      status_code: 409,
      code: 'reference_used',
    })

  clock.advance(1_000)
  const { refund } = (await agent.call('/api/bookingHistory/cancelQuote', { booking_id: bookingId })).body.data
  expect((await agent.call('/api/bookingHistory/cancel', { booking_id: bookingId, expected_refund: refund })).status).toBe(200)
  await system.api.work.runOnce()
  const { line, entries } = (await statement(agent)).body.data
  expect(entries.map(({ kind, amount, owed }: { kind: string; amount: number; owed: number }) => [kind, amount, owed])).toEqual([
    ['given_back', -refund, -refund],
    ['paid_in', -due.card, 0],
    ['invoiced', due.card, due.card],
  ])
  expect(line).toMatchObject({ used: -refund, available: 5_000 + refund })

  const rows = (await (await file(agent)).text()).split('\r\n').slice(1, -1)
  expect(rows).toHaveLength(3)
  expect(rows[1]).toContain(`Payment,Payment received,'=WIRE 77,-${due.card.toFixed(2)},0.00,USD`)
  expect(rows[2]).toContain(reference)
})

test('[B3.2] pages and days of the statement: nothing is left out, nothing comes twice', async () => {
  const all = (await statement(agent)).body.data.entries
  const first = (await statement(agent, { limit: 2 })).body.data
  const rest = (await statement(agent, { limit: 2, cursor: first.next })).body.data
  expect([...first.entries, ...rest.entries]).toEqual(all)
  expect(rest.next).toBeNull()
  const today = new Date(clock.nowMs()).toISOString().slice(0, 10)
  expect((await statement(agent, { from: today, to: today })).body.data.entries).toEqual(all)
  expect((await statement(agent, { to: '2027-01-14' })).body.data).toMatchObject({ entries: [], next: null })
})

test('[B4.1] an invoice over the limit books nothing and owes nothing', async () => {
  await operator.call('/api/operator/setCreditLine', { agent_id: 'usr_agent_two', vp_id: 'vp_two', limit: 10, currency: 'USD' })
  const other = await system.person('other.agent@northwind.test')
  expect((await byInvoice({ checkin: '2027-03-09', checkout: '2027-03-11' }, other)).booked.body.code).toBe('credit_exceeded')
  expect((await statement(other)).body.data).toMatchObject({ line: { limit: 10, used: 0, held: 0, available: 10 }, entries: [] })
})

test('[B4.1] only an agent with a line pays by invoice', async () => {
  const member = await system.client()
  expect((await byInvoice({ checkin: '2027-03-13', checkout: '2027-03-15' }, member)).booked.body.code).toBe('invoice_not_allowed')
})
