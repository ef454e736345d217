import { runInvariants } from '@sojourn/db'
import { invariant } from '@sojourn/kernel'
import { fakeClock } from '@sojourn/testing'
import { afterEach, expect, test } from 'vitest'
import type { SignedInCaller } from '../../http/index.ts'
import { contact, got, guests, houseDb, houseInvariants, offersOf, openHouse, traveller, wishFor } from '../booking-house.testing.ts'

const clock = fakeClock()
const days = { checkin: '2027-02-20', checkout: '2027-02-22' }
const minutes = (count: number) => clock.advance(count * 60_000)
const db = await houseDb(clock)
const house = openHouse(db, clock)
const offer = await offersOf(db, house.hotels, days, ({ quote, left }) => left > 6 && quote.payment === 'now')

afterEach(async () => {
  expect(await runInvariants(db, houseInvariants(house.hotels))).toEqual([])
})

/** The same person, after the organisation changed its mind about its share. */
const marked = (caller: SignedInCaller, b2c: number): SignedInCaller => ({ ...caller, org: { ...caller.org, markup: { b2c, b2b: b2c - 300 } } })

/** What the details page says the rate costs, and the freeze that came with it. */
async function seen(caller: SignedInCaller, what = offer) {
  const { hotel_id, checkin, checkout, rooms, currency, rate_id } = wishFor(what)
  const { rates, price_freeze } = got(await house.details({ hotel_id, checkin, checkout, rooms, currency }, caller))
  const rate = rates.find((each) => each.rate_id === rate_id)
  invariant(rate, 'the rate is free')
  return { ...wishFor(what), expected_total: rate.price.total, price_freeze: price_freeze.token }
}

test('[B3.3] a price that rose since it was shown stands while its freeze does, also when the time is extended, and is told afterwards', async () => {
  const ana = traveller('ana')
  const wish = await seen(ana)
  const dearer = marked(ana, 2_000)
  minutes(14)
  const { checkoutId, ...held } = got(await house.prebook(wish, dearer))
  expect(held).toMatchObject({ isPriceChange: false, price: { total: wish.expected_total } })
  minutes(14)
  // The freeze is over; what it promised to this checkout is not.
  got(await house.renew({ checkoutId: checkoutId! }, dearer))
  const booked = got(await house.book({ checkoutId: checkoutId!, guests, contact, consented_total: wish.expected_total }, dearer))
  expect(booked.status).toBe('pending_payment')
  const late = got(await house.prebook(wish, marked(traveller('ben'), 2_000)))
  expect(late).toMatchObject({ isPriceChange: true, old_price: wish.expected_total })
  expect(late.price.total).toBeGreaterThan(wish.expected_total)
})

test('a price that fell since it was frozen is the lower one, and said so', async () => {
  const wish = await seen(traveller('dan'))
  const cheaper = got(await house.prebook(wish, marked(traveller('dan'), 400)))
  expect(cheaper).toMatchObject({ isPriceChange: true, old_price: wish.expected_total })
  expect(cheaper.price.total).toBeLessThan(wish.expected_total)
})

test('midnight at the property changes the price, not the frozen one', async () => {
  const eve = traveller('eve')
  const untilMidnight = Date.parse('2027-01-20T23:55:00Z') - clock.nowMs()
  invariant(untilMidnight > 0, 'the tests stand before that evening')
  clock.advance(untilMidnight)
  // Long enough that a day more or less of notice shows in whole dollars.
  const long = await offersOf(db, house.hotels, { checkin: '2027-01-29', checkout: '2027-02-12' }, ({ quote }) => quote.payment === 'now')
  const wish = await seen(eve, long)
  minutes(10)
  await house.work()
  expect(got(await house.prebook({ ...wish, price_freeze: undefined }, eve)).isPriceChange).toBe(true)
  expect(got(await house.prebook(wish, eve))).toMatchObject({ isPriceChange: false, price: { total: wish.expected_total } })
})

test('a freeze that is forged, of another stay or of the other price group is as if there were none', async () => {
  const wish = await seen(traveller('fay'))
  const other = got(await house.details({ ...wishFor(offer), checkout: '2027-02-23' }, traveller('fay')))
  const agent = traveller('gil', undefined, 3)
  for (const [caller, price_freeze] of [
    [marked(traveller('fay'), 2_000), `${wish.price_freeze.slice(0, -4)}AAAA`],
    [marked(traveller('hal'), 2_000), other.price_freeze.token],
    [marked(agent, 2_000), wish.price_freeze],
  ] as const) {
    const answer = got(await house.prebook({ ...wish, price_freeze }, caller))
    expect(answer).toMatchObject({ isPriceChange: true })
    expect(answer.price.total).toBeGreaterThan(wish.expected_total)
  }
})

test('what we earn of a frozen price is the share it was made with, and stays inside', async () => {
  const ivy = traveller('ivy')
  const wish = await seen(ivy)
  const { checkoutId } = got(await house.prebook(wish, marked(ivy, 2_000)))
  const { rows } = await db.pool.query('select revenue_minor, ask, quote from checkouts where checkout_id = $1', [checkoutId])
  const [row] = rows as { revenue_minor: number; quote: { base: { minor: number } } }[]
  expect(Number(row!.revenue_minor)).toBe(Math.round((row!.quote.base.minor * 800) / 10_800))
  const shown = JSON.stringify(got(await house.getCheckout({ checkoutId: checkoutId! }, ivy)))
  expect(shown).not.toMatch(/mark.?up|frozen|freeze|revenue|net_|basis/i)
})
