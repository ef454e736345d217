import { currentLanguage } from '@sojourn/i18n'
import { cityIn, countryName, exonymsOf, findRegion, listRegions, type Region, type Resort, regionName } from '@sojourn/world'
import { type KnownPlace, listedPlaces, type PlaceEntry, type PlaceIndex, readPlace } from '../../modules/places/index.ts'
import type { ResortCatalogue } from './catalogue.ts'

/** Where resorts are looked for. */
export interface ResortPlace extends KnownPlace {
  readonly kind: 'country' | 'region' | 'city' | 'resort'
  readonly label: string
}

const REGION = 'region.'
const COUNTRY = 'country.'

const cityEntry = (resort: Resort): PlaceEntry<ResortPlace> => {
  const { destination, city, country, countryCode, timeZone, follows } = resort
  const place: ResortPlace = {
    placeId: destination,
    type: 'city',
    kind: 'city',
    name: city,
    label: `${city}, ${country}`,
    countryCode,
    latitude: follows.at[0],
    longitude: follows.at[1],
    destinationId: destination,
  }
  return { place, city, timeZone, country, otherNames: [...follows.aliases, ...exonymsOf(destination)] }
}

const resortEntry = (resort: Resort): PlaceEntry<ResortPlace> => {
  const { resortId, name, destination, city, country, countryCode, timeZone, at } = resort
  const place: ResortPlace = {
    placeId: resortId,
    type: 'property',
    kind: 'resort',
    name,
    label: `${name}, ${city}`,
    countryCode,
    latitude: at[0],
    longitude: at[1],
    destinationId: destination,
  }
  return { place, city, timeZone, country, otherNames: [] }
}

function regionEntry(region: Region, first: Resort): PlaceEntry<ResortPlace> {
  const { key, name, names, countryCode } = region
  const place: ResortPlace = {
    placeId: `${REGION}${key}`,
    type: 'region',
    kind: 'region',
    name,
    label: `${name}, ${first.country}`,
    countryCode,
    latitude: first.at[0],
    longitude: first.at[1],
    destinationId: `${REGION}${key}`,
  }
  return { place, city: name, timeZone: first.timeZone, country: first.country, otherNames: Object.values(names) }
}

function countryEntry({ country, countryCode, at, timeZone }: Resort): PlaceEntry<ResortPlace> {
  const place: ResortPlace = {
    placeId: `${COUNTRY}${countryCode}`,
    type: 'country',
    kind: 'country',
    name: country,
    label: country,
    countryCode,
    latitude: at[0],
    longitude: at[1],
    destinationId: `${COUNTRY}${countryCode}`,
  }
  return { place, city: country, timeZone, country, otherNames: [] }
}

const firstOf = <T>(list: readonly Resort[], by: (resort: Resort) => T): Resort[] =>
  [...new Map(list.toReversed().map((resort) => [by(resort), resort])).values()].toReversed()

const known = new WeakMap<ResortCatalogue, { readonly cities: PlaceIndex<ResortPlace>; readonly all: PlaceIndex<ResortPlace> }>()

/** Cities with resorts, and with them regions, countries and the resorts by name. */
export function placesOf(catalogue: ResortCatalogue) {
  const made = known.get(catalogue)
  if (made) return made
  const { resorts } = catalogue
  const cities = firstOf(resorts, ({ destination }) => destination).map(cityEntry)
  const regions = listRegions().flatMap((region) => {
    const first = resorts.find(({ destination }) => region.places.includes(destination))
    return first ? [regionEntry(region, first)] : []
  })
  const countries = firstOf(resorts, ({ countryCode }) => countryCode).map(countryEntry)
  const indexes = { cities: listedPlaces(cities, 'city'), all: listedPlaces([...cities, ...regions, ...countries, ...resorts.map(resortEntry)], 'city') }
  known.set(catalogue, indexes)
  return indexes
}

/** What a text means among them, and what is near. */
export const readResortPlace = (catalogue: ResortCatalogue, text: string, limit: number, language?: string) =>
  readPlace(placesOf(catalogue).all, { text, limit, language })

/** A place as the reader's language calls it. */
export function placeName({ kind, name, countryCode, placeId }: ResortPlace): string {
  if (kind === 'country') return countryName(countryCode, currentLanguage())
  if (kind === 'city') return cityIn(name, currentLanguage())
  const region = kind === 'region' ? findRegion(placeId.slice(REGION.length)) : null
  return region ? regionName(region, currentLanguage()) : name
}

export interface ResortsAt {
  readonly place: Pick<ResortPlace, 'placeId' | 'kind' | 'name' | 'countryCode'>
  readonly resorts: readonly Resort[]
}

/** The resorts of a country, region, city or of one name, by its id; null where there are none. */
export function resortsIn(catalogue: ResortCatalogue, placeId: string): ResortsAt | null {
  const one = catalogue.findResort(placeId)
  if (one) return { place: { placeId, kind: 'resort', name: one.name, countryCode: one.countryCode }, resorts: [one] }
  const within = (place: ResortsAt['place'], is: (resort: Resort) => boolean): ResortsAt | null => {
    const resorts = catalogue.resorts.filter(is)
    return resorts.length === 0 ? null : { place, resorts }
  }
  if (placeId.startsWith(COUNTRY)) {
    const code = placeId.slice(COUNTRY.length).toUpperCase()
    return within({ placeId, kind: 'country', name: countryName(code, 'en'), countryCode: code }, ({ countryCode }) => countryCode === code)
  }
  const region = placeId.startsWith(REGION) ? findRegion(placeId.slice(REGION.length)) : null
  if (region)
    return within({ placeId, kind: 'region', name: region.name, countryCode: region.countryCode }, ({ destination }) => region.places.includes(destination))
  const [first] = catalogue.resortsAt(placeId)
  return first ? within({ placeId, kind: 'city', name: first.city, countryCode: first.countryCode }, ({ destination }) => destination === placeId) : null
}

export const countryPlace = (code: string): string => `${COUNTRY}${code}`

const NEAR_MAX = 5
const TEXT_MAX = 80

/** The places to choose from, where an id is none. */
export async function nearPlaces(catalogue: ResortCatalogue | null, text: string): Promise<readonly { readonly place_id: string; readonly label: string }[]> {
  const read = catalogue && (await readResortPlace(catalogue, text.slice(0, TEXT_MAX), NEAR_MAX))
  return (read?.places ?? []).slice(0, NEAR_MAX).map(({ place }) => ({ place_id: place.placeId, label: place.label }))
}
