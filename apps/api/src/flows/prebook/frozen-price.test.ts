import { runInvariants } from '@sojourn/db'
import { invariant } from '@sojourn/kernel'
import { fakeClock } from '@sojourn/testing'
import { afterEach, expect, test } from 'vitest'
import type { SignedInCaller } from '../../http/index.ts'
import { sumOf } from '../../sale/quote.ts'
import { readQuote } from '../../sale/snapshot.ts'
import { contact, createSystem, got, guests, offersOf, prebookRequest, systemDb, systemInvariants, traveller } from '../booking-system.testing.ts'

const clock = fakeClock()
const days = { checkin: '2027-02-20', checkout: '2027-02-22' }
const minutes = (count: number) => clock.advance(count * 60_000)
const db = await systemDb(clock)
const system = createSystem(db, clock)
const offer = await offersOf(db, system.hotels, days, ({ quote, left }) => left > 6 && quote.payment === 'now')

afterEach(async () => {
  expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])
})

/** The same person, after the organisation changed its mind about its share. */
const marked = (caller: SignedInCaller, b2c: number): SignedInCaller => ({ ...caller, org: { ...caller.org, markup: { b2c, b2b: b2c - 300 } } })

/** What the details page says the rate costs, and the freeze that came with it. */
async function seen(caller: SignedInCaller, what = offer) {
  const { hotel_id, checkin, checkout, rooms, currency, rate_id } = prebookRequest(what)
  const { rates, price_freeze } = got(await system.details({ hotel_id, checkin, checkout, rooms, currency }, caller))
  const rate = rates.find((each) => each.rate_id === rate_id)
  invariant(rate, 'the rate is free')
  return { ...prebookRequest(what), expected_total: rate.price.total, price_freeze: price_freeze.token }
}

test('[B3.3] the shown price is valid while its freeze lasts although it rose, also when the time is extended, and the rise is reported afterwards', async () => {
  const ana = traveller('ana')
  const request = await seen(ana)
  const dearer = marked(ana, 2_000)
  minutes(14)
  const { checkoutId, ...held } = got(await system.prebook(request, dearer))
  expect(held).toMatchObject({ isPriceChange: false, price: { total: request.expected_total } })
  minutes(14)
  // The freeze is over; what it promised to this checkout is not.
  got(await system.renew({ checkoutId: checkoutId! }, dearer))
  const booked = got(await system.book({ checkoutId: checkoutId!, guests, contact, consented_total: request.expected_total }, dearer))
  expect(booked.status).toBe('pending_payment')
  const late = got(await system.prebook(request, marked(traveller('ben'), 2_000)))
  expect(late).toMatchObject({ isPriceChange: true, old_price: request.expected_total })
  expect(late.price.total).toBeGreaterThan(request.expected_total)
})

test('a price that fell since it was frozen is the lower one, and said so', async () => {
  const request = await seen(traveller('dan'))
  const cheaper = got(await system.prebook(request, marked(traveller('dan'), 400)))
  expect(cheaper).toMatchObject({ isPriceChange: true, old_price: request.expected_total })
  expect(cheaper.price.total).toBeLessThan(request.expected_total)
})

test('midnight at the property changes the price, not the frozen one', async () => {
  const eve = traveller('eve')
  const untilMidnight = Date.parse('2027-01-20T23:55:00Z') - clock.nowMs()
  invariant(untilMidnight > 0, 'the tests run before that evening')
  clock.advance(untilMidnight)
  // Long enough that a day more or less of notice shows in whole dollars.
  const long = await offersOf(db, system.hotels, { checkin: '2027-01-29', checkout: '2027-02-12' }, ({ quote }) => quote.payment === 'now')
  const request = await seen(eve, long)
  minutes(10)
  await system.work()
  expect(got(await system.prebook({ ...request, price_freeze: undefined }, eve)).isPriceChange).toBe(true)
  expect(got(await system.prebook(request, eve))).toMatchObject({ isPriceChange: false, price: { total: request.expected_total } })
})

test('a freeze that is forged, of another stay or of the other price group is as if there were none', async () => {
  const request = await seen(traveller('fay'))
  const other = got(await system.details({ ...prebookRequest(offer), checkout: '2027-02-23' }, traveller('fay')))
  const agent = traveller('gil', undefined, 3)
  for (const [caller, price_freeze] of [
    [marked(traveller('fay'), 2_000), `${request.price_freeze.slice(0, -4)}AAAA`],
    [marked(traveller('hal'), 2_000), other.price_freeze.token],
    [marked(agent, 2_000), request.price_freeze],
  ] as const) {
    const answer = got(await system.prebook({ ...request, price_freeze }, caller))
    expect(answer).toMatchObject({ isPriceChange: true })
    expect(answer.price.total).toBeGreaterThan(request.expected_total)
  }
})

test('what we earn of a frozen price is the share it was made with, and stays inside', async () => {
  const ivy = traveller('ivy')
  const request = await seen(ivy)
  const { checkoutId } = got(await system.prebook(request, marked(ivy, 2_000)))
  const { rows } = await db.pool.query('select revenue_minor, items from checkouts where checkout_id = $1', [checkoutId])
  const [row] = rows as { revenue_minor: number; items: readonly { quote: unknown }[] }[]
  const base = sumOf(readQuote(row!.items[0]!.quote), 'item')
  expect(Number(row!.revenue_minor)).toBe(Math.round((base.minor * 800) / 10_800))
  const shown = JSON.stringify(got(await system.getCheckout({ checkoutId: checkoutId! }, ivy)))
  expect(shown).not.toMatch(/mark.?up|frozen|freeze|revenue|net_|basis/i)
})
