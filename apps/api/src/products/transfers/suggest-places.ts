import type { Place } from '@sojourn/contracts'
import { commaText } from '@sojourn/i18n'
import { cityIn, countryName, exonymOf, exonymsOf, type TransferSpot, type TransferWorld } from '@sojourn/world'
import { type KnownPlace, listedPlaces, type PlaceEntry, type PlaceIndex, type PlaceKind, readPlace } from '../../modules/places/index.ts'
import type { NearPlace } from './refusals.ts'

/** A place that is driven to as the finder knows it. */
interface Spot extends KnownPlace {
  readonly kind: Place['type']
  readonly city: string
  readonly timeZone: string
}

const TYPES: Readonly<Record<TransferSpot['kind'], PlaceKind>> = {
  airport: 'airport',
  port: 'port',
  station: 'station',
  city: 'city',
  district: 'district',
  landmark: 'landmark',
  hotel: 'property',
  address: 'address',
}

type Listed = Pick<TransferSpot, 'placeId' | 'kind' | 'name' | 'at' | 'timeZone' | 'countryCode' | 'markets'>

function entryOf({ placeId, kind, name, at, timeZone, countryCode, markets }: Listed): PlaceEntry<Spot> {
  const [market] = markets
  const { key, name: city, aliases, country } = market!
  const place: Spot = { placeId, type: TYPES[kind], kind, name, city, timeZone, countryCode, latitude: at[0], longitude: at[1], destinationId: key }
  const names = kind === 'city' ? [...aliases, ...exonymsOf(key)] : kind === 'airport' ? [city, ...aliases, ...exonymsOf(key)] : []
  return { place, city, timeZone, country, otherNames: names }
}

/** Made once for a catalogue. */
const known = new WeakMap<TransferWorld, PlaceIndex<Spot>>()

/** Where one is driven from and to: cities first. Who types a code wants to be at the airport. */
export function placesOf(catalogue: TransferWorld): PlaceIndex<Spot> {
  const made = known.get(catalogue) ?? listedPlaces(entriesOf(catalogue), 'own')
  known.set(catalogue, made)
  return made
}

function entriesOf({ spots, destinations }: TransferWorld): PlaceEntry<Spot>[] {
  const isCity = ({ kind }: TransferSpot) => kind === 'city'
  const hotels = destinations.flatMap((facts) =>
    spots.hotelsOf(facts).map(({ id, name, at }) => ({
      placeId: id,
      kind: 'hotel' as const,
      name,
      at,
      timeZone: facts.timeZone,
      countryCode: facts.countryCode,
      markets: [facts],
    })),
  )
  return [...spots.listed.filter(isCity), ...spots.listed.filter((spot) => !isCity(spot)), ...hotels].map(entryOf)
}

const wire = ({ placeId, kind, name, city, timeZone, countryCode, latitude, longitude }: Spot, language: string): Place => {
  const own = kind === 'city' ? (exonymOf(placeId, language) ?? name) : name
  const cityName = cityIn(city, language)
  return {
    place_id: placeId,
    type: kind,
    name: own,
    label: commaText([own, ...(own.includes(cityName) ? [] : [cityName]), countryName(countryCode, language)], language),
    country_code: countryCode,
    latitude,
    longitude,
    time_zone: timeZone,
  }
}

export interface SpotsRead {
  /** The place that is meant first, then those that are near; without a text, the best known. */
  readonly places: readonly Place[]
  /** Null where the text names none of them, or more than one. */
  readonly meant: string | null
  readonly isCountry: boolean
}

const STREET_AND_NUMBER = /^(.{3,60}?)[\s,]+(\d{1,4}[A-Za-z]?)$|^(\d{1,4}[A-Za-z]?)[\s,]+(.{3,60})$/

/** Places that fit a text, best first; those that are reached from `other` before all others. */
export async function readSpot(
  catalogue: TransferWorld,
  asked: { readonly text: string; readonly limit: number; readonly language: string; readonly other: TransferSpot | null },
): Promise<SpotsRead> {
  const { text, limit, language, other } = asked
  const addresses = addressesOf(catalogue, text, other)
  const markets = new Set(other?.markets.map(({ key }) => key))
  if (text === '' && other)
    return {
      places: nearBy(catalogue, other)
        .slice(0, limit)
        .map((spot) => wire(entryOf(spot).place, language)),
      meant: null,
      isCountry: false,
    }
  const { places, meant, isCountry } = await readPlace(placesOf(catalogue), { text, limit, language })
  const isNear = ({ destinationId }: Spot) => markets.has(destinationId)
  const found = places.map(({ place }) => place)
  const ordered = meant ? found : [...found.filter(isNear), ...found.filter((place) => !isNear(place))]
  const wired = [...addresses.map((spot) => wire(entryOf(spot).place, language)), ...ordered.map((place) => wire(place, language))]
  return { places: wired.slice(0, limit), meant: meant?.placeId ?? (addresses.length === 1 ? addresses[0]!.placeId : null), isCountry }
}

/** Airports, stations and ports of where the other end is, then its districts. */
const nearBy = ({ spots }: TransferWorld, other: TransferSpot): TransferSpot[] =>
  spots.listed.filter((spot) => spot.kind !== 'landmark' && spot.placeId !== other.placeId && spot.markets.some((facts) => facts === other.markets[0]))

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Addresses that a text means: a street that is there, with a number; of the other end's destination first. */
function addressesOf({ spots, destinations }: TransferWorld, text: string, other: TransferSpot | null): TransferSpot[] {
  const [, street, number, numberFirst, streetAfter] = STREET_AND_NUMBER.exec(text.trim()) ?? []
  const wanted = plain(street ?? streetAfter ?? '')
  if (!wanted) return []
  const within = other ? other.markets : destinations
  return within
    .flatMap((facts) => spots.streetsOf(facts))
    .filter((each) => plain(each.street).startsWith(wanted))
    .flatMap(({ placeId }) => spots.find(`${placeId} ${number ?? numberFirst}`) ?? [])
    .slice(0, 3)
}

const NEAR_MAX = 5
const TEXT_MAX = 80

/** The places to choose from, where a text is none. */
export async function nearSpots(catalogue: TransferWorld | null, text: string): Promise<readonly NearPlace[]> {
  const read = catalogue && (await readSpot(catalogue, { text: text.slice(0, TEXT_MAX), limit: NEAR_MAX, language: 'en', other: null }))
  return (read?.places ?? []).map(({ place_id, label }) => ({ place_id, label }))
}
