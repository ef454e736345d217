import { fold, type Tx } from '@sojourn/kernel'
import { countryName, countryNames, isAirportCity } from '@sojourn/world'
import type { Place } from './domain/catalogue.ts'
import { type Candidate, meantPlace } from './domain/meant-place.ts'
import type { Ordered, PlaceMatch } from './domain/suggestion.ts'
import { namePlaces } from './name-places.ts'
import type { Parts } from './parts.ts'
import { gatherPlaces, SUGGESTIONS_MAX, type SuggestRequest } from './suggest-places.ts'
import { wirePlace } from './to-wire.ts'

/** What a text means among the places that are near it. */
export interface PlaceRead {
  /** The place that is meant first, then those that are near. */
  readonly places: readonly PlaceMatch[]
  /** Null where the text names none of them, or more than one. */
  readonly meant: Place | null
  /** The text is a name of the country of some. */
  readonly isCountry: boolean
}

/** Places that are near a text, and which of them it means. An id of a place means the place. */
export async function readPlace(parts: Parts, tx: Tx, asked: SuggestRequest): Promise<PlaceRead> {
  const { best, all } = await gatherPlaces(parts, tx, asked)
  const typed = fold(asked.text)
  // Signs alone are near nothing; without a text the destinations are offered.
  if (typed === '') return { places: asked.text.trim() === '' ? best : [], meant: null, isCountry: false }
  const language = asked.language ?? 'en'
  const byId = (await namePlaces(parts, tx, [asked.text.trim()])).map(asMatch)
  const candidates = [...byId, ...all].map((match): Candidate => ({ ...match, labels: labelsOf(match, language) }))
  const meant = meantPlace(typed, candidates, isAirportCity)
  const own = meant && candidates.find(({ place }) => place.placeId === meant.placeId)
  const places = own ? [own, ...best.filter(({ place }) => place.placeId !== own.place.placeId)].slice(0, SUGGESTIONS_MAX) : best
  return { places, meant, isCountry: !meant && all.some((match) => isCountry(match, typed, language)) }
}

const asMatch = (named: Pick<PlaceMatch, 'place' | 'city' | 'timeZone'>): Ordered => ({
  ...named,
  near: 0,
  position: 0,
  prefix: 0,
  begins: true,
  isWhole: true,
  closeness: 0,
})

/** A place as it may be written alone and with what it lies in: as English and as the language label it, and without its country. */
function labelsOf(match: Ordered, language: string): readonly string[] {
  const { place, city } = match
  const { name, label } = wirePlace(place, match, language)
  const country = countryName(place.countryCode, language)
  return [place.name, name, place.label, label, `${place.name} ${city}`, `${place.name} ${country}`, `${name} ${country}`, `${name} ${city}`].map(fold)
}

const isCountry = ({ near, place }: Ordered, typed: string, language: string): boolean =>
  near === 3 &&
  [...countryNames(place.countryCode), countryName(place.countryCode, language), countryName(place.countryCode, 'en')].some((name) => fold(name) === typed)
