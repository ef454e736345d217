import { answerNews, getBooking } from '@sojourn/contracts'
import { runInvariants } from '@sojourn/db'
import { fakeClock } from '@sojourn/testing'
import { afterEach, expect, test } from 'vitest'
import { contact, createSystem, got, systemDb, systemInvariants, traveller } from '../../flows/booking-system.testing.ts'
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

afterEach(async () => {
  await system.core.settled()
  expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])
})

/** Somebody whose name brings on what goes wrong. */
const named = (first_name: string, last_name: string) => ({ ...adult(first_name), last_name })

async function told(name: string, last_name: string, nth: number, brand = 'classic') {
  const who = traveller(name)
  const bought = await boughtFlight(system, who, ways.slice(nth), one, brand, [named(name, last_name)])
  clock.advance(2 * MINUTE_MS)
  for (const job of system.core.sold.flatMap((each) => each.dueInShop?.(system.core.shop) ?? [])) await job.run()
  await system.work()
  await system.core.settled()
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

test('a flight that does not fly ends the booking and gives all of it back', async () => {
  const { who, booking_id, paid } = await told('gus', 'Grounded', 2)
  expect(got(await see({ booking_id }, who))).toMatchObject({
    status: 'cancelled',
    refunded: paid,
    items: [{ cancelled_by_provider: { reason: 'not_operated' } }],
  })
})

test('seats that are gone when they are paid for end in a refund', async () => {
  const who = traveller('sam')
  const found = await findJourney(system, ways, one, who)
  const { checkoutId, price } = got(await flights.prebook(holdBody(found, one), who))
  const { booking_id } = got(await flights.book({ checkoutId, guests: [named('Sam', 'Soldout')], contact, consented_total: price.total }, who))
  system.gateway.browser.pays([...system.gateway.intents.values()].find(({ metadata }) => metadata.booking_id === booking_id)!)
  expect(got(await system.status({ booking_id }, who)).status).toBe('failed')
  await system.work()
  await system.core.settled()
  expect([...system.gateway.refunds.values()].at(-1)?.amount).toBe(Math.round(price.total * 100))
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
