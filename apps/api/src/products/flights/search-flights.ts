import type { Day } from '@sojourn/kernel'
import { type Alliance, type DatedFlight, type FlightWorld, flightCarbonGrams } from '@sojourn/world'
import { type Candidate, combineBounds } from './combine-bounds.ts'
import { isMidweek } from './domain/booking-classes.ts'
import { feeOf } from './domain/conditions.ts'
import { cabinOn, type FareAsk, LONG_HAUL_KM, type PricedBound, type PricedBrand, priceBound, priceJourney, seatCount } from './domain/fares.ts'
import type { ItineraryRow } from './domain/itinerary-filters.ts'
import type { Ranked } from './domain/itinerary-order.ts'
import type { FareExchange } from './domain/journey-price.ts'
import { createListPricing, type ListPricing } from './domain/list-price.ts'
import type { Cabin, FareMarket, SeatStock } from './domain/market.ts'
import { type Party, seatedIn, travellersOf } from './domain/party.ts'
import type { Bags } from './domain/services.ts'
import type { TaxesOf } from './domain/taxes.ts'
import { minuteOfDay } from './flight-words.ts'
import { layoversOf } from './layovers.ts'
import { type Way, type WaysAsked, waysBetween } from './network/connections.ts'
import { type Bound, boundOfWay, type Itinerary, itineraryOf } from './network/itinerary.ts'
import { type NetworkIndex, networkOf } from './network/network-index.ts'
import { dayNumberOf } from './network/zone-clocks.ts'

/** One bound that is looked for, by the airports it may leave from and land at. */
export interface Slice {
  readonly origins: readonly number[]
  readonly destinations: readonly number[]
  readonly day: Day
}

/** Who flies how, and in whose prices. */
export interface FlightRequest {
  readonly cabin: Cabin
  readonly party: Party
  readonly bags: Bags
  readonly markupBasisPoints: number
}

/** What a search is made with: a world, its prices on this day, and the seats that are held and sold. */
export interface Searching {
  readonly flights: FlightWorld
  readonly market: FareMarket
  readonly taxes: TaxesOf
  readonly exchange: FareExchange
  readonly stock: SeatStock
  readonly nowMs: number
}

/** A fare of a journey with its price for everyone. */
export interface ListedBrand {
  readonly brand: PricedBrand
  readonly totalMinor: number
}

/** A journey that was found, with what it is ordered and filtered by. */
export interface FlightRow extends ItineraryRow, Ranked {
  readonly itinerary: Itinerary
  readonly bounds: readonly PricedBound<Bound>[]
  /** The cheapest first. */
  readonly brands: readonly ListedBrand[]
  readonly left: number
}

export interface FlightsFound {
  readonly rows: readonly FlightRow[]
  readonly onlyLong: boolean
}

/** Every journey that can be sold: its flights are still to leave, and have seats for everyone. */
export function searchFlights(searching: Searching, slices: readonly Slice[], request: FlightRequest): FlightsFound {
  const index = networkOf(searching.flights)
  const pricing = listPricingOf(searching, request)
  const asked = { ...request, isMidweek: isMidweek(slices.map(({ day }) => day)) }
  const found = slices.map((slice) => pricedWays(searching, index, slice, asked))
  const lists = slices.length === 1 ? null : found.map(({ priced }) => candidatesOf(searching, pricing, priced, request))
  const journeys = lists ? combineBounds(lists) : found[0]!.priced.map((priced) => [priced])
  return {
    rows: journeys.map((bounds) => rowOf(searching, pricing, bounds, request)),
    onlyLong: found.some(({ onlyLong }) => onlyLong),
  }
}

export const listPricingOf = ({ market, taxes, exchange }: Searching, { party, cabin, bags, markupBasisPoints }: FlightRequest): ListPricing =>
  createListPricing({ market, taxes, exchange }, { types: travellersOf(party), cabin, bags, markupBasisPoints })

/** Ways of one bound that still leave and have seats; longer ones where all others are full. */
export function pricedWays(
  { market, stock, nowMs }: Pick<Searching, 'market' | 'stock' | 'nowMs'>,
  index: NetworkIndex,
  { origins, destinations, day }: Slice,
  { party, cabin, isMidweek: midweek = false }: Pick<FlightRequest, 'party' | 'cabin'> & Pick<FareAsk, 'isMidweek'>,
  how: WaysAsked = {},
): { readonly priced: readonly PricedBound<Bound>[]; readonly onlyLong: boolean } {
  const find = (asked: WaysAsked) => {
    const { ways, onlyLong } = waysBetween(index, origins, destinations, dayNumberOf(day), asked)
    const leaves = ({ leaves: minutes }: Way) => minutes * 60_000 > nowMs
    return {
      priced: ways.filter(leaves).flatMap((way) => priceBound(market, boundOfWay(index, way), { party, cabin, stock, isMidweek: midweek }) ?? []),
      onlyLong,
    }
  }
  const found = find(how)
  if (found.priced.length > 0 || how.nonStop) return found
  const long = found.onlyLong ? found : find({ long: true })
  // Only flights with seats for all of them are looked at where those that arrive first are full.
  return long.priced.length > 0 ? long : find({ long: true, isOpen: (flight, day) => hasSeats(market, index.dated(flight, day), { party, cabin, stock }) })
}

function hasSeats(market: FareMarket<DatedFlight>, flight: DatedFlight, { party, cabin, stock }: FareAsk): boolean {
  const { capacity, others, ours } = seatCount(market, flight, cabinOn(market, flight, cabin), cabin, stock)
  return capacity - others - ours >= seatedIn(party)
}

const MINUTE_CENTS = 33

/** What bounds would come to alone, by which they are chosen to be combined. */
export function candidatesOf(
  { market, exchange }: Searching,
  pricing: ListPricing,
  found: readonly PricedBound<Bound>[],
  { party, cabin }: FlightRequest,
): Candidate[] {
  const perMinute = (exchange.of(MINUTE_CENTS * 100, 'USD').minor / 100) * seatedIn(party) * (cabin === 'business' || cabin === 'first' ? 3 : 1)
  return found.map((priced) => {
    const { bound } = priced
    const bounds = [priced]
    let [cheapest, totalMinor] = [priced.fares[0]!, Number.POSITIVE_INFINITY]
    for (const fare of priced.fares) {
      const { family, travellers } = fare
      const total = pricing.totalOf(bounds, { families: [family], travellers, byBound: [travellers] })
      if (total < totalMinor) [cheapest, totalMinor] = [fare, total]
    }
    const longHaulOf = longHaulAirline(market, bound)
    const fareCents = longHaulOf === null ? 0 : cheapest.travellers.reduce((sum, { cents }) => sum + cents, 0)
    return {
      priced,
      totalMinor,
      fareMinor: fareCents === 0 ? 0 : exchange.of(fareCents, 'USD').minor,
      minutes: bound.minutes,
      weight: totalMinor + perMinute * (bound.minutes + CHANGE_AS_MINUTES * (bound.flights.length - 1)),
      longHaulOf,
    }
  })
}

/** The network airline that flies all of a long way; null of others. */
function longHaulAirline(market: FareMarket, { flights }: Bound): string | null {
  const [first, last] = [flights[0]!, flights[flights.length - 1]!]
  const { code, kind } = first.plan.airline
  const isOne = kind === 'network' && flights.every(({ plan }) => plan.airline.code === code)
  return isOne && market.km(first.plan.from, last.plan.to) > LONG_HAUL_KM ? code : null
}
/** A change is weighed as so many minutes: 45 dollars at 0.33 a minute. */
const CHANGE_AS_MINUTES = 135

/** The fares of a journey with what each costs everyone, the cheapest first: with bags it need not be the one with the fewest rights. */
export const brandsOf = (market: FareMarket, pricing: ListPricing, bounds: readonly PricedBound<Bound>[]): ListedBrand[] =>
  priceJourney(market, bounds)
    .map((brand) => ({ brand, totalMinor: pricing.totalOf(bounds, brand) }))
    .sort((a, b) => a.totalMinor - b.totalMinor)

const EARLY_MINUTE = 6 * 60
const LATE_MINUTE = 23 * 60 + 30

function rowOf(searching: Searching, pricing: ListPricing, bounds: readonly PricedBound<Bound>[], request: FlightRequest): FlightRow {
  const { flights: world, market, exchange } = searching
  const brands = brandsOf(market, pricing, bounds)
  const [cheapest] = brands as [ListedBrand]
  const itinerary = itineraryOf(bounds.map(({ bound }) => bound))
  const layovers = itinerary.bounds.flatMap((bound) => layoversOf(world, bound))
  const ends = itinerary.bounds.map(({ flights }) => ({ first: flights[0]!, last: flights[flights.length - 1]! }))
  const departs = ends.map(({ first }) => minuteOfDay(first.departsAt))
  const arrives = ends.map(({ last }) => minuteOfDay(last.arrivesAt))
  const iata = (airport: number) => world.airports[airport]!.iata
  const counting = (note: 'overnight' | 'other_airport' | 'tight') => layovers.filter(({ notes }) => notes.includes(note)).length
  const all = itinerary.bounds.flatMap(({ flights }) => flights)
  return {
    id: itinerary.id,
    itinerary,
    bounds,
    brands,
    left: Math.min(...bounds.map(({ left }) => left)),
    totalMinor: cheapest.totalMinor,
    personCents: usdCents(cheapest.totalMinor, exchange) / seatedIn(request.party),
    cabin: request.cabin,
    minutes: itinerary.bounds.reduce((sum, { minutes }) => sum + minutes, 0),
    stops: layovers.length,
    stopsMax: Math.max(...itinerary.bounds.map(({ waits }) => waits.length)),
    carbonGrams: bounds.reduce(
      (sum, { bound, cabins }) => sum + bound.flights.reduce((own, { plan }, nth) => own + flightCarbonGrams(plan.aircraft, plan.km, cabins[nth]!), 0),
      0,
    ),
    leavesMs: ends[0]!.first.departsMs,
    landsMs: ends[0]!.last.arrivesMs,
    overnights: counting('overnight'),
    airportChanges: counting('other_airport'),
    tightWaits: counting('tight'),
    unsocial: ends.filter((_, nth) => departs[nth]! < EARLY_MINUTE || arrives[nth]! > LATE_MINUTE).length,
    hasCabinBag: request.bags.cabin > 0 || cheapest.brand.families.every(({ cabinBag }) => cabinBag),
    airlines: [...new Set(all.map(({ plan }) => plan.airline.code))],
    alliances: commonAlliance(all.map(({ plan }) => plan.airline.alliance)),
    via: [...new Set(layovers.flatMap(({ lands, leaves }) => [iata(lands), iata(leaves)]))],
    ends: [...new Set(ends.flatMap(({ first, last }) => [iata(first.plan.from), iata(last.plan.to)]))],
    departs,
    arrives,
    refundable: brands.some(({ brand }) => feeOf(brand.families, 'refund').allows !== 'no'),
    changeable: brands.some(({ brand }) => feeOf(brand.families, 'change').allows !== 'no'),
    easyChanges: layovers.every(({ notes }) => !notes.includes('overnight') && !notes.includes('other_airport')),
  }
}

/** The alliance of all of them, or none. */
const commonAlliance = ([first, ...others]: readonly (Alliance | null)[]): readonly Alliance[] =>
  first && others.every((each) => each === first) ? [first] : []

/** About what an amount of the asked currency is in cents of a dollar: sums that journeys are ordered by are reckoned in it. */
function usdCents(minor: number, { of }: FareExchange): number {
  const hundred = of(100_00, 'USD').minor
  return hundred === 0 ? minor : (minor * 100_00) / hundred
}
