import type { Db } from '@sojourn/db'
import { fakeClock } from '@sojourn/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Browser, contact, holdRoom, openWholeApi, wholeDb, withoutIds } from './whole-api.testing.ts'

/** One hotel, one stay, and who sees which price of it. */
const clock = fakeClock()
const AGENCY = 'agents.localhost:4100'
const days = { checkin: '2027-03-01', checkout: '2027-03-03' }
const rooms = [{ adults: 2 }]
// Shares that nothing else in an answer reads like.
const SHARES = { b2c: 3_137, b2b: 1_619 }
let db: Db
let system: ReturnType<typeof openWholeApi>

beforeAll(async () => {
  db = await wholeDb()
  await openWholeApi(db, clock).api.seed()
  await db.pool.query(`update organisations set settings = jsonb_set(settings, '{markup}', $1) where org_id = 'org_northwind'`, [JSON.stringify(SHARES)])
  // Opened afterwards: a node caches its organisations' settings for a while.
  system = openWholeApi(db, clock)
})
afterAll(() => db.close())
afterEach(() => expect(system.faults).toEqual([]))

async function person(email: string): Promise<Browser> {
  const browser = system.visit(AGENCY)
  await browser.signIn(email)
  return browser
}

/** What each call that shows a price returns of the cheapest hotel: totals without their taxes, in cents, and all texts that came. */
async function pricesOf(browser: Browser) {
  const { wish, found, details, held } = await holdRoom(browser, { destination: 'lisbon', ...days }, ({ price, left }) => price.pay_now > 0 && left === null)
  const ask = { ...days, rooms, currency: 'USD' }
  const near = await browser.call('/api/hotels/similar', { hotel_id: wish.hotel_id, ...ask })
  const nights = await browser.call('/api/hotels/calendar', { destination: wish.hotel_id, from: days.checkin, days: 2, rooms, currency: 'USD' })
  const checkout = await browser.call('/api/checkout/get', { checkoutId: held.body.data.checkoutId })
  return {
    figures: {
      search: found.body.data.hotels.find((each: { hotel_id: string }) => each.hotel_id === wish.hotel_id).from.base,
      details: details.body.data.rates[0].price.base,
      similar: near.body.data.hotels[0].from.base,
      calendar: nights.body.data.nights[0].from,
      prebook: held.body.data.price.base,
      checkout: checkout.body.data.price.base,
    },
    texts: [found, details, near, nights, held, checkout].map(({ text }) => text),
  }
}

test('[B6.4] an agent buys at the price of the trade; members, their clients and guests at the public one, in every answer', async () => {
  const guest = await pricesOf(system.visit(AGENCY))
  const client = await pricesOf(await person('client@northwind.test'))
  const operator = await pricesOf(await person('operator@sojourn.test'))
  const agent = await pricesOf(await person('agent@northwind.test'))
  expect(client.figures).toEqual(guest.figures)
  expect(operator.figures).toEqual(guest.figures)
  for (const [call, amount] of Object.entries(guest.figures) as [keyof typeof guest.figures, number][]) {
    const ratio = amount / agent.figures[call]
    // A night in the calendar has taxes in, some of which do not follow its price.
    expect(ratio, call).toBeGreaterThan(call === 'calendar' ? 1.05 : 1.12)
    expect(ratio, call).toBeLessThan(1.14)
  }
})

test('[B6.4] no answer shows the share of the organisation, to whomever it goes; what the trade pays is shown to agents alone', async () => {
  const open = await pricesOf(system.visit(AGENCY))
  const trade = await pricesOf(await person('agent@northwind.test'))
  // What an agent puts on is their own to see; see agency-sales.test.ts.
  const beside = trade.texts.map((text) => text.replace(/"agency":\{[^}]*\},?/g, ''))
  for (const text of [...open.texts, ...beside])
    expect(withoutIds(text)).not.toMatch(/mark.?up|3137|31\.37|1619|16\.19|revenue|net_|"net"|commission|basis|b2[bc]/i)
})

test('[B6.4] what is earned of a booking is the share its price was made with', async () => {
  for (const [email, share] of [
    ['agent@northwind.test', SHARES.b2b],
    ['client@northwind.test', SHARES.b2c],
  ] as const) {
    const browser = await person(email)
    const { held } = await holdRoom(browser, { destination: 'lisbon', ...days }, ({ price }) => price.pay_now > 0)
    const { checkoutId, price } = held.body.data
    const guests = [{ first_name: 'Ana', last_name: share === SHARES.b2b ? 'Prata' : 'Moura' }]
    const { body } = await browser.call('/api/hotels/book', { checkoutId, guests, contact, consented_total: price.total })
    system.gateway.browser.pays(system.gateway.only())
    const { booking_id } = body.data
    expect((await browser.call('/api/booking/getStatus', { booking_id })).body.data.status).toBe('confirmed')
    const { rows } = await db.pool.query(`select balance_minor from ledger_balances where account = 'revenue' and subject_id = $1`, [booking_id])
    expect(rows.map((row) => Number((row as { balance_minor: number }).balance_minor))).toEqual([Math.round((price.base * 100 * share) / (10_000 + share))])
  }
})
