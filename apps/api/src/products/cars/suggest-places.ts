import { type CarPlace, type CarWorld, exonymsOf } from '@sojourn/world'
import { type KnownPlace, listedPlaces, type PlaceEntry, type PlaceIndex, readPlace } from '../../modules/places/index.ts'
import type { NearPlace } from './refusals.ts'

/** The city of a place: its own name, or that of an airport's. */
export const cityOf = ({ depots: [depot], name }: CarPlace): string => depot?.city ?? name

/** A code of three capitals is an airport's. */
export const isAirport = ({ placeId }: CarPlace): boolean => /^[A-Z]{3}$/.test(placeId)

/** A place with cars as the finder knows it. */
interface CarSpot extends KnownPlace {
  readonly of: CarPlace
}

function entryOf(of: CarPlace): PlaceEntry<CarSpot> {
  const [depot] = of.depots
  const { placeId, name, country, countryCode, at, timeZone, aliases } = of
  const city = cityOf(of)
  const destinationId = depot?.destination ?? `${city}, ${country}`
  const names = [city, ...aliases, ...(depot?.destination ? exonymsOf(depot.destination) : [])]
  const place: CarSpot = { placeId, type: isAirport(of) ? 'airport' : 'city', name, countryCode, latitude: at[0], longitude: at[1], destinationId, of }
  return { place, city, timeZone, country, otherNames: names }
}

/** Made once for a catalogue. */
const known = new WeakMap<CarWorld, PlaceIndex<CarSpot>>()

/** Cities and airports where cars are rented. A person who types a code wants to be at the airport. */
export function placesOf(catalogue: CarWorld): PlaceIndex<CarSpot> {
  const made = known.get(catalogue) ?? listedPlaces(catalogue.places().map(entryOf), 'own')
  known.set(catalogue, made)
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
export async function readCarPlace(catalogue: CarWorld, text: string, limit: number, language?: string): Promise<CarPlaceRead> {
  const { places, meant, isCountry } = await readPlace(placesOf(catalogue), { text, limit, language })
  return { places: places.slice(0, limit).map(({ place }) => place.of), meant: meant?.of ?? null, isCountry }
}

const NEAR_MAX = 5
const TEXT_MAX = 80

/** The places to choose from, where a text is none. */
export async function nearPlaces(catalogue: CarWorld | null, text: string): Promise<readonly NearPlace[]> {
  const read = catalogue && (await readCarPlace(catalogue, text.slice(0, TEXT_MAX), NEAR_MAX))
  return (read?.places ?? []).map(({ placeId, name, country }) => ({ place_id: placeId, label: `${name}, ${country}` }))
}
