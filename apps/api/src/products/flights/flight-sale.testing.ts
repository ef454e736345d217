import { type BodyOf, bookFlight, type DataOf, flightDetails, flightSeats, prebookFlight } from '@sojourn/contracts'
import { createFlightWorld, type FlightWorld, type World } from '@sojourn/world'
import { got, type System, smallWorld } from '../../flows/booking-system.testing.ts'
import type { Caller } from '../../http/index.ts'
import { waysBetween } from './network/connections.ts'
import { boundOfWay, itineraryOf } from './network/itinerary.ts'
import { networkOf } from './network/network-index.ts'
import { dayNumberOf } from './network/zone-clocks.ts'

export type FlightDetails = DataOf<typeof flightDetails>
type Asked = Omit<BodyOf<typeof flightDetails>, 'itinerary_id'>

export const flightCallsOf = (system: System) => ({
  details: system.call(flightDetails),
  seats: system.call(flightSeats),
  prebook: system.call(prebookFlight),
  book: system.call(bookFlight),
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
