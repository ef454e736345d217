import { type BodyOf, bookFlight, changeFlight, type DataOf, flightDetails, flightSeats, prebookFlight, quoteFlightChange } from '@sojourn/contracts'
import { createFlightWorld, type FlightWorld, type World } from '@sojourn/world'
import { expect } from 'vitest'
import { contact, got, type System, smallWorld } from '../../flows/booking-system.testing.ts'
import type { Caller, SignedInCaller } from '../../http/index.ts'
import { waysBetween } from './network/connections.ts'
import { boundOfWay, itineraryOf, readItinerary } from './network/itinerary.ts'
import { networkOf } from './network/network-index.ts'
import { dayNumberOf } from './network/zone-clocks.ts'

export type FlightDetails = DataOf<typeof flightDetails>
type Asked = Omit<BodyOf<typeof flightDetails>, 'itinerary_id'>

export const flightCallsOf = (system: System) => ({
  details: system.call(flightDetails),
  seats: system.call(flightSeats),
  prebook: system.call(prebookFlight),
  book: system.call(bookFlight),
  changeQuote: system.call(quoteFlightChange),
  change: system.call(changeFlight),
})

const made = new Map<World, FlightWorld>()
/** The flights of a world, made once. */
function flightsOf(of: World): FlightWorld {
  const known = made.get(of) ?? createFlightWorld(of)
  made.set(of, known)
  return known
}

/** Journeys of a world between airports on days, one bound for each: `LIS MAD 2027-03-17`. The first ways of all bounds are one, then the second ones. */
export function journeyIdsOf(of: World, ...bounds: string[]): string[] {
  const world = flightsOf(of)
  const index = networkOf(world)
  const ways = bounds.map((text) => {
    const [from, to, day] = text.split(' ') as [string, string, string]
    return waysBetween(index, [world.findAirport(from)!], [world.findAirport(to)!], dayNumberOf(day)).ways.map((way) => boundOfWay(index, way))
  })
  return ways[0]!.map((first, nth) => itineraryOf([first, ...ways.slice(1).map((others) => others[Math.min(nth, others.length - 1)]!)]).id)
}

/** The same in the world of the tests of purchases. */
export const journeyIds = (...bounds: string[]): string[] => journeyIdsOf(smallWorld, ...bounds)

/** Flights that connect, put together as one bound as nobody finds them: `LIS JFK 2027-03-17`, then `JFK LIS 2027-03-18`. */
export function joinedId(first: string, second: string): string {
  const ids = journeyIds(first).flatMap((one) => journeyIds(second).map((other) => `${one}.${other}`))
  return ids.find((id) => readItinerary(flightsOf(smallWorld), id))!
}

/** The first of these journeys whose details will do. */
export async function findJourney(
  system: System,
  ids: readonly string[],
  asked: Asked,
  caller: Caller,
  take: (details: FlightDetails) => boolean = () => true,
): Promise<FlightDetails> {
  for (const itinerary_id of ids) {
    const found = await flightCallsOf(system).details({ ...asked, itinerary_id }, caller)
    if (found.ok && take(got(found))) return got(found)
  }
  throw new Error('no such journey')
}

/** What a browser sends to hold a fare that it found; the cheapest where none is named. */
export function holdBody({ itinerary }: FlightDetails, asked: Asked, brand_id = itinerary.brands[0]!.brand_id): BodyOf<typeof prebookFlight> {
  const brand = itinerary.brands.find((each) => each.brand_id === brand_id)!
  return { ...asked, itinerary_id: itinerary.itinerary_id, brand_id, expected_total: brand.price.total }
}

const passport = { kind: 'passport', number: 'P1234567', country: 'PT', expires_on: '2033-01-01' } as const
/** Somebody who flies, with what any border asks for. */
export const adult = (first_name: string) => ({ first_name, last_name: 'Lima', born_on: '1988-05-04', nationality: 'PT', document: passport })
export const child = (first_name: string) => ({ ...adult(first_name), born_on: '2019-05-04' })

/** A fare of the first of these journeys that has it: held, booked, paid by card and confirmed. */
export async function boughtFlight(
  system: System,
  who: SignedInCaller,
  ids: readonly string[],
  asked: Asked,
  brand: string,
  guests = [adult('Ana'), adult('Rita')],
) {
  const calls = flightCallsOf(system)
  const found = await findJourney(system, ids, asked, who, ({ itinerary }) => itinerary.brands.some(({ brand_id }) => brand_id === brand))
  const { checkoutId, price } = got(await calls.prebook(holdBody(found, asked, brand), who))
  const { booking_id } = got(await calls.book({ checkoutId, guests, contact, consented_total: price.total }, who))
  system.gateway.browser.pays([...system.gateway.intents.values()].find(({ metadata }) => metadata.booking_id === booking_id)!)
  expect(got(await system.status({ booking_id }, who)).status).toBe('confirmed')
  return { booking_id, found, paid: price.pay_now, itinerary_id: found.itinerary.itinerary_id }
}
