import { runInvariants } from '@sojourn/db'
import { createDuffelServer, fakeClock } from '@sojourn/testing'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { codeOf, createSystem, got, systemDb, systemInvariants } from '../../../flows/booking-system.testing.ts'
import { flightCallsOf } from '../flight-sale.testing.ts'
import { ALONE, buy, FAMILY, findFlights, hold, nextDay, nextPerson, partsOf, settingsOf } from './duffel.testing.ts'
import { heldIn, holdRefOf } from './duffel-order.ts'

const clock = fakeClock()
const db = await systemDb(clock)
const duffel = createDuffelServer(clock)
const url = await duffel.listen()
const parts = partsOf(db, clock, settingsOf(url, duffel))
const system = createSystem(db, clock, { duffel: settingsOf(url, duffel) })
const calls = flightCallsOf(system)
afterAll(() => duffel.close())
beforeEach(() => {
  duffel.behave()
  duffel.control.sellsBags = true
})
afterEach(async () => {
  await system.core.settled()
  expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])
})

/** There and back. */
const returning = () => {
  const day = nextDay()
  return [
    { from: 'LIS', to: 'JFK', date: day },
    { from: 'JFK', to: 'LIS', date: nextDay() },
  ]
}
const BAGS = { cabin: 0, checked: 1 }
const factsOf = async ({ booking_id, who }: Awaited<ReturnType<typeof buy>>) =>
  got(await system.get({ booking_id }, who)).items[0]!.description.facts.map(({ value }) => value)
const orderOf = (booking_id: string) => duffel.orders.find(({ metadata, isCancelled }) => metadata.booking?.startsWith(booking_id) && !isCancelled)!

test('a bag that a fare has not is in its price where its airline sells one: of each who has a seat, on each bound, a child for its own price', async () => {
  const { itinerary, askFor, totalOf } = await findFlights(parts, { party: FAMILY, slices: returning() })
  const who = nextPerson()
  const asked = { itinerary_id: itinerary.itinerary_id, ...FAMILY, currency: 'EUR' }
  const plain = got(await calls.details(asked, who))
  const withBag = got(await calls.details({ ...asked, bags: BAGS }, who))
  const of = (details: typeof plain, name: string) => {
    const brand = details.itinerary.brands.find((each) => each.name === name)!
    return { brand, more: details.fares.find(({ brand_id }) => brand_id === brand.brand_id)!.more_bags }
  }
  // Two adults at 40 for a bound, a child at 20: both ways. The lighter bag that is cheaper is none of 23 kg.
  const [light, bag] = [of(plain, 'Light'), of(withBag, 'Light')]
  expect(bag.brand.price.total - light.brand.price.total).toBeCloseTo(200)
  expect([light.brand.checked_bags, bag.brand.checked_bags, of(withBag, 'Comfort').brand.price.total]).toEqual([0, 1, of(plain, 'Comfort').brand.price.total])
  expect(light.more).toEqual([
    { traveller: 1, amounts: [80, 160] },
    { traveller: 2, amounts: [80, 160] },
    { traveller: 3, amounts: [40, 80] },
  ])
  expect(bag.more[2]).toEqual({ traveller: 3, amounts: [40] })
  expect(totalOf('Light')).toBe(light.brand.price.total)

  const ask = askFor('Light', { bags: BAGS, extraBags: [{ traveller: 3, checked: 1 }] })
  const bought = await buy(system, who, ask)
  expect(bought.totalMinor / 100).toBeCloseTo(bag.brand.price.total + 40)
  const order = orderOf(bought.booking_id)
  expect(order.services.map(({ quantity }) => quantity)).toEqual([1, 1, 1, 1, 2, 2])
  expect(order.minor - 2 * (210 * 2.85 + 42 * 3) * 100).toBeCloseTo(24_000)
  expect((await factsOf(bought)).join()).toContain('A cabin bag each, 4 checked bags')
  const { lines } = got(await system.get({ booking_id: bought.booking_id }, who))
  expect(lines.filter(({ label }) => label.includes('checked bag')).map(({ label, amount }) => [label, amount])).toEqual([
    ['1 checked bag', 80],
    ['1 checked bag', 80],
    ['2 checked bags', 80],
  ])
})

test('in another currency each bag costs what was shown of it, so that no other price is told', async () => {
  duffel.control.bagMinor = 3_333
  const { itinerary, askFor } = await findFlights(parts, { party: FAMILY, currency: 'JPY' })
  const who = nextPerson()
  const { itinerary: shown, fares } = got(await calls.details({ itinerary_id: itinerary.itinerary_id, ...FAMILY, currency: 'JPY' }, who))
  const light = shown.brands.find(({ name }) => name === 'Light')!
  const { more_bags } = fares.find(({ brand_id }) => brand_id === light.brand_id)!
  const more = more_bags.reduce((sum, { amounts }) => sum + amounts[0]!, 0)
  const ask = askFor('Light', { extraBags: more_bags.map(({ traveller }) => ({ traveller, checked: 1 })) })
  expect(got(await hold(system, who, ask)).quote.total.minor).toBe(light.price.total + more)
})

test('what its airline does not sell is sold out; a bag that costs more, or is gone, is never held', async () => {
  const { askFor, itinerary } = await findFlights(parts)
  const who = nextPerson()
  for (const more of [{ bags: { cabin: 0, checked: 3 } }, { bags: BAGS, extraBags: [{ traveller: 1, checked: 2 }] }]) {
    expect(codeOf(await hold(system, who, askFor('Light', more)))).toBe('sold_out')
  }
  expect(codeOf(await hold(system, who, askFor('Light', { extraBags: [{ traveller: 2, checked: 1 }] })))).not.toBe('ok')
  let asked = 0
  duffel.control.fault = (step) => {
    if (step === 'offer' && ++asked === 2) duffel.control.bagMinor = 9_000
    return 'none'
  }
  expect(codeOf(await hold(system, who, askFor('Light', { bags: BAGS })))).toBe('sold_out')
  duffel.behave()
  expect(codeOf(await hold(system, who, askFor('Light', { bags: BAGS })))).toBe('sold_out')
  const details = { itinerary_id: itinerary.itinerary_id, ...ALONE, bags: BAGS, currency: 'EUR' }
  expect(got(await calls.details(details, who)).itinerary.brands.map(({ name }) => name)).toEqual(['Comfort', 'Flexible'])
})

test('bags and seats come back with a fare that gives all back, stay where the airline moves a flight, and are paid at once', async () => {
  duffel.control.sellsSeats = true
  const { askFor } = await findFlights(parts, { slices: returning() })
  const seats = [{ segment: 2, traveller: 1, seat: '12C' }]
  const bought = await buy(system, nextPerson(), askFor('Flexible', { seats, extraBags: [{ traveller: 1, checked: 3 }] }))
  const order = orderOf(bought.booking_id)
  expect([order.isPaid, order.services.length]).toEqual([true, 3])
  expect(Math.round(got(await system.cancelQuote({ booking_id: bought.booking_id }, bought.who)).refund * 100)).toBe(bought.totalMinor)
  // Moved by minutes it is told and accepted.
  duffel.change(order, { minutes: 10 })
  for (let round = 0; round < 8; round++) {
    clock.advance(12_000)
    await system.work()
    await system.core.settled()
  }
  const facts = (await factsOf(bought)).join()
  expect(facts).toContain('10:30')
  expect(facts).toContain('3 checked bags')
  expect(facts).toContain('ZZ101 12C')
})

test('services are told apart from passengers in what is held, in its older form too', () => {
  const held = {
    ...{ offerId: 'off_1', amount: '10.00', currency: 'EUR', passengerIds: ['pas_1', 'pas_2'], takesPassports: true, tag: null },
    services: [
      { id: 'ase_1', quantity: 2 },
      { id: 'ase_2', quantity: 1 },
    ],
  }
  expect(heldIn(holdRefOf(held))).toEqual(held)
  expect(heldIn('off_1 10.00 EUR - - pas_1 services=ase_1,ase_2').services).toEqual([
    { id: 'ase_1', quantity: 1 },
    { id: 'ase_2', quantity: 1 },
  ])
  expect(heldIn('off_1 10.00 EUR - - pas_1').services).toEqual([])
})
