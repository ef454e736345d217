import { type Db, runInvariants } from '@sojourn/db'
import { fakeClock } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAgencies } from './agencies.testing.ts'
import { type Browser, contact, guests, holdRoom, wholeDb } from './whole-api.testing.ts'

/** What agents earned on what their clients paid here, and how it is paid out. */
const clock = fakeClock()
const [STAY, AFTER] = [{ destination: 'lisbon', checkin: '2027-03-01', checkout: '2027-03-03' }, Date.UTC(2027, 2, 2, 12)]
const UNDO_MS = 31 * 60_000
let db: Db
let system: Awaited<ReturnType<typeof openAgencies>>
let [agent, client, operator] = [] as unknown as [Browser, Browser, Browser]

beforeAll(async () => {
  db = await wholeDb()
  system = await openAgencies(db, clock)
  await signIn()
})
afterAll(() => db.close())

async function signIn(): Promise<void> {
  agent = await system.agent()
  client = await system.client()
  operator = await system.person('operator@sojourn.test')
}

/** A client pays what an agent sells with this on it. */
async function sold(markup: number, days: Partial<typeof STAY> = {}): Promise<string> {
  const { held } = await holdRoom(agent, { ...STAY, ...days }, ({ price, refundable }) => price.pay_now > 50 && !refundable)
  const { checkoutId } = held.body.data
  await agent.call('/api/agents/setMarkup', { checkoutId, amount: markup })
  await agent.call('/api/agents/sendPayLink', { checkoutId, client_id: 'usr_client', guests })
  const { price } = (await client.call('/api/checkout/get', { checkoutId })).body.data
  const { booking_id } = (await client.call('/api/hotels/book', { checkoutId, guests, contact, consented_total: price.total })).body.data
  system.gateway.browser.pays(system.gateway.only())
  await client.call('/api/booking/getStatus', { booking_id })
  await system.api.work.runOnce()
  return booking_id
}

/** A client opens a pay link with a markup on it and books, and has not paid yet. */
async function opened(markup: number, days: Partial<typeof STAY>): Promise<string> {
  const { held } = await holdRoom(agent, { ...STAY, ...days }, ({ price, refundable }) => price.pay_now > 50 && refundable)
  const { checkoutId } = held.body.data
  await agent.call('/api/agents/setMarkup', { checkoutId, amount: markup })
  await agent.call('/api/agents/sendPayLink', { checkoutId, client_id: 'usr_client', guests })
  const { price } = (await client.call('/api/checkout/get', { checkoutId })).body.data
  const booked = await client.call('/api/hotels/book', { checkoutId, guests, contact, consented_total: price.total })
  return booked.body.data.booking_id
}
const statusOf = async (booking_id: string) => (await client.call('/api/booking/getStatus', { booking_id })).body.data.status

const own = async () => (await agent.call('/api/agents/getEarnings', {})).body.data
const payOut = (body: object) => operator.call('/api/operator/payOutEarnings', { agent_id: 'usr_agent', currency: 'USD', reason: 'Earnings of March', ...body })
/** All that was ever posted on the agent, by what it was posted for: the oracle of what is stored. */
const WHOLE = `select e.subject_id as agent, t.subject_id as of, e.currency, -sum(e.amount_minor)::bigint as minor
  from ledger_entries e join ledger_transactions t using (org_id, transaction_id) where e.account = 'agency_payable' group by 1, 2, 3`
const invariants = async () => {
  const stored = 'select agent_id as agent, earned_by as of, currency, earned_minor as minor from agency_earnings'
  expect((await db.pool.query(`(${stored} except ${WHOLE}) union all (${WHOLE} except ${stored})`)).rows).toEqual([])
  expect(
    await runInvariants(
      db,
      system.api.invariants.filter((each) => !each.sql.includes('gateway.')),
    ),
  ).toEqual([])
}

let cancelled = ''
test('[C3.1] an earning is pending while its booking may be cancelled, and the agent’s share of a cancellation fee is available', async () => {
  await sold(20)
  expect((await own()).earnings).toEqual([{ currency: 'USD', pending: 20, available: 0, paid_out: 0 }])
  expect((await payOut({ amount: 1, reference: 'OUT 0' })).body).toMatchObject({ status_code: 409, code: 'more_than_available' })
  clock.advance(1_000)
  cancelled = await sold(7.5, { checkin: '2027-03-05', checkout: '2027-03-07' })
  clock.advance(UNDO_MS)
  await client.call('/api/bookingHistory/cancel', { booking_id: cancelled, expected_refund: 0 })
  expect((await own()).earnings).toEqual([{ currency: 'USD', pending: 20, available: 7.5, paid_out: 0 }])
  await invariants()
})

test('[C3.1, C3.3] an operator pays out with a reason, which the agent reads; one reference counts once', async () => {
  expect((await payOut({ amount: 5, reference: 'OUT 1', reason: '' })).body).toMatchObject({ status_code: 400, code: 'reason_missing' })
  for (let i = 0; i < 2; i++) {
    const { agent: after } = (await payOut({ amount: 5, reference: 'OUT 1' })).body.data
    expect(after).toMatchObject({ agent_id: 'usr_agent', email: 'agent@northwind.test', earnings: [{ pending: 20, available: 2.5, paid_out: 5 }] })
  }
  for (const other of [{ amount: 1 }, { currency: 'EUR' }, { agent_id: 'usr_agent_two' }])
    expect((await payOut({ amount: 5, reference: 'OUT 1', ...other })).status, JSON.stringify(other)).toBe(409)
  for (const amount of [0, -1, 0.001, 1e300]) expect((await payOut({ amount, reference: 'OUT 2' })).status, `${amount}`).toBe(400)
  expect((await payOut({ amount: 2.51, reference: 'OUT 2' })).body.code).toBe('more_than_available')
  for (const nobody of ['usr_client', 'usr_nowhere', 'usr_member'])
    expect((await payOut({ agent_id: nobody, amount: 1, reference: 'OUT 2' })).body.code, nobody).toBe('not_found')
  const { acts } = (await agent.call('/api/user/activity', {})).body.data
  expect(acts).toMatchObject([{ kind: 'earnings_paid_out', reason: 'Earnings of March', actor: { role: 'operator', name: 'Olive Okoro' } }])
  await invariants()
})

test('[C3.1] past its cancellation an earning is available whole; the statement has what was earned and paid out, newest first', async () => {
  clock.advance(AFTER - clock.nowMs())
  await signIn()
  expect((await own()).earnings).toEqual([{ currency: 'USD', pending: 0, available: 22.5, paid_out: 5 }])
  // What is final is not read again: none of it is open, and what was ever posted is only read by the page of entries.
  expect((await db.pool.query("select from agency_earnings where agent_id = 'usr_agent' and not is_final")).rows).toEqual([])
  expect((await payOut({ amount: 22.5, reference: 'OUT 3' })).status).toBe(200)
  const { earnings, entries, next } = await own()
  expect(earnings).toEqual([{ currency: 'USD', pending: 0, available: 0, paid_out: 27.5 }])
  const brief = entries.map(({ kind, amount, reference, booking_id }: Record<string, unknown>) => [kind, amount, booking_id ? 'booking' : reference])
  expect(brief).toEqual([
    ['paid_out', -22.5, 'OUT 3'],
    ['paid_out', -5, 'OUT 1'],
    ['earned', 7.5, 'booking'],
    ['earned', 20, 'booking'],
  ])
  expect(next).toBeNull()
  const first = (await agent.call('/api/agents/getEarnings', { limit: 3 })).body.data
  const rest = (await agent.call('/api/agents/getEarnings', { limit: 3, cursor: first.next })).body.data
  expect([...first.entries, ...rest.entries]).toEqual(entries)
  expect((await operator.call('/api/operator/earnings', {})).body.data.agents).toMatchObject([{ agent_id: 'usr_agent', earnings: [{ paid_out: 27.5 }] }])
  await invariants()
})

test('[C3.1] no one else sees earnings or pays them out, nor does another organisation’s operator', async () => {
  const foreign = await system.person('operator@sojourn.test', 'blue.localhost:4100')
  expect((await foreign.call('/api/operator/earnings', {})).body.data.agents).toEqual([])
  expect((await foreign.call('/api/operator/payOutEarnings', { agent_id: 'usr_agent', amount: 1, currency: 'USD', reference: 'X', reason: 'x' })).status).toBe(
    404,
  )
  for (const browser of [agent, client]) {
    expect((await browser.call('/api/operator/earnings', {})).body.code).toBe('not_allowed')
    expect(
      (await browser.call('/api/operator/payOutEarnings', { agent_id: 'usr_agent', amount: 1, currency: 'USD', reference: 'X', reason: 'x' })).body.code,
    ).toBe('not_allowed')
  }
  for (const browser of [operator, client]) expect((await browser.call('/api/agents/getEarnings', {})).body.code).toBe('not_allowed')
})

test('[C3.1] a client who books with a markup and does not pay earns the agent nothing: given up, run out, or paid and cancelled', async () => {
  const before = (await own()).earnings
  const givenUp = await opened(12, { checkin: '2027-04-01', checkout: '2027-04-03' })
  expect((await client.call('/api/bookingHistory/cancel', { booking_id: givenUp, expected_refund: 0 })).status).toBe(200)
  expect(await statusOf(givenUp)).toBe('cancelled')
  await invariants()

  const declined = await opened(12, { checkin: '2027-04-05', checkout: '2027-04-07' })
  system.gateway.browser.isDeclined(system.gateway.only())
  await statusOf(declined)
  await invariants()
  expect((await client.call('/api/bookingHistory/cancel', { booking_id: declined, expected_refund: 0 })).status).toBe(200)
  await invariants()

  const ranOut = await opened(12, { checkin: '2027-04-09', checkout: '2027-04-11' })
  clock.advance(UNDO_MS * 2)
  await system.api.work.runOnce()
  expect(await statusOf(ranOut)).toBe('expired')
  await invariants()
  expect((await own()).earnings).toEqual(before)

  const paid = await opened(12, { checkin: '2027-04-13', checkout: '2027-04-15' })
  system.gateway.browser.pays(system.gateway.only())
  await system.api.work.runOnce()
  expect(await statusOf(paid)).toBe('confirmed')
  await invariants()
  const { refund } = (await client.call('/api/bookingHistory/cancelQuote', { booking_id: paid })).body.data
  expect((await client.call('/api/bookingHistory/cancel', { booking_id: paid, expected_refund: refund })).status).toBe(200)
  await system.api.work.runOnce()
  await invariants()
})
