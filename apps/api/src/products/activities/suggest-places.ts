import { type ActivityWorld, exonymsOf, type Facts } from '@sojourn/world'
import { type KnownPlace, listedPlaces, type PlaceEntry, type PlaceIndex, readPlace } from '../../modules/places/index.ts'
import type { NearPlace } from './refusals.ts'

/** A place with things to do as the finder knows it. */
interface Spot extends KnownPlace {
  readonly of: Facts
}

function entryOf(of: Facts): PlaceEntry<Spot> {
  const { key, name, aliases, country, countryCode, at, timeZone } = of
  const place: Spot = { placeId: key, type: 'city', name, countryCode, latitude: at[0], longitude: at[1], destinationId: key, of }
  return { place, city: name, timeZone, country, otherNames: [...aliases, ...exonymsOf(key)] }
}

/** Made once for a catalogue. */
const known = new WeakMap<ActivityWorld, PlaceIndex<Spot>>()

export function placesOf(catalogue: ActivityWorld): PlaceIndex<Spot> {
  const made = known.get(catalogue) ?? listedPlaces(catalogue.places.map(entryOf), 'own')
  known.set(catalogue, made)
  return made
}

/** What a text means among the places with things to do. */
export interface ActivityPlaceRead {
  readonly places: readonly Facts[]
  readonly meant: Facts | null
  readonly isCountry: boolean
}

export async function readActivityPlace(catalogue: ActivityWorld, text: string, limit: number, language?: string): Promise<ActivityPlaceRead> {
  const { places, meant, isCountry } = await readPlace(placesOf(catalogue), { text, limit, language })
  return { places: places.slice(0, limit).map(({ place }) => place.of), meant: meant?.of ?? null, isCountry }
}

const NEAR_MAX = 5
const TEXT_MAX = 80

/** The places to choose from, where a text is none. */
export async function nearPlaces(catalogue: ActivityWorld | null, text: string): Promise<readonly NearPlace[]> {
  const read = catalogue && (await readActivityPlace(catalogue, text.slice(0, TEXT_MAX), NEAR_MAX))
  return (read?.places ?? []).map(({ key, name, country }) => ({ place_id: key, label: `${name}, ${country}` }))
}
