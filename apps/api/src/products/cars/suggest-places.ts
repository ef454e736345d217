import { fold, withShortWords } from '@sojourn/kernel'
import { type CarPlace, type CarWorld, countryNames, exonymsOf, isAirportCity } from '@sojourn/world'
import { meantPlace, nearness, type PlaceNames } from './domain/place-match.ts'
import type { NearPlace } from './refusals.ts'

/** The city of a place: its own name, or that of an airport's. */
export const cityOf = ({ depots: [depot], name }: CarPlace): string => depot?.city ?? name

interface Named extends PlaceNames {
  readonly place: CarPlace
}

/** Places with what they are called: the same list for each letter that is typed. */
const known = new WeakMap<readonly CarPlace[], readonly Named[]>()

/** Each as it is, and with the words short that maps write short. */
const folded = (names: readonly string[]): readonly string[] => [...new Set(names.map(fold).flatMap((name) => [name, withShortWords(name)]))]

function namedOf(places: readonly CarPlace[]): readonly Named[] {
  const before = known.get(places)
  if (before) return before
  const made = places.map((place): Named => {
    const [depot] = place.depots
    const cities = [cityOf(place), ...place.aliases, ...(depot?.destination ? exonymsOf(depot.destination) : [])]
    const isCity = depot?.destination === place.placeId
    const { placeId, name, country, countryCode } = place
    return {
      place,
      id: fold(placeId),
      names: folded(isCity ? [name, ...cities] : [name]),
      cities: folded(cities),
      countries: folded([country, ...countryNames(countryCode)]),
    }
  })
  known.set(places, made)
  return made
}

/** What a text means among the places with cars. */
export interface CarPlaceRead {
  /** The place that is meant first, then those that are near; without a text, the first of all. */
  readonly places: readonly CarPlace[]
  /** Null where the text names none of them, or more than one. */
  readonly meant: CarPlace | null
  /** The text is a name of the country of some. */
  readonly isCountry: boolean
}

/** Cities and airports where cars are rented, those that fit a text best first. */
export function readCarPlace(catalogue: CarWorld, text: string, limit: number): CarPlaceRead {
  const typed = fold(text)
  const all = catalogue.places()
  // Signs alone are near nothing.
  if (typed === '') return { places: text.trim() === '' ? all.slice(0, limit) : [], meant: null, isCountry: false }
  const named = namedOf(all)
  const found = named.flatMap((each) => {
    const near = nearness(each, typed) ?? nearness(each, withShortWords(typed))
    return near === null ? [] : [{ ...each, near }]
  })
  const meant = (meantPlace(typed, named, isAirportCity) ?? meantPlace(withShortWords(typed), named, isAirportCity))?.place ?? null
  // Sorting keeps the order of those that are as near: cities before airports.
  const sorted = found.sort((a, b) => a.near - b.near).map(({ place }) => place)
  const places = (meant ? [meant, ...sorted.filter((place) => place !== meant)] : sorted).slice(0, limit)
  const isCountry = !meant && found.some(({ near, countries }) => near === 3 && countries.includes(typed))
  return { places, meant, isCountry }
}

const NEAR_MAX = 5
const TEXT_MAX = 80

/** The places to choose from, where a text is none. */
export const nearPlaces = (catalogue: CarWorld | null, text: string): readonly NearPlace[] =>
  catalogue
    ? readCarPlace(catalogue, text.slice(0, TEXT_MAX), NEAR_MAX).places.map(({ placeId, name, country }) => ({
        place_id: placeId,
        label: `${name}, ${country}`,
      }))
    : []
