import type { DataOf, FlightFilters, searchFlights } from '@sojourn/contracts'
import { currentLanguage, plural, say } from '@sojourn/i18n'
import { type Currency, fromMajor, money, toMajor } from '@sojourn/kernel'
import { airlines, cityIn, exonymOf } from '@sojourn/world'
import type { AgentTerms } from '../../http/index.ts'
import { quoteOfLines } from '../../sale/quote.ts'
import type { FlightPlace } from './airport-places.ts'
import { bestPartText } from './best-words.ts'
import { type Facet, facetOf, type ItineraryRequest } from './domain/itinerary-filters.ts'
import { bestParts, type ItineraryLabel, type Ranked } from './domain/itinerary-order.ts'
import type { ListedSums, ListPricing } from './domain/list-price.ts'
import type { DuffelRow } from './duffel/duffel-row.ts'
import { airlineNamesIn, type FoundRow } from './merge-remote.ts'
import type { FlightCatalogue } from './parts.ts'
import type { ReadSlice } from './read-slices.ts'
import type { FlightRequest, FlightRow, Searching } from './search-flights.ts'
import { wireAirport, wireBound, wireBrand } from './to-wire.ts'

type Found = DataOf<typeof searchFlights>
export type WireItinerary = Found['itineraries'][number]

/** By whom a list is read, and in which prices. */
export interface Listing {
  readonly pricing: ListPricing
  /** Of agents: what the public pays. */
  readonly inPublic: ListPricing | null
  readonly searching: Searching
  readonly request: FlightRequest
  readonly agent: AgentTerms | null
  /** Of all that was found. */
  readonly labels: ReadonlyMap<string, readonly ItineraryLabel[]>
  readonly usual: ReadonlyMap<string, number>
}

/** What a price is made of, without its lines: a list shows fare and taxes. */
function quoteOfSums({ totalMinor, taxesMinor }: ListedSums, currency: Currency) {
  const line = (kind: 'item' | 'tax', minor: number) => ({ kind, label: '', rule: null, amount: money(minor, currency), due: 'now' as const })
  return quoteOfLines(currency, [line('item', totalMinor - taxesMinor), line('tax', taxesMinor)])
}

export function wireItinerary(row: FlightRow, listing: Listing): WireItinerary {
  const { searching, request, agent, labels, usual, pricing, inPublic } = listing
  const { flights, market, exchange, nowMs } = searching
  const { bounds } = row
  const brands = row.brands.map(({ brand }) => {
    const sums = pricing.sumsOf(bounds, brand)
    const agency = agent && inPublic && { agent, publicTotal: money(inPublic.totalOf(bounds, brand), exchange.currency) }
    const perAdult = money(sums.firstMinor, exchange.currency)
    const quote = quoteOfSums(sums, exchange.currency)
    return wireBrand(brand, { market, exchange, bounds, perAdult, quote, bags: request.bags, cabin: request.cabin, nowMs, agency })
  })
  return {
    itinerary_id: row.id,
    bounds: bounds.map((priced) => wireBound(flights, priced)),
    brands,
    price: brands[0]!.price,
    left: brands[0]!.left,
    carbon: { kg: Math.round(row.carbonGrams / 1_000), usual_percent: usual.get(row.id) ?? null },
    labels: [...(labels.get(row.id) ?? [])],
    why: whyOf(row, exchange),
    supplier: null,
  }
}

const whyOf = (row: Ranked, { of }: Searching['exchange']): WireItinerary['why'] =>
  bestParts(row).map((part) => ({ text: bestPartText(part), amount: toMajor(of(Math.round(part.cents), 'USD')) }))

/** A journey of another company, beside ours. */
export const wireRemote = (row: DuffelRow, { searching: { exchange }, labels, usual }: Listing): WireItinerary => ({
  ...row.wire,
  carbon: { ...row.wire.carbon, usual_percent: row.wire.carbon.kg > 0 ? (usual.get(row.id) ?? null) : null },
  labels: [...(labels.get(row.id) ?? [])],
  why: whyOf(row, exchange),
})

/** A place as a language calls it. */
export const placeName = ({ kind, destination, name, city }: FlightPlace, language: string): string =>
  // A city with one airport is called by its own name.
  kind === 'city' || name === city ? ((destination && exonymOf(destination, language)) ?? cityIn(name, language)) : name

export function wirePlaces({ flights }: Pick<FlightCatalogue, 'flights'>, slices: readonly ReadSlice[]): Found['places'] {
  const places = new Map(slices.flatMap(({ from, to }) => [from, to].map((place) => [place.code, place] as const)))
  return [...places.values()].map((place) => ({
    iata: place.code,
    name: placeName(place, currentLanguage()),
    country_code: place.countryCode,
    airports: place.airports.map((each) => wireAirport(flights, each)),
  }))
}

/** Filters as they are compared. Of a city of several airports those that were chosen, or all where none of them was. */
export function requestOf(filters: FlightFilters, slices: readonly ReadSlice[], { flights, exchange }: Searching): ItineraryRequest {
  const iataOf = (airport: number) => flights.airports[airport]!.iata
  const chosen = new Set(filters.airports ?? [])
  const ends = slices.flatMap(({ origins, destinations }) => [origins, destinations].map((side) => side.map(iataOf)))
  return {
    stopsMax: filters.stops_max ?? null,
    airlines: filters.airlines ?? [],
    alliances: filters.alliances ?? [],
    via: filters.via ?? [],
    airports: chosen.size === 0 ? [] : ends.flatMap((side) => (side.some((iata) => chosen.has(iata)) ? side.filter((iata) => chosen.has(iata)) : side)),
    departs: filters.departs ?? [],
    arrives: filters.arrives ?? [],
    minutesMax: filters.minutes_max ?? null,
    totalMaxMinor: filters.price_max === undefined ? null : (fromMajor(filters.price_max, exchange.currency)?.minor ?? null),
    refundable: filters.refundable ?? false,
    changeable: filters.changeable ?? false,
    easyChanges: filters.easy_changes ?? false,
  }
}

const stopsText = (stops: number): string => (stops === 0 ? say`Nonstop` : say`${plural(stops, { one: '# stop', other: '# stops' })}`)

/** What all that were found have, whatever is filtered, each with its lowest price. */
export function facetsOf(rows: readonly FoundRow[], slices: readonly ReadSlice[], { flights, exchange }: Searching): Found['facets'] {
  const language = currentLanguage()
  const names = new Map([...airlines().map(({ code, name }) => [code, name] as const), ...airlineNamesIn(rows)])
  const major = (minor: number): number => toMajor(money(minor, exchange.currency))
  const labelled = (facet: readonly Facet[], label: (value: string) => string) =>
    facet.map(({ value, count, fromMinor }) => ({ value, label: label(value), count, from: major(fromMinor) }))
  const inCity = (iata: string) => {
    const index = flights.findAirport(iata)
    return index === null ? iata : `${cityIn(flights.airports[index]!.city, language)} (${iata})`
  }
  const airportName = (iata: string) => {
    const index = flights.findAirport(iata)
    return index === null ? iata : `${flights.airports[index]!.name} (${iata})`
  }
  const sides = slices.flatMap(({ origins, destinations }) => [origins, destinations].map((side) => new Set(side.map((each) => flights.airports[each]!.iata))))
  const endsAt = ({ ends }: FoundRow, iata: string) => ends.every((end) => end === iata || !sides.some((side) => side.has(iata) && side.has(end)))
  const several = new Set(
    slices
      .flatMap(({ origins, destinations }) => [origins, destinations])
      .filter(({ length }) => length > 1)
      .flatMap((side) => side.map((each) => flights.airports[each]!.iata)),
  )
  const [minutes, totals] = [rows.map((row) => row.minutes), rows.map((row) => row.totalMinor)]
  const range = (values: readonly number[]) => ({ min: values.length === 0 ? 0 : Math.min(...values), max: values.length === 0 ? 0 : Math.max(...values) })
  const price = range(totals)
  return {
    stops: labelled(
      facetOf(rows, ({ stopsMax }) => [stopsMax]).sort((a, b) => Number(a.value) - Number(b.value)),
      (value) => stopsText(Number(value)),
    ),
    airlines: labelled(
      facetOf(rows, (row) => row.airlines),
      (code) => names.get(code) ?? code,
    ),
    alliances: labelled(
      facetOf(rows, (row) => row.alliances),
      (name) => name,
    ),
    via: labelled(
      facetOf(rows, ({ via }) => via),
      inCity,
    ),
    airports: labelled(
      // Of a return both ends are in one city: a journey is counted for the airport that it leaves from and comes back to.
      facetOf(rows, (row) => row.ends.filter((iata) => several.has(iata) && endsAt(row, iata))),
      airportName,
    ),
    minutes: range(minutes),
    price: { min: major(price.min), max: major(price.max) },
    refundable: rows.filter(({ refundable }) => refundable).length,
    changeable: rows.filter(({ changeable }) => changeable).length,
    easy_changes: rows.filter(({ easyChanges }) => easyChanges).length,
  }
}
