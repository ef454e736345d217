import { fold, type Tx } from '@sojourn/kernel'
import { countryName, exonymOf } from '@sojourn/world'
import type { PlacesWanted } from './data/place-store.ts'
import type { PlaceType, StayProduct } from './domain/catalogue.ts'
import { rangesAround, slipsBetween, slipsForgiven, waysToWrite } from './domain/match-names.ts'
import { bestPlaces, type Ordered, type PlaceMatch } from './domain/suggestion.ts'
import { matchRegions } from './find-regions.ts'
import type { Parts } from './parts.ts'

export const SUGGESTIONS_MAX = 10
/** A word with a slip may have been meant to be several. */
const MEANT_MAX = 6
const DESTINATIONS_LOOKED_AT = 60
const DESTINATIONS_MAX = 24

export interface SuggestRequest {
  readonly text: string
  readonly types?: readonly PlaceType[] | undefined
  /** Whose properties are meant where a property is looked for; hotels if left out. */
  readonly product?: StayProduct | undefined
  /** In whose names a person types first of all; English if left out. */
  readonly language?: string | undefined
  /** How many destinations at most, where no text is given. */
  readonly limit?: number | undefined
}

// A slip is farther off than another order of the words, and that farther than a country.
const CLOSENESS = { wholeCountry: -1, words: 3, country: 3.5, slips: 4, head: 4.5 } as const
/** As many signs may follow the name of a city in a script that writes no spaces: 東京都, 東京駅. */
const SIGNS_AFTER = 2

/**
 * Places whose name, or a later word of it, begins with the text; then those that have its words in another order, cities that it begins with, and what it nearly reads like. The
 * airport of a code is first, unless its city begins with the same letters. Without a text, the destinations in their order.
 */
export const suggestPlaces = async (parts: Parts, tx: Tx, asked: SuggestRequest): Promise<PlaceMatch[]> => (await gatherPlaces(parts, tx, asked)).best

/** The places to show, and every name that was met on the way. */
export async function gatherPlaces(parts: Parts, tx: Tx, asked: SuggestRequest): Promise<{ readonly best: PlaceMatch[]; readonly all: readonly Ordered[] }> {
  const typed = fold(asked.text)
  const wanted = { product: asked.product ?? 'hotels', types: asked.types ?? [] }
  if (typed === '') return { best: await parts.places.listInOrder(tx, wanted.types, asked.limit ?? 2 * SUGGESTIONS_MAX), all: [] }
  const words = typed.split(' ')
  const matches: Ordered[] = (await parts.places.listByStart(tx, [typed], wanted)).map((match) => exactly(match, typed, asked.language ?? 'en'))
  if (words.length > 1 && matches.length < SUGGESTIONS_MAX) matches.push(...(await inAnyOrder(parts, tx, words.map(waysToWrite), wanted, CLOSENESS.words)))
  if (matches.length < SUGGESTIONS_MAX) matches.push(...(await byHead(parts, tx, typed, wanted)))
  if (matches.length < SUGGESTIONS_MAX) matches.push(...(await withSlips(parts, tx, words, wanted)))
  if (wanted.types.length === 0 || wanted.types.includes('region')) matches.push(...(await matchRegions(parts, tx, typed)))
  const found = bestPlaces(matches, SUGGESTIONS_MAX)
  const airport = /^[a-z]{3}$/.test(typed) && (wanted.types.length === 0 || wanted.types.includes('airport')) ? await parts.places.findAirport(tx, typed) : null
  return { best: airport ? withAirport(found, airport) : found, all: matches }
}

/** A name in the language of who types is as good as the first. */
function exactly(met: PlaceMatch, typed: string, language: string): Ordered {
  const match = { ...met, begins: met.near <= 1 }
  const own = match.near === 1 && match.place.type === 'city' && exonymOf(match.place.destinationId, language)
  if (own && fold(own).startsWith(typed)) return { ...match, near: 0, closeness: 0 }
  if (match.near === 3) return { ...match, closeness: isCountry(typed, match.place.countryCode, language) ? CLOSENESS.wholeCountry : CLOSENESS.country }
  return { ...match, closeness: match.near }
}

/** Whether a text is all of the name of a country: then its cities are meant, not a "Little Italy" elsewhere. */
const isCountry = (typed: string, code: string, language: string): boolean => [language, 'en'].some((one) => fold(countryName(code, one)) === typed)

function withAirport(found: readonly PlaceMatch[], airport: PlaceMatch): PlaceMatch[] {
  const others = found.filter(({ place }) => place.placeId !== airport.place.placeId)
  const [first] = others
  const isItsCity = first?.place.type === 'city' && first.near === 0 && first.place.destinationId === airport.place.destinationId
  return [...(isItsCity ? [first] : []), airport, ...others.slice(isItsCity ? 1 : 0)].slice(0, SUGGESTIONS_MAX)
}

/** Places that have a word of each group themselves or by the city they lie in. */
async function inAnyOrder(parts: Parts, tx: Tx, groups: readonly (readonly string[])[], wanted: PlacesWanted, closeness: number): Promise<Ordered[]> {
  const destinations = await sharedDestinations(parts, tx, groups)
  if (destinations.length === 0) return []
  const matches = await parts.places.listWithin(tx, destinations, groups, wanted)
  const cityHas = new Set(matches.filter(({ place }) => place.type === 'city').map(({ place, prefix }) => `${place.destinationId} ${prefix}`))
  const byPlace = Map.groupBy(matches, ({ place }) => place.placeId)
  return (
    [...byPlace.values()]
      .filter((own) => wanted.types.length === 0 || wanted.types.includes(own[0]!.place.type))
      .filter((own) => own.some(({ near }) => near < 3))
      .filter((own) => groups.every((_, i) => own.some(({ prefix }) => prefix === i) || cityHas.has(`${own[0]!.place.destinationId} ${i}`)))
      // "lisbon alfama" is Alfama rather than a property of Lisbon.
      .map((own) => ({ ...own[0]!, closeness: closeness + (groups.length - own.length) / 10 }))
  )
}

/** Beginnings of a text that may be the name of a city with something behind it. */
function headsOf(typed: string): string[] {
  const words = typed.split(' ')
  const heads = words.slice(1).map((_, at) => words.slice(0, at + 1).join(' '))
  if (!/\p{sc=Han}$/u.test(typed)) return heads
  const signs = [...typed]
  return [...heads, ...Array.from({ length: Math.min(SIGNS_AFTER, signs.length - SIGNS_AFTER) }, (_, at) => signs.slice(0, -1 - at).join(''))]
}

/** Cities that a text begins with: "Los Angeles, CA" is near Los Angeles, "London, Ontario" near the London that is here. */
async function byHead(parts: Parts, tx: Tx, typed: string, wanted: PlacesWanted): Promise<Ordered[]> {
  const heads = headsOf(typed)
  if (heads.length === 0) return []
  const matches = await parts.places.listByStart(tx, heads, wanted)
  return matches
    .filter(({ place, isWhole, near }) => place.type === 'city' && isWhole && near <= 1)
    .map((match) => ({ ...match, isWhole: false, closeness: CLOSENESS.head }))
}

async function sharedDestinations(parts: Parts, tx: Tx, groups: readonly (readonly string[])[]): Promise<string[]> {
  const found = await parts.places.listDestinations(tx, groups, DESTINATIONS_LOOKED_AT)
  const byGroup = groups.map((_, i) => new Set(found.filter(({ group }) => group === i).map(({ destinationId }) => destinationId)))
  if (byGroup.some((ids) => ids.size === 0)) return []
  // A common word is cut off: the rarer one says where to look.
  const [rarest, ...others] = [...byGroup].sort((a, b) => a.size - b.size)
  const inAll = [...rarest!].filter((id) => others.every((ids) => ids.has(id)))
  return [...inAll, ...[...rarest!].filter((id) => !inAll.includes(id))].slice(0, DESTINATIONS_MAX)
}

async function withSlips(parts: Parts, tx: Tx, words: readonly string[], wanted: PlacesWanted): Promise<Ordered[]> {
  const groups: Meant[][] = []
  for (const word of words) groups.push(await meantBy(parts, tx, word))
  const [meant = []] = groups
  if (words.length === 1 && meant.length > 0) {
    const matches = await parts.places.listByStart(
      tx,
      meant.map(({ word }) => word),
      wanted,
    )
    const far = ({ near, prefix }: PlaceMatch) => CLOSENESS.slips + meant[prefix]!.slips / 5 + (near === 2 ? 0.1 : 0)
    return matches.filter(({ near }) => near < 3).map((match) => ({ ...match, isWhole: false, closeness: far(match) }))
  }
  if (groups.every((some) => some.length === 0)) return []
  const all = groups.map((some, i) => [...waysToWrite(words[i]!), ...some.map(({ word }) => word)])
  return inAnyOrder(parts, tx, all, wanted, CLOSENESS.slips)
}

interface Meant {
  readonly word: string
  readonly slips: number
}

/** Words that a typed one may have been meant to be, likeliest first. */
async function meantBy(parts: Parts, tx: Tx, typed: string): Promise<Meant[]> {
  const forgiven = slipsForgiven(typed.length)
  if (forgiven === 0) return []
  const known = await parts.places.listWords(tx, rangesAround(typed))
  const longer = (word: string) => Math.abs(word.length - typed.length)
  return known
    .map((found) => ({ ...found, slips: slipsBetween(typed, found.word) }))
    .filter(({ slips }) => slips > 0 && slips <= forgiven)
    .sort((a, b) => a.slips - b.slips || a.rank - b.rank || longer(a.word) - longer(b.word) || (a.word < b.word ? -1 : 1))
    .slice(0, MEANT_MAX)
}
