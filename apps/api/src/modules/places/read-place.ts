import { fold } from '@sojourn/kernel'
import { countryName, countryNames, isAirportCity } from '@sojourn/world'
import { meantPlace } from './domain/meant-place.ts'
import type { KnownPlace, Ordered, PlaceIn } from './domain/place.ts'
import { gatherPlaces, type PlaceAsk, SUGGESTIONS_MAX } from './gather-places.ts'
import type { PlaceIndex } from './place-index.ts'

/** What a text means among the places that are near it. */
export interface PlaceRead<P extends KnownPlace> {
  /** The place that is meant first, then those that are near. */
  readonly places: readonly PlaceIn<P>[]
  /** Null where the text names none of them, or more than one. */
  readonly meant: P | null
  /** The text is a name of the country of some. */
  readonly isCountry: boolean
}

/** Places that are near a text, and which of them it means. An id of a place means the place. */
export async function readPlace<P extends KnownPlace>(index: PlaceIndex<P>, asked: PlaceAsk): Promise<PlaceRead<P>> {
  const { best, all } = await gatherPlaces(index, asked)
  const typed = fold(asked.text)
  // Signs alone are near nothing; without a text the best known are offered.
  if (typed === '') return { places: asked.text.trim() === '' ? best : [], meant: null, isCountry: false }
  const language = asked.language ?? 'en'
  const named = await index.findById(asked.text.trim())
  const candidates = named ? [asMatch(named), ...all] : all
  const { airports } = index
  const reading = { airports, isCalled: (each: Ordered<P>) => index.isCalled(each, typed, language), isElsewhere: isAirportCity(typed) }
  const meant = named && airports === 'own' ? named.place : meantPlace(typed, candidates, reading)
  const own = meant && candidates.find(({ place }) => place.placeId === meant.placeId)
  const places = own ? [own, ...best.filter(({ place }) => place.placeId !== own.place.placeId)].slice(0, SUGGESTIONS_MAX) : best
  return { places, meant, isCountry: !meant && isCountry(all, typed, language) }
}

const asMatch = <P extends KnownPlace>(named: PlaceIn<P>): Ordered<P> => ({
  ...named,
  near: 0,
  position: 0,
  prefix: 0,
  begins: true,
  isWhole: true,
  closeness: 0,
})

function isCountry(all: readonly Ordered[], typed: string, language: string): boolean {
  const codes = new Set(all.flatMap(({ near, place }) => (near === 3 ? [place.countryCode] : [])))
  return [...codes].some((code) => [...countryNames(code), countryName(code, language), countryName(code, 'en')].some((name) => fold(name) === typed))
}
