import { answerNews, getBooking } from '@sojourn/contracts'
import { raw, runInvariants, sql } from '@sojourn/db'
import { fakeClock } from '@sojourn/testing'
import { afterEach, expect, test } from 'vitest'
import { codeOf, contact, createSystem, got, org, systemDb, systemInvariants, traveller } from '../../flows/booking-system.testing.ts'
import type { SignedInCaller } from '../../http/index.ts'
import type { HeldFlight } from './domain/flight-hold.ts'
import { adult, boughtFlight, findJourney, flightCallsOf, holdBody, journeyIds } from './flight-sale.testing.ts'

const MINUTE_MS = 60_000
const clock = fakeClock()
const db = await systemDb(clock)
const system = createSystem(db, clock)
const flights = flightCallsOf(system)
const see = system.call(getBooking)
const answer = system.call(answerNews)
const ways = journeyIds('LIS MAD 2027-03-17')
const one = { adult: 1 }
/** One way only on that day. */
const LONELY = 'ABV KAN 2027-03-17'

afterEach(async () => {
  await system.core.settled()
  expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])
})

/** Somebody whose name brings on what goes wrong. */
const named = (first_name: string, last_name: string) => ({ ...adult(first_name), last_name })

/** Until what is brought on is told. */
async function pass() {
  clock.advance(2 * MINUTE_MS)
  for (const job of system.core.sold.flatMap((each) => each.dueInShop?.(system.core.shop) ?? [])) await job.run()
  await system.work()
  await system.core.settled()
}

/** The flights of which seats are sold to a booking. */
async function soldOn(booking_id: string): Promise<string> {
  const { rows } = await db.inTenant(org, (tx) =>
    raw<{ readonly limits: readonly HeldFlight[] }>`select limits from flight_holds where booking_id = ${booking_id}`.execute(sql(tx)),
  )
  const flights = rows[0]!.limits
  return [...new Set(flights.map(({ bound }) => bound))]
    .map((at) => flights.flatMap(({ bound, flight, day }) => (bound === at ? `${flight}-${day}` : [])).join('.'))
    .join('~')
}

async function told(name: string, last_name: string, nth: number, brand = 'classic') {
  const who = traveller(name)
  const bought = await boughtFlight(system, who, ways.slice(nth), one, brand, [named(name, last_name)])
  await pass()
  return { who, ...bought, booking: got(await see({ booking_id: bought.booking_id }, who)) }
}

test('another time of hours is asked about: nothing changes before its traveller accepts, then ticket and calendar have the new time', async () => {
  const { who, booking_id, booking } = await told('ria', 'Retimed', 0)
  const [item] = booking.items
  expect(item!.news).toMatchObject([{ kind: 'changed', state: 'open' }])
  const before = item!.offer as { bounds: { departs_at: string; arrives_at: string }[] }
  got(await answer({ booking_id, item_no: 1, news_no: 1, answer: 'accept' }, who))
  const after = got(await see({ booking_id }, who)).items[0]!
  const hours = (Date.parse((after.offer as typeof before).bounds[0]!.departs_at) - Date.parse(before.bounds[0]!.departs_at)) / (60 * MINUTE_MS)
  expect(hours).toBeCloseTo(200 / 60, 3)
  expect(after.state).toBe('confirmed')
})

test('who does not want the new time has all of the money back, whatever the fare says', async () => {
  const { who, booking_id, paid } = await told('rob', 'retimed', 1)
  got(await answer({ booking_id, item_no: 1, news_no: 1, answer: 'refund' }, who))
  await system.work()
  await system.core.settled()
  expect(got(await see({ booking_id }, who))).toMatchObject({ status: 'cancelled', refunded: paid })
})

interface Shown {
  itinerary_id: string
  bounds: { departs_at: string; arrives_at: string; segments: { flight: string; from: { iata: string }; to: { iata: string } }[] }[]
  seats: { segment: number; traveller: number; seat: string }[]
}
const offerOf = async (booking_id: string, who: SignedInCaller) => got(await see({ booking_id }, who)).items[0]!.offer as unknown as Shown
const endsOf = ({ bounds }: Shown) => bounds.map(({ segments }) => `${segments[0]!.from.iata} ${segments.at(-1)!.to.iata}`)

test('in place of a flight that does not fly the nearest of the same day is offered, with seats that are taken at once, and is flown once its traveller accepts', async () => {
  const { who, booking_id, booking } = await told('gus', 'Grounded', 2)
  const before = booking.items[0]!.offer as unknown as Shown
  expect(booking.status).toBe('confirmed')
  expect(booking.items[0]!.news).toMatchObject([{ kind: 'changed', state: 'open', to_be: { starts: { on: '2027-03-17' } } }])
  const sold = await soldOn(booking_id)
  expect(sold).not.toEqual(before.itinerary_id)
  got(await answer({ booking_id, item_no: 1, news_no: 1, answer: 'accept' }, who))
  const after = await offerOf(booking_id, who)
  expect(after.itinerary_id).toBe(sold)
  expect(endsOf(after)).toEqual(endsOf(before))
  expect(after.bounds[0]!.departs_at).not.toBe(before.bounds[0]!.departs_at)
})

test('a connection that is missed by a new time is another way of the same day, and the way back stays; refused it gives all of the money back', async () => {
  const who = traveller('mia')
  const journeys = journeyIds('LIS NUE 2027-03-17', 'NUE LIS 2027-03-24').filter((id) => id.split('~')[0]!.includes('.'))
  const { booking_id, paid, itinerary_id } = await boughtFlight(system, who, journeys, one, 'classic', [named('Mia', 'Retimed')])
  await pass()
  const [out, back] = itinerary_id.split('~')
  const [outNow, backNow] = (await soldOn(booking_id)).split('~')
  expect(outNow).not.toBe(out)
  expect(backNow).toBe(back)
  expect((await offerOf(booking_id, who)).itinerary_id).toBe(itinerary_id)
  got(await answer({ booking_id, item_no: 1, news_no: 1, answer: 'refund' }, who))
  await system.work()
  await system.core.settled()
  expect(got(await see({ booking_id }, who))).toMatchObject({ status: 'cancelled', refunded: paid })
})

test('a seat that was paid for is one of the same kind on the flight that is offered in place of another, and is told with it', async () => {
  const who = traveller('zoe')
  const found = await findJourney(system, ways, one, who, ({ itinerary }) => itinerary.brands.some(({ brand_id }) => brand_id === 'basic'))
  const { itinerary_id } = found.itinerary
  const brand = found.itinerary.brands.find(({ brand_id }) => brand_id === 'basic')!
  const kindsOf = async (id: string, brand_id: string) =>
    got(await flights.seats({ ...one, itinerary_id: id, brand_id }, who)).flights.map(({ rows }) => rows.flatMap((row) => row.seats))
  const exit = (await kindsOf(itinerary_id, 'basic'))[0]!.find(({ kind, is_free }) => kind === 'exit' && is_free)!
  const expected_total = Math.round((brand.price.total + exit.amount) * 100) / 100
  const seats = [{ segment: 1, traveller: 1, seat: exit.seat }]
  const { checkoutId, price } = got(await flights.prebook({ ...one, itinerary_id, brand_id: 'basic', seats, expected_total }, who))
  const { booking_id } = got(await flights.book({ checkoutId, guests: [named('Zoe', 'Grounded')], contact, consented_total: price.total }, who))
  system.gateway.browser.pays([...system.gateway.intents.values()].find(({ metadata }) => metadata.booking_id === booking_id)!)
  expect(got(await system.status({ booking_id }, who)).status).toBe('confirmed')
  await pass()
  got(await answer({ booking_id, item_no: 1, news_no: 1, answer: 'accept' }, who))
  const after = await offerOf(booking_id, who)
  expect(after.itinerary_id).not.toBe(itinerary_id)
  expect(after.seats).toHaveLength(1)
  const [own] = after.seats
  const now = (await kindsOf(after.itinerary_id, 'basic'))[own!.segment - 1]!.find(({ seat }) => seat === own!.seat)
  expect(now).toMatchObject({ kind: 'exit', is_free: false })
})

test('where a flight does not fly and no other goes that day the booking ends and all of it is given back', async () => {
  const who = traveller('noa')
  const { booking_id, paid } = await boughtFlight(system, who, journeyIds(LONELY), one, 'classic', [named('Noa', 'Grounded')])
  await pass()
  expect(got(await see({ booking_id }, who))).toMatchObject({
    status: 'cancelled',
    refunded: paid,
    items: [{ cancelled_by_provider: { reason: 'not_operated' } }],
  })
})

/** A booking that is paid, by somebody whose name brings on what becomes of it. */
async function paidBy(name: string, last_name: string) {
  const who = traveller(name)
  const found = await findJourney(system, ways, one, who)
  const { checkoutId, price } = got(await flights.prebook(holdBody(found, one), who))
  const { booking_id } = got(await flights.book({ checkoutId, guests: [named(name, last_name)], contact, consented_total: price.total }, who))
  system.gateway.browser.pays([...system.gateway.intents.values()].find(({ metadata }) => metadata.booking_id === booking_id)!)
  const statusNow = async () => got(await system.status({ booking_id }, who)).status
  return { who, booking_id, statusNow, total: price.total }
}

test.each(['Soldout', 'Refused'])('[A4.10] tickets that cannot be had once they are paid for (%s) end in a refund of all of it', async (last_name) => {
  const { statusNow, total } = await paidBy(`sam${last_name}`, last_name)
  expect(await statusNow()).toBe('failed')
  await system.work()
  await system.core.settled()
  expect([...system.gateway.refunds.values()].at(-1)?.amount).toBe(Math.round(total * 100))
})

test('[A4.10] tickets that come late are waited for and then confirmed, charged once', async () => {
  const before = system.gateway.refunds.size
  const { statusNow, booking_id } = await paidBy('pia', 'Pending')
  expect(await statusNow()).toBe('confirming')
  clock.advance(2_000)
  await system.work()
  expect(await statusNow()).toBe('confirming')
  clock.advance(20_000)
  await system.work()
  expect(await statusNow()).toBe('confirmed')
  expect([...system.gateway.intents.values()].filter(({ metadata }) => metadata.booking_id === booking_id)).toHaveLength(1)
  expect(system.gateway.refunds.size).toBe(before)
})

test('[B3.3] another price when it is booked is told beside the old one, nothing is charged, and it is booked at what is agreed to', async () => {
  const who = traveller('dea')
  const found = await findJourney(system, ways, one, who)
  const { checkoutId, price } = got(await flights.prebook(holdBody(found, one), who))
  const body = { checkoutId, guests: [named('Dea', 'Dearer')], contact, consented_total: price.total }
  const refused = await flights.book(body, who)
  expect(codeOf(refused)).toBe('price_changed')
  const { old_price, new_price } = (refused as unknown as { refusal: { detail: { old_price: number; new_price: number } } }).refusal.detail
  expect(old_price).toBe(price.total)
  expect(new_price).toBeGreaterThan(old_price)
  expect(got(await system.getCheckout({ checkoutId }, who)).price.total).toBe(new_price)
  expect(codeOf(await flights.book(body, who))).toBe('price_changed')
  const { status } = got(await flights.book({ ...body, consented_total: new_price }, who))
  expect(status).toBe('pending_payment')
})

test('instead of the new time other flights are taken for nothing, of a fare too that is never changed', async () => {
  const { who, booking_id, booking } = await told('ivo', 'Retimed', 3, 'basic')
  expect(booking.items[0]!.news).toMatchObject([{ kind: 'changed', state: 'open' }])
  const far = await findJourney(system, journeyIds('LIS MAD 2027-03-24'), one, who, ({ itinerary }) =>
    itinerary.brands.some(({ brand_id }) => brand_id === 'basic'),
  )
  const other = { booking_id, itinerary_id: far.itinerary.itinerary_id }
  const quoted = got(await flights.changeQuote(other, who))
  expect(quoted.fee).toBe(0)
  expect(Math.round((quoted.price - quoted.paid) * 100)).toBe(Math.round((quoted.pay_now - quoted.back) * 100))
})
