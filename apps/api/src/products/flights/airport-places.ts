import { fold } from '@sojourn/kernel'
import { countryName, countryNames, exonymsOf, type FlightArea, type FlightWorld, flightAreas, flightCityNames, kmBetween, type World } from '@sojourn/world'
import { type KnownPlace, listedPlaces, type PlaceEntry, type PlaceIndex, readPlace } from '../../modules/places/index.ts'

type Point = FlightWorld['airports'][number]['at']

/** Where one flies from or to: an airport, or a city of several by a code that is no airport's. */
export interface FlightPlace {
  readonly code: string
  readonly kind: 'city' | 'airport'
  /** As it is called in English: a city with one airport by the name of the city. */
  readonly name: string
  readonly city: string
  /** What all airports of its city share. */
  readonly cityCode: string
  readonly countryCode: string
  readonly at: Point
  readonly timeZone: string
  /** Indexes of its airports, the largest first. */
  readonly airports: readonly number[]
  /** The destination of the world that its city is, by its key: other names of it are known. */
  readonly destination: string | null
  /** Destinations of the world that are reached by it, by their names as they are compared. */
  readonly serves: readonly string[]
  /** ISO 3166-2 codes of the parts of the country that its airports lie in. */
  readonly regions: readonly string[]
}

export interface FlightPlaces {
  /** The largest first. */
  readonly all: readonly FlightPlace[]
  readonly index: PlaceIndex<FlightSpot>
  find(code: string): FlightPlace | null
  /** The city of an airport with all of its airports, or the airport where that has no code of its own. */
  around(iata: string): FlightPlace | null
}

/** A place with flights as the finder knows it. */
interface FlightSpot extends KnownPlace {
  readonly of: FlightPlace
}

const made = new WeakMap<FlightWorld, FlightPlaces>()

/** Cities and airports with flights, made once for a world. */
export function flightPlacesOf(flights: FlightWorld, world: Pick<World, 'destinations'>): FlightPlaces {
  const known = made.get(flights) ?? placesOf(flights, world)
  made.set(flights, known)
  return known
}

function placesOf(flights: FlightWorld, { destinations }: Pick<World, 'destinations'>): FlightPlaces {
  const { airports } = flights
  const byCity = Map.groupBy(airports.keys(), (each) => airports[each]!.cityCode)
  const bySize = (a: number, b: number) => airports[b]!.paxMillions - airports[a]!.paxMillions || a - b
  const destinationsAt = Map.groupBy(destinations, ({ airport }) => airport.iata)
  const found: { place: FlightPlace; others: string[]; pax: number }[] = []
  const add = (place: Omit<FlightPlace, 'destination' | 'serves' | 'regions'>, others: readonly string[]) => {
    const near = place.airports.flatMap((each) => destinationsAt.get(airports[each]!.iata) ?? [])
    // Of several airports the largest may be another city's: Baltimore's is not what Washington is called.
    const cities = place.kind === 'city' ? place.airports.map((each) => airports[each]!.city) : [place.city]
    const isOf = (city: string, name: string) => fold(name) === fold(city) || (place.kind === 'city' && fold(city).startsWith(`${fold(name)} `))
    const own = near.find((facts) => [facts.name, ...facts.aliases].some((name) => cities.some((city) => isOf(city, name))))
    const names = near.flatMap((facts) => [facts.name, ...facts.aliases, ...exonymsOf(facts.key)])
    const called = own ? { city: own.name, name: place.name === place.city ? own.name : place.name } : {}
    const pax = place.airports.reduce((sum, each) => sum + airports[each]!.paxMillions, 0)
    found.push({
      place: {
        ...place,
        ...called,
        destination: own?.key ?? null,
        serves: near.map((facts) => fold(facts.name)),
        regions: [...new Set(place.airports.map((each) => airports[each]!.region))],
      },
      others: [place.city, ...names, ...(flightCityNames()[place.cityCode] ?? []), ...others],
      pax,
    })
  }
  for (const [code, several] of byCity) {
    const own = several.toSorted(bySize)
    const { city, countryCode, at, timeZone } = airports[own[0]!]!
    const isCity = own.length > 1 && flights.findAirport(code) === null
    if (isCity) add({ code, kind: 'city', name: city, city, cityCode: code, countryCode, at, timeZone, airports: own }, [code])
    for (const each of own) {
      const { iata, name, city: near, ...rest } = airports[each]!
      const place = { code: iata, kind: 'airport' as const, name: own.length > 1 ? name : near, city: near, cityCode: code }
      const where = { countryCode: rest.countryCode, at: rest.at, timeZone: rest.timeZone, airports: [each] }
      add({ ...place, ...where }, [iata, name, ...shortNames(name, near), ...(own.length > 1 ? [] : [code])])
    }
  }
  found.sort((a, b) => b.pax - a.pax || (a.place.code < b.place.code ? -1 : 1))
  const byCode = new Map(found.flatMap(({ place }) => [[place.code, place] as const]))
  for (const [code, [only, ...more]] of byCity) if (more.length === 0 && !byCode.has(code)) byCode.set(code, byCode.get(airports[only!]!.iata)!)
  const find = (code: string) => byCode.get(code) ?? null
  return {
    all: found.map(({ place }) => place),
    index: listedPlaces(found.map(entryOf), 'own'),
    find,
    around(iata) {
      const airport = flights.findAirport(iata)
      return find((airport !== null && byCode.has(airports[airport]!.cityCode) && airports[airport]!.cityCode) || iata)
    },
  }
}

/** "London Heathrow Airport" in London is Heathrow. */
function shortNames(name: string, city: string): string[] {
  const short = name.replace(/(?: International)?(?: Airport)?$/, '')
  return [short, ...(short.startsWith(`${city} `) ? [short.slice(city.length + 1)] : [])]
}

function entryOf({ place, others }: { readonly place: FlightPlace; readonly others: readonly string[] }): PlaceEntry<FlightSpot> {
  const { code, kind, name, city, countryCode, at, timeZone } = place
  const destinationId = place.destination ?? `${city}, ${countryCode}`
  const spot: FlightSpot = { placeId: code, type: kind, name, countryCode, latitude: at[0], longitude: at[1], destinationId, of: place }
  return { place: spot, city, timeZone, country: countryCode, otherNames: others }
}

const CODE_LETTERS = 3

/** Places whose codes are nearly one that is none: a letter is another one, or two are swapped; the largest first. */
export function codesLike({ all }: FlightPlaces, code: string, most: number): FlightPlace[] {
  const sorted = (text: string) => [...text].sort().join('')
  const isLike = (other: string) => sorted(other) === sorted(code) || [...other].filter((letter, at) => letter === code[at]).length === CODE_LETTERS - 1
  return all.filter((place) => isLike(place.code)).slice(0, most)
}

/** What a text means among the places with flights. */
export interface FlightPlaceRead {
  readonly places: readonly FlightPlace[]
  readonly meant: FlightPlace | null
  /** The text is a country, or a part of one: the places are in it. */
  readonly isCountry: boolean
}

/** As many as are looked at before those near a position are put first. */
const LOOKED_AT = 10

/** Places whose name, code or country begins like a text: what it means first, then those near a position; without a text the near ones, or the largest. */
export async function readFlightPlace(
  places: FlightPlaces,
  { text, limit, language, near }: { readonly text: string; readonly limit: number; readonly language?: string; readonly near: Point | null },
): Promise<FlightPlaceRead> {
  if (text.trim() === '') return { places: (near ? nearest(places.all, near) : places.all).slice(0, limit), meant: null, isCountry: false }
  const read = await readPlace(places.index, { text, limit: Math.max(limit, LOOKED_AT), language })
  const found = read.places.map(({ place }) => place.of)
  const typed = fold(text.trim())
  const area = flightAreas().find(({ names }) => names.some((name) => fold(name) === typed))
  const meant = cityOf(places, text) ?? (area ? null : (read.meant?.of ?? null))
  const within = meant ? null : citiesIn(places, area ?? countryOf(typed, found))
  if (within) return { places: (near ? nearest(within, near) : within).slice(0, limit), meant: null, isCountry: true }
  const others = found.filter((each) => each !== meant)
  return { places: [...(meant ? [meant] : []), ...(near ? nearest(others, near) : others)].slice(0, limit), meant, isCountry: read.isCountry }
}

/** The code of the country that is called so, of those of some places; null where none is. */
const countryOf = (typed: string, found: readonly FlightPlace[]): string | null =>
  found.map(({ countryCode }) => countryCode).find((code) => [countryName(code, 'en'), ...countryNames(code)].some((name) => fold(name) === typed)) ?? null

/** The cities of a country or a part of one, the largest first, with all of their airports; null where there is none. */
function citiesIn({ all }: FlightPlaces, where: FlightArea | string | null): readonly FlightPlace[] | null {
  if (where === null) return null
  const isIn = ({ regions, countryCode }: FlightPlace) =>
    typeof where === 'string' ? countryCode === where : regions.some((each) => where.regions.includes(each))
  const own = all.filter(isIn)
  const cities = new Set(own.flatMap(({ kind, code }) => (kind === 'city' ? [code] : [])))
  return own.length > 0 ? own.filter(({ kind, cityCode }) => kind === 'city' || !cities.has(cityCode)) : null
}

/** The destination whose name a text is: the city of several airports, or its main one. Neither another city of that name is meant, nor an airport with a code like it; in capitals it is a code. */
function cityOf({ all }: FlightPlaces, text: string): FlightPlace | null {
  const name = fold(text.trim())
  const own = text === text.toUpperCase() ? [] : all.filter(({ serves }) => serves.includes(name))
  if (new Set(own.map(({ cityCode }) => cityCode)).size !== 1) return null
  return own.find(({ kind }) => kind === 'city') ?? own.find(({ code, cityCode }) => code === cityCode) ?? own[0]!
}

const nearest = (places: readonly FlightPlace[], near: Point): FlightPlace[] =>
  places
    .map((place) => ({ place, km: kmBetween(place.at, near) }))
    .sort((a, b) => a.km - b.km || b.place.airports.length - a.place.airports.length)
    .map(({ place }) => place)

const NEARBY_KM = 120
const NEARBY_MAX = 8

/** Airports of a place, and with `nearby` others within 120 km of any of them, the largest of these. */
export function airportsOf({ airports }: FlightWorld, place: FlightPlace, nearby: boolean): readonly number[] {
  if (!nearby) return place.airports
  const isNear = (each: number) => place.airports.some((own) => kmBetween(airports[own]!.at, airports[each]!.at) <= NEARBY_KM)
  const others = [...airports.keys()]
    .filter((each) => !place.airports.includes(each) && isNear(each))
    .sort((a, b) => airports[b]!.paxMillions - airports[a]!.paxMillions)
  return [...place.airports, ...others].slice(0, Math.max(NEARBY_MAX, place.airports.length))
}
