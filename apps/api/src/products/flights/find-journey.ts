import { accept, type Day, type Outcome, refuse, type Tx } from '@sojourn/kernel'
import type { DatedFlight } from '@sojourn/world'
import { isMidweek } from './domain/booking-classes.ts'
import { type PricedBound, type PricedBrand, priceBound, priceJourney } from './domain/fares.ts'
import type { FareExchange, Pricing } from './domain/journey-price.ts'
import type { FareMarket, SeatStock } from './domain/market.ts'
import { partyFault, type TravellerType, travellersOf } from './domain/party.ts'
import { exchangeFor } from './exchange.ts'
import { fareMarketOf } from './fare-market.ts'
import type { JourneyAsk } from './flight-ask.ts'
import { type Bound, hasDeparted, type Itinerary, readItinerary } from './network/itinerary.ts'
import type { FlightCatalogue, FlightParts } from './parts.ts'
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

/** Refuses `bad_party`, `unknown_itinerary`, `departed`, `unknown_currency` and `sold_out`. */
export async function findAskedJourney(parts: FlightParts, tx: Tx, ask: JourneyAsk): Promise<Outcome<AskedJourney>> {
  const fault = partyFault(ask.party)
  if (fault) return badParty(fault)
  const catalogue = parts.catalogue()
  const itinerary = catalogue && readItinerary(catalogue.flights, ask.itineraryId)
  if (!itinerary) return refuse('unknown_itinerary')
  const nowMs = parts.clock.nowMs()
  if (hasDeparted(itinerary, nowMs)) return refuse('departed')
  const exchange = await exchangeFor(parts, tx, ask.currency)
  if (!exchange.ok) return exchange
  const days = itinerary.bounds.flatMap(({ flights }) => flights.map(({ day }) => day)).sort()
  const stock = await seatStockOf(parts, tx, days[0]!, days.at(-1)!)
  const market = fareMarketOf(catalogue.seed, catalogue.flights, nowMs)
  const midweek = isMidweek(itinerary.bounds.map(({ flights }) => flights[0]!.day))
  const bounds: PricedBound<Bound>[] = []
  for (const bound of itinerary.bounds) {
    const priced = priceBound(market, bound, { party: ask.party, cabin: ask.cabin, stock, isMidweek: midweek })
    if (!priced) return refuse('sold_out')
    bounds.push(priced)
  }
  const pricing: Pricing = { market: market, taxes: catalogue.taxes, exchange: exchange.value }
  const types = travellersOf(ask.party)
  return accept({ catalogue, itinerary, market, exchange: exchange.value, pricing, types, bounds, brands: priceJourney(market, bounds) })
}
