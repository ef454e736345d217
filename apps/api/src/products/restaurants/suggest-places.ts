import { exonymsOf, type Facts, type RestaurantWorld } from '@sojourn/world'
import { type KnownPlace, listedPlaces, type PlaceEntry, type PlaceIndex, readPlace } from '../../modules/places/index.ts'
import type { NearPlace } from './refusals.ts'

/** A place with restaurants as the finder knows it. */
interface DiningSpot extends KnownPlace {
  readonly of: Facts
}

function entryOf(of: Facts): PlaceEntry<DiningSpot> {
  const { key, name, aliases, at, country, countryCode, timeZone } = of
  const place: DiningSpot = { placeId: key, type: 'city', name, countryCode, latitude: at[0], longitude: at[1], destinationId: key, of }
  return { place, city: name, timeZone, country, otherNames: [...aliases, ...exonymsOf(key)] }
}

/** Made once for a catalogue. */
const known = new WeakMap<RestaurantWorld, PlaceIndex<DiningSpot>>()

/** Cities with restaurants. */
export function placesOf(catalogue: RestaurantWorld): PlaceIndex<DiningSpot> {
  const made = known.get(catalogue) ?? listedPlaces(catalogue.destinations.map(entryOf), 'own')
  known.set(catalogue, made)
  return made
}

/** What a text means among the places with restaurants. */
export interface DiningPlaceRead {
  /** The place that is meant first, then those that are near; without a text, the first of all. */
  readonly places: readonly Facts[]
  /** Null where the text names none of them, or more than one. */
  readonly meant: Facts | null
  /** The text is a name of the country of some. */
  readonly isCountry: boolean
}

export async function readDiningPlace(catalogue: RestaurantWorld, text: string, limit: number, language?: string): Promise<DiningPlaceRead> {
  const { places, meant, isCountry } = await readPlace(placesOf(catalogue), { text, limit, language })
  return { places: places.slice(0, limit).map(({ place }) => place.of), meant: meant?.of ?? null, isCountry }
}

const NEAR_MAX = 5
const TEXT_MAX = 80

/** The places to choose from, where a text is none. */
export async function nearPlaces(catalogue: RestaurantWorld | null, text: string): Promise<readonly NearPlace[]> {
  const read = catalogue && (await readDiningPlace(catalogue, text.slice(0, TEXT_MAX), NEAR_MAX))
  return (read?.places ?? []).map(({ key, name, country }) => ({ place_id: key, label: `${name}, ${country}` }))
}
