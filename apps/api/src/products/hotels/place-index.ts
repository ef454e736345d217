import { fold, type Tx } from '@sojourn/kernel'
import { countryName } from '@sojourn/world'
import { type PlaceIn, type PlaceIndex, type PlaceKind, sortedWords } from '../../modules/places/index.ts'
import type { Place, PlaceType, StayProduct } from './domain/catalogue.ts'
import { matchRegions } from './find-regions.ts'
import { namePlaces } from './name-places.ts'
import type { Parts } from './parts.ts'
import { wirePlace } from './to-wire.ts'

const TYPES: readonly PlaceKind[] = ['city', 'district', 'landmark', 'airport', 'property', 'region'] satisfies readonly PlaceType[]
/** What of these kinds is known here; none of them is not all. */
const known = (kinds: readonly PlaceKind[]) => kinds.filter((kind): kind is PlaceType => TYPES.includes(kind))

/** Destinations with everything in them, and the properties of one of the two products; regions are beside the table. */
export function placesIn(parts: Parts, tx: Tx, product: StayProduct): PlaceIndex<Place> {
  const { places } = parts
  return {
    airports: 'city',
    inOrder: (kinds, limit) => places.listInOrder(tx, known(kinds), limit),
    findAirport: (code) => places.findAirport(tx, code),
    byStart: async (prefixes, kinds) => places.listByStart(tx, prefixes, { product, types: known(kinds) }),
    citiesWith: (groups, limit) => places.listDestinations(tx, groups, limit),
    within: (destinationIds, groups) => places.listWithin(tx, destinationIds, groups, product),
    words: (ranges) => places.listWords(tx, ranges),
    findById: async (id) => (await namePlaces(parts, tx, [id]))[0] ?? null,
    wider: (typed) => matchRegions(parts, tx, typed),
    isCalled: (found, typed, language) => labelsOf(found, language).some((label) => sortedWords(label) === sortedWords(typed)),
  }
}

/** A place as it may be written alone and with what it lies in: as English and as the language label it, and without its country. */
function labelsOf(found: PlaceIn<Place>, language: string): readonly string[] {
  const { place, city } = found
  const { name, label } = wirePlace(place, found, language)
  const country = countryName(place.countryCode, language)
  return [place.name, name, place.label, label, `${place.name} ${city}`, `${place.name} ${country}`, `${name} ${country}`, `${name} ${city}`].map(fold)
}
