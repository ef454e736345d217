import { say } from '@sojourn/i18n'
import { accept, addDays, type Day, dayIn, never, type Outcome, refuse } from '@sojourn/kernel'
import { airportsOf, codesLike, type FlightPlace, type FlightPlaces, readFlightPlace } from './airport-places.ts'
import type { FlightCatalogue } from './parts.ts'
import type { Slice } from './search-flights.ts'

/** Airlines sell this many days ahead. */
export const SOLD_DAYS_AHEAD = 331

/** One bound as it is asked for. */
export interface AskedSlice {
  readonly from: string
  readonly to: string
  readonly date: Day
}

/** One bound that can be looked for. */
export interface ReadSlice extends Slice {
  readonly from: FlightPlace
  readonly to: FlightPlace
}

interface Asked {
  readonly triptype: 1 | 2 | 3
  readonly flightsearch: readonly AskedSlice[]
  readonly nearby?: boolean
}

const about = (code: string, path: string, message: string, facts: Readonly<Record<string, unknown>> = {}) =>
  refuse<string>(code, { ...facts, message, errors: [{ path, message }] })

const NEAR_MAX = 5

/** A place that has no flights, with those that may have been meant. */
async function unknownPlace(places: FlightPlaces | null, code: string, path: string) {
  const named = places ? (await readFlightPlace(places, { text: code, limit: NEAR_MAX, near: null })).places : []
  const near = places && named.length === 0 ? codesLike(places, code, NEAR_MAX) : named
  const suggestions = near.map((place) => ({ iata: place.code, label: `${place.name} (${place.code})` }))
  return about('unknown_place', path, say`We have no flights at ${code}. Please choose a city or an airport from the list.`, { suggestions })
}

/** Refuses `unknown_place`. */
export async function readOrigin(places: FlightPlaces | null, code: string, path: string): Promise<Outcome<FlightPlace>> {
  const place = places?.find(code)
  return place ? accept(place) : unknownPlace(places, code, path)
}

/** Refuses `unknown_place` and `same_place`. */
export async function readPair(
  places: FlightPlaces | null,
  { from, to }: Pick<AskedSlice, 'from' | 'to'>,
  paths: { readonly from: string; readonly to: string },
): Promise<Outcome<{ readonly from: FlightPlace; readonly to: FlightPlace }>> {
  const origin = await readOrigin(places, from, paths.from)
  if (!origin.ok) return origin
  const destination = await readOrigin(places, to, paths.to)
  if (!destination.ok) return destination
  if (origin.value.cityCode === destination.value.cityCode)
    return about('same_place', paths.to, say`You'd leave and land in the same place. Please choose another destination.`)
  return accept({ from: origin.value, to: destination.value })
}

type DatesFault = 'bounds' | 'past' | 'far' | 'order'

function badDates(fault: DatesFault, path: string) {
  switch (fault) {
    case 'bounds':
      return about('bad_dates', path, say`Please say on which day each flight leaves, and when you come back.`)
    case 'past':
      return about('bad_dates', path, say`This day has passed where the flight leaves. Please choose a later one.`)
    case 'far':
      return about('bad_dates', path, say`Flights are sold up to ${SOLD_DAYS_AHEAD} days ahead. Please choose an earlier day.`)
    case 'order':
      return about('bad_dates', path, say`This flight would leave before the one before it. Please check the days.`)
    default:
      return never(fault)
  }
}

const isBoundsCount = ({ triptype, flightsearch: { length } }: Asked): boolean => (triptype === 1 ? length === 1 : triptype === 2 ? length === 2 : length >= 1)

/** Refuses `unknown_place`, `same_place` and `bad_dates`: by the clock of the airport that each bound leaves. */
export async function readSlices(
  catalogue: Pick<FlightCatalogue, 'flights' | 'places'> | null,
  asked: Asked,
  nowMs: number,
): Promise<Outcome<readonly ReadSlice[]>> {
  if (!isBoundsCount(asked)) return badDates('bounds', 'flightsearch')
  const slices: ReadSlice[] = []
  for (const [nth, { from, to, date }] of asked.flightsearch.entries()) {
    const path = `flightsearch.${nth}`
    const pair = await readPair(catalogue?.places ?? null, { from, to }, { from: `${path}.from`, to: `${path}.to` })
    if (!pair.ok) return pair
    const today = dayIn(pair.value.from.timeZone, nowMs)
    const before = slices.at(-1)
    const fault = date < today ? 'past' : date > addDays(today, SOLD_DAYS_AHEAD) ? 'far' : before && date < before.day ? 'order' : null
    if (fault) return badDates(fault, `${path}.date`)
    const airports = (place: FlightPlace) => airportsOf(catalogue!.flights, place, asked.nearby ?? false)
    const [origins, near] = [airports(pair.value.from), airports(pair.value.to)]
    slices.push({ ...pair.value, origins, destinations: near.filter((each) => !origins.includes(each)), day: date })
  }
  return accept(slices)
}
