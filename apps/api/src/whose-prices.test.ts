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
  const { request, found, details, held } = await holdRoom(browser, { destination: 'lisbon', ...days }, ({ price, left }) => price.pay_now > 0 && left === null)
  const ask = { ...days, rooms, currency: 'USD' }
  const near = await browser.call('/api/hotels/similar', { hotel_id: request.hotel_id, ...ask })
  const nights = await browser.call('/api/hotels/calendar', { destination: request.hotel_id, from: days.checkin, days: 2, rooms, currency: 'USD' })
  const checkout = await browser.call('/api/checkout/get', { checkoutId: held.body.data.checkoutId })
  return {
    figures: {
      search: found.body.data.hotels.find((each: { hotel_id: string }) => each.hotel_id === request.hotel_id).from.base,
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

/** What a guest holds, and the same checkout once they have signed in. */
async function heldAsGuest(email: string, host = AGENCY) {
  const guest = system.visit(host)
  const { held } = await holdRoom(guest, { destination: 'lisbon', ...days }, ({ price, left }) => price.pay_now > 0 && left === null)
  const { checkoutId, price, expires_at } = held.body.data
  const before = await guest.call('/api/checkout/get', { checkoutId })
  expect(before.body.data.better_price).toBeUndefined()
  await guest.signIn(email)
  const get = async () => (await guest.call('/api/checkout/get', { checkoutId })).body.data
  const use = async (consented_total?: number) => (await guest.call('/api/checkout/useBetterPrice', { checkoutId, consented_total })).body
  return { guest, checkoutId, price, expires_at, get, use }
}

test('[B6.4] [C2.6] a person who signs in at the checkout is offered their better price, and has it in the same checkout once they agree; until then nothing changes', async () => {
  const { checkoutId, price, expires_at, get, use } = await heldAsGuest('agent@northwind.test')
  const { better_price: better, price: shown, agency } = await get()
  expect([shown, agency]).toEqual([price, undefined])
  expect(better).toEqual({ total: expect.any(Number), currency: price.currency, as: 'agent' })
  expect(better.total).toBeLessThan(price.total)
  const asked = await use()
  expect(asked.data).toMatchObject({ old_total: price.total, price: { total: better.total }, as: 'agent', is_changed: false })
  expect((await get()).price).toEqual(price)
  expect((await use(better.total + 1)).code).toBe('price_changed')
  expect((await get()).price).toEqual(price)
  expect((await use(better.total)).data).toMatchObject({ price: { total: better.total }, is_changed: true })
  const now = await get()
  expect(now).toMatchObject({
    checkoutId,
    state: 'open',
    expires_at,
    price: { total: better.total },
    due: { now: now.price.pay_now },
    agency: { net: better.total },
  })
  expect(now.better_price).toBeUndefined()
  expect((await use(better.total)).code).toBe('no_better_price')
})

test('[B6.4] [C2.6] a member is offered their price, and the booking is made at what was agreed to', async () => {
  const { guest, checkoutId, price, get, use } = await heldAsGuest('member@sojourn.test', 'localhost:4100')
  const { better_price: better } = await get()
  expect(better).toMatchObject({ as: 'member' })
  expect(better.total).toBeLessThan(price.total)
  // What was applied at the public price is free again, not lost.
  const applied = await guest.call('/api/booking/applyCashcard', { checkoutId, product_type: 'HLT', amount: '20' })
  expect(applied.body.data.checkout.tenders.cash_card.amount).toBe(20)
  expect((await use(better.total)).data).toMatchObject({ old_total: price.total, is_changed: true })
  expect((await get()).tenders.cash_card).toBeNull()
  const guests = [{ first_name: 'Ana', last_name: 'Tiago' }]
  const { body } = await guest.call('/api/hotels/book', { checkoutId, guests, contact, consented_total: better.total })
  system.gateway.browser.pays(system.gateway.only())
  expect((await guest.call('/api/booking/getStatus', { booking_id: body.data.booking_id })).body.data.status).toBe('confirmed')
  expect((await use()).code).toBe('already_booked')
})

test('[B6.4] [C2.6] a person who becomes a member with a checkout open, in another tab, is offered the better price there; one who has none is not', async () => {
  const { guest, price, get, use } = await heldAsGuest('new@sojourn.test', 'localhost:4100')
  expect((await get()).better_price).toBeUndefined()
  expect((await use()).code).toBe('no_better_price')
  const { body } = await guest.call('/api/plans/prebook', { sub_plan_id: 'sub_voyager' })
  const plan = (await guest.call('/api/checkout/get', { checkoutId: body.data.checkoutId })).body.data
  const booked = await guest.call('/api/plans/book', {
    checkoutId: plan.checkoutId,
    guests: [{ first_name: 'Nuno', last_name: 'Andrade' }],
    contact,
    consented_total: plan.price.total,
    auto_charge: true,
    mandate_text: plan.offer.mandate_text,
    time_zone: 'Europe/Lisbon',
  })
  system.gateway.browser.pays(system.gateway.only())
  expect((await guest.call('/api/booking/getStatus', { booking_id: booked.body.data.booking_id })).body.data.status).toBe('confirmed')
  expect((await get()).better_price.total).toBeLessThan(price.total)
})

test('[B5.3] [B5.7] what the demo agent was given takes off a room no more than it may, says how much that is, and the rest stays', async () => {
  const agent = await person('agent@northwind.test')
  const { held } = await holdRoom(agent, { destination: 'lisbon', ...days }, ({ price, left }) => price.pay_now > 100 && left === null)
  const { checkoutId } = held.body.data
  const { body } = await agent.call('/api/booking/applyPaymentCard', { checkoutId, product_type: 'HLT', payment_card_id: 'pcd_demo_discount_1' })
  const { amount, checkout } = body.data
  expect(amount).toBeGreaterThan(0)
  expect(amount).toBeLessThan(120)
  expect(checkout.tenders.payment_cards).toMatchObject([{ payment_card_id: 'pcd_demo_discount_1', amount, most: amount }])
})
