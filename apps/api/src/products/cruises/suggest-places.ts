import type { DataOf, cruisePlaces as placesCall } from '@sojourn/contracts'
import { commaText, currentLanguage, LANGUAGES } from '@sojourn/i18n'
import { inLanguage } from '@sojourn/i18n/server'
import { fold } from '@sojourn/kernel'
import {
  CRUISE_REGIONS,
  type CruiseRegion,
  cityIn,
  countryName,
  cruiseLines,
  cruiseRegionNames,
  cruiseText,
  exonymsOf,
  itineraries,
  type Sailing,
  type WorldPort,
} from '@sojourn/world'
import { type KnownPlace, listedPlaces, type PlaceEntry, type PlaceIndex, readPlace } from '../../modules/places/index.ts'
import type { CruiseCatalogue } from './catalogue.ts'

export type WirePlace = DataOf<typeof placesCall>['places'][number]

/** Where cruises are looked for: waters, a line, a port, or a place that is reached from one. */
interface CruiseSpot extends KnownPlace {
  readonly kind: WirePlace['type']
  /** Of a port: cruises begin there. */
  readonly begins: boolean
}

const portEntry = (port: WorldPort, begins: boolean): PlaceEntry<CruiseSpot> => ({
  place: {
    placeId: port.unlocode,
    type: 'port',
    kind: 'port',
    name: port.name,
    countryCode: port.countryCode,
    latitude: port.at[0],
    longitude: port.at[1],
    destinationId: port.unlocode,
    begins,
  },
  city: port.name,
  timeZone: port.timeZone,
  country: countryName(port.countryCode, 'en'),
  otherNames: [port.unlocode, ...port.destinations.flatMap(exonymsOf)],
})

const spotEntry = (kind: 'region' | 'line', placeId: string, name: string, otherNames: readonly string[]): PlaceEntry<CruiseSpot> => ({
  place: {
    placeId,
    type: kind === 'region' ? 'region' : 'property',
    kind,
    name,
    countryCode: WORLD,
    latitude: 0,
    longitude: 0,
    destinationId: placeId,
    begins: false,
  },
  city: name,
  timeZone: 'UTC',
  country: '',
  otherNames,
})

/** What lies in no country. */
const WORLD = '001'

interface Indexes {
  readonly all: PlaceIndex<CruiseSpot>
  /** Ports where cruises begin, alone. */
  readonly begins: PlaceIndex<CruiseSpot>
  /** Cities as neutral code finds them. */
  readonly cities: PlaceIndex<CruiseSpot>
}

const known = new WeakMap<CruiseCatalogue, Indexes>()

export function placesOf(catalogue: CruiseCatalogue): Indexes {
  const made = known.get(catalogue) ?? makeIndexes(catalogue)
  known.set(catalogue, made)
  return made
}

function makeIndexes(catalogue: CruiseCatalogue): Indexes {
  const called = new Set(itineraries().flatMap(({ calls }) => calls.map(({ port }) => port)))
  const begun = new Set(itineraries().map(({ calls }) => calls[0]!.port))
  const ports = catalogue.ports.filter(({ unlocode }) => called.has(unlocode))
  const cities = ports.flatMap(({ destinations }) => destinations).filter((key, at, all) => all.indexOf(key) === at)
  const cityEntries = cities.flatMap((key): PlaceEntry<CruiseSpot>[] => {
    const facts = catalogue.findPlace(key)
    if (!facts) return []
    const { name, country, countryCode, timeZone, at, aliases } = facts
    return [
      {
        place: { placeId: key, type: 'city', kind: 'city', name, countryCode, latitude: at[0], longitude: at[1], destinationId: key, begins: false },
        city: name,
        timeZone,
        country,
        otherNames: [...aliases, ...exonymsOf(key)],
      },
    ]
  })
  const regions = CRUISE_REGIONS.map((region) => {
    const names = LANGUAGES.map(({ tag }) => inLanguage(tag, () => cruiseText('region', region)))
    return spotEntry('region', region, names[0]!, [...names, ...cruiseRegionNames()[region].same])
  })
  const lines = cruiseLines().map(({ line, name }) => spotEntry('line', line, name, []))
  return {
    all: listedPlaces([...regions, ...cityEntries, ...ports.map((port) => portEntry(port, begun.has(port.unlocode))), ...lines], 'city'),
    begins: listedPlaces(
      ports.filter(({ unlocode }) => begun.has(unlocode)).map((port) => portEntry(port, true)),
      'city',
    ),
    cities: listedPlaces(cityEntries, 'city'),
  }
}

const wire = ({ placeId, kind, name, countryCode }: CruiseSpot): WirePlace => {
  const language = currentLanguage()
  const own = kind === 'region' ? cruiseText('region', placeId) : kind === 'line' ? name : cityIn(name, language)
  return {
    place_id: placeId,
    type: kind,
    name: own,
    label: countryCode === WORLD ? own : commaText([own, countryName(countryCode, language)]),
    country_code: countryCode === WORLD ? null : countryCode,
  }
}

/** The waters that a text is a part of: those who ask for one are offered the whole. */
const watersOf = (text: string): CruiseRegion | undefined =>
  CRUISE_REGIONS.find((region) => cruiseRegionNames()[region].parts.some((name) => fold(name) === fold(text)))

export interface PlacesAsked {
  readonly text: string
  readonly types?: readonly WirePlace['type'][] | undefined
  readonly begins: boolean
  readonly limit: number
}

/** What a text means among them, and what is near. */
export async function readCruisePlace(catalogue: CruiseCatalogue, { text, types, begins, limit }: PlacesAsked, language: string) {
  const indexes = placesOf(catalogue)
  const read = await readPlace(begins ? indexes.begins : indexes.all, { text, limit: Math.max(limit, 20), language })
  const fits = ({ kind }: CruiseSpot) => !types?.length || types.includes(kind)
  const waters = read.meant || begins ? null : watersOf(text)
  const whole = waters && (await indexes.all.findById(waters))
  const found = [...(whole ? [whole] : []), ...read.places.filter(({ place }) => place.placeId !== waters)]
  return {
    places: found.flatMap(({ place }) => (fits(place) ? [wire(place)] : [])).slice(0, limit),
    meant: read.meant && fits(read.meant) ? read.meant.placeId : null,
    is_country: read.isCountry,
  }
}

/** The sailings that are meant by a place, by its id; null where it is none. */
export async function placeById(catalogue: CruiseCatalogue, placeId: string): Promise<{ readonly place: WirePlace; has(sailing: Sailing): boolean } | null> {
  const found = await placesOf(catalogue).all.findById(placeId)
  if (!found) return null
  return { place: wire(found.place), has: hasPlace(catalogue, found.place) }
}

function hasPlace(catalogue: CruiseCatalogue, { kind, placeId }: CruiseSpot): (sailing: Sailing) => boolean {
  switch (kind) {
    case 'region':
      return ({ itinerary }) => itinerary.region === placeId
    case 'line':
      return ({ ship }) => ship.line.line === placeId
    case 'port':
      return ({ itinerary }) => itinerary.calls.some(({ port }) => port === placeId)
    default: {
      const near = new Set(catalogue.ports.filter(({ destinations }) => destinations.includes(placeId)).map(({ unlocode }) => unlocode))
      return ({ itinerary }) => itinerary.calls.some(({ port }) => near.has(port))
    }
  }
}

const NEAR_MAX = 5
const TEXT_MAX = 80

/** The places to choose from, where a text is none. */
export async function nearPlaces(catalogue: CruiseCatalogue, text: string, begins: boolean, language: string) {
  const { places } = await readCruisePlace(catalogue, { text: text.slice(0, TEXT_MAX), begins, limit: NEAR_MAX }, language)
  return places.map(({ place_id, label }) => ({ place_id, label }))
}
