import { accept, addDays, type Day, dayIn, type Outcome, refuse, type Tx } from '@sojourn/kernel'
import type { DatedFlight } from '@sojourn/world'
import { isMidweek } from './domain/booking-classes.ts'
import { type FareAsk, type PricedBound, type PricedBrand, priceBound, priceJourney } from './domain/fares.ts'
import type { FareExchange, Pricing } from './domain/journey-price.ts'
import type { FareMarket, SeatStock } from './domain/market.ts'
import { partyFault, type TravellerType, travellersOf } from './domain/party.ts'
import { exchangeFor } from './exchange.ts'
import { fareMarketOf } from './fare-market.ts'
import type { JourneyAsk } from './flight-ask.ts'
import { waysBetween } from './network/connections.ts'
import { type Bound, boundOfWay, hasDeparted, type Itinerary, readItinerary } from './network/itinerary.ts'
import { networkOf } from './network/network-index.ts'
import { isCircle, isUsualWay } from './network/usual-way.ts'
import { dayNumberOf } from './network/zone-clocks.ts'
import type { FlightCatalogue, FlightParts } from './parts.ts'
import { SOLD_DAYS_AHEAD } from './read-slices.ts'
import { badParty } from './refusals.ts'

/** A journey as it is asked for, with the fares of all its families. */
export interface AskedJourney {
  readonly catalogue: FlightCatalogue
  readonly itinerary: Itinerary
  readonly market: FareMarket<DatedFlight>
  readonly exchange: FareExchange
  readonly pricing: Pricing
  readonly types: readonly TravellerType[]
  readonly bounds: readonly PricedBound<Bound>[]
  /** The cheapest first. */
  readonly brands: readonly PricedBrand[]
}

/** Seats that are held or sold by us on some days, both ends included. */
export async function seatStockOf({ stock }: Pick<FlightParts, 'stock'>, tx: Tx, from: Day, to: Day): Promise<SeatStock> {
  const taken = new Map((await stock.listTaken(tx, from, to)).map((row) => [`${row.flight} ${row.day} ${row.cabin}`, row.taken]))
  return { ours: (flight, day, cabin) => taken.get(`${flight} ${day} ${cabin}`) ?? 0 }
}

/** Whether no bound leaves later than a search is answered for, by the clock of the airport it leaves. */
const isSoldYet = ({ flights: { airports } }: FlightCatalogue, { bounds }: Itinerary, nowMs: number): boolean =>
  bounds.every(({ flights: [first] }) => first!.day <= addDays(dayIn(airports[first!.plan.from]!.timeZone, nowMs), SOLD_DAYS_AHEAD))

/** Whether a bound is a way that a search finds: a longer one, or one with a stopover, only where no other way has seats. An id that somebody put together is sold at no through fare. */
function isSoldAsOne({ flights: world }: FlightCatalogue, market: FareMarket<DatedFlight>, bound: Bound, fare: FareAsk): boolean {
  const index = networkOf(world)
  if (isUsualWay(index, bound)) return true
  const [first, last] = [bound.flights[0]!, bound.flights.at(-1)!]
  const { ways, onlyLong } = waysBetween(index, [first.plan.from], [last.plan.to], dayNumberOf(first.day))
  return !isCircle(index, bound) && (onlyLong || ways.every((way) => priceBound(market, boundOfWay(index, way), fare) === null))
}

/** Refuses `bad_party`, `unknown_itinerary`, `departed`, `unknown_currency` and `sold_out`. */
export async function findAskedJourney(parts: FlightParts, tx: Tx, ask: JourneyAsk): Promise<Outcome<AskedJourney>> {
  const fault = partyFault(ask.party)
  if (fault) return badParty(fault)
  const catalogue = parts.catalogue()
  const itinerary = catalogue && readItinerary(catalogue.flights, ask.itineraryId)
  if (!itinerary) return refuse('unknown_itinerary')
  const nowMs = parts.clock.nowMs()
  if (hasDeparted(itinerary, nowMs)) return refuse('departed')
  if (!isSoldYet(catalogue, itinerary, nowMs)) return refuse('unknown_itinerary')
  const exchange = await exchangeFor(parts, tx, ask.currency)
  if (!exchange.ok) return exchange
  const days = itinerary.bounds.flatMap(({ flights }) => flights.map(({ day }) => day)).sort()
  const stock = await seatStockOf(parts, tx, days[0]!, days.at(-1)!)
  const market = fareMarketOf(catalogue.seed, catalogue.flights, nowMs)
  const midweek = isMidweek(itinerary.bounds.map(({ flights }) => flights[0]!.day))
  const fare = { party: ask.party, cabin: ask.cabin, stock, isMidweek: midweek }
  const bounds: PricedBound<Bound>[] = []
  for (const bound of itinerary.bounds) {
    const priced = priceBound(market, bound, fare)
    if (!isSoldAsOne(catalogue, market, bound, fare)) return refuse('unknown_itinerary')
    if (!priced) return refuse('sold_out')
    bounds.push(priced)
  }
  const pricing: Pricing = { market: market, taxes: catalogue.taxes, exchange: exchange.value }
  const types = travellersOf(ask.party)
  return accept({ catalogue, itinerary, market, exchange: exchange.value, pricing, types, bounds, brands: priceJourney(market, bounds) })
}
