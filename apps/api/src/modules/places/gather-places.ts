import { fold } from '@sojourn/kernel'
import { countryName, exonymOf } from '@sojourn/world'
import { rangesAround, slipsBetween, slipsForgiven, waysToWrite } from './domain/match-names.ts'
import { bestPlaces, type KnownPlace, type Ordered, type PlaceKind, type PlaceMatch } from './domain/place.ts'
import type { PlaceIndex } from './place-index.ts'

export const SUGGESTIONS_MAX = 10
/** A word with a slip may have been meant to be several. */
const MEANT_MAX = 6
const CITIES_LOOKED_AT = 60
const CITIES_MAX = 24

export interface PlaceAsk {
  readonly text: string
  /** All where it is left out or empty. */
  readonly types?: readonly PlaceKind[] | undefined
  /** In whose names a person types first of all; English if left out. */
  readonly language?: string | undefined
  /** How many at most, where no text is given. */
  readonly limit?: number | undefined
}

/** The places to show, and every name that was met on the way. */
export interface Gathered<P extends KnownPlace> {
  readonly best: readonly Ordered<P>[]
  readonly all: readonly Ordered<P>[]
}

// A slip is farther off than another order of the words, and that farther than a country.
const CLOSENESS = { wholeCountry: -1, words: 3, country: 3.5, slips: 4, head: 4.5 } as const
/** As many signs may follow the name of a city in a script that writes no spaces: 東京都, 東京駅. */
const SIGNS_AFTER = 2

/**
 * Places whose name, or a later word of it, begins with the text; then those that have its words in another order, cities that it begins with, and what it nearly reads like. The
 * airport of a code is first, unless it stands for its city and that begins with the same letters. Without a text, the best known.
 */
export async function gatherPlaces<P extends KnownPlace>(index: PlaceIndex<P>, asked: PlaceAsk): Promise<Gathered<P>> {
  const typed = fold(asked.text)
  const types = asked.types ?? []
  if (typed === '') return { best: (await index.inOrder(types, asked.limit ?? 2 * SUGGESTIONS_MAX)).map((match) => ({ ...match, closeness: 0 })), all: [] }
  const words = typed.split(' ')
  const matches: Ordered<P>[] = (await index.byStart([typed], types)).map((match) => exactly(match, typed, asked.language ?? 'en'))
  if (words.length > 1 && matches.length < SUGGESTIONS_MAX) matches.push(...(await inAnyOrder(index, words.map(waysToWrite), types, CLOSENESS.words)))
  if (matches.length < SUGGESTIONS_MAX) matches.push(...(await byHead(index, typed, types)))
  if (matches.length < SUGGESTIONS_MAX) matches.push(...(await withSlips(index, words, types)))
  if (index.wider && (types.length === 0 || types.includes('region'))) matches.push(...(await index.wider(typed)))
  const found = bestPlaces(matches, SUGGESTIONS_MAX)
  const airport = /^[a-z]{3}$/.test(typed) && (types.length === 0 || types.includes('airport')) ? await index.findAirport(typed) : null
  return { best: airport ? withAirport(index, found, { ...airport, closeness: 0 }) : found, all: matches }
}

/** A name in the language of the person who types is as good as the first. */
function exactly<P extends KnownPlace>(met: PlaceMatch<P>, typed: string, language: string): Ordered<P> {
  const match = { ...met, begins: met.near <= 1 }
  const own = match.near === 1 && match.place.type === 'city' && exonymOf(match.place.destinationId, language)
  if (own && fold(own).startsWith(typed)) return { ...match, near: 0, closeness: 0 }
  if (match.near === 3) return { ...match, closeness: isCountry(typed, match.place.countryCode, language) ? CLOSENESS.wholeCountry : CLOSENESS.country }
  return { ...match, closeness: match.near }
}

/** Whether a text is all of the name of a country: then its cities are meant, not a "Little Italy" elsewhere. */
const isCountry = (typed: string, code: string, language: string): boolean => [language, 'en'].some((one) => fold(countryName(code, one)) === typed)

function withAirport<P extends KnownPlace>(index: PlaceIndex<P>, found: readonly Ordered<P>[], airport: Ordered<P>): Ordered<P>[] {
  const others = found.filter(({ place }) => place.placeId !== airport.place.placeId)
  const [first] = others
  const isItsCity = first?.place.type === 'city' && first.near === 0 && first.place.destinationId === airport.place.destinationId
  const ahead = first && isItsCity && index.airports === 'city' ? [first] : []
  return [...ahead, airport, ...others.slice(ahead.length)].slice(0, SUGGESTIONS_MAX)
}

/** Places that have a word of each group themselves or by the city they lie in. */
async function inAnyOrder<P extends KnownPlace>(
  index: PlaceIndex<P>,
  groups: readonly (readonly string[])[],
  types: readonly PlaceKind[],
  closeness: number,
): Promise<Ordered<P>[]> {
  const destinations = await sharedCities(index, groups)
  if (destinations.length === 0) return []
  const matches = await index.within(destinations, groups)
  const cityHas = new Set(matches.filter(({ place }) => place.type === 'city').map(({ place, prefix }) => `${place.destinationId} ${prefix}`))
  const byPlace = Map.groupBy(matches, ({ place }) => place.placeId)
  return (
    [...byPlace.values()]
      .filter((own) => types.length === 0 || types.includes(own[0]!.place.type))
      .filter((own) => own.some(({ near }) => near < 3))
      .filter((own) => groups.every((_, i) => own.some(({ prefix }) => prefix === i) || cityHas.has(`${own[0]!.place.destinationId} ${i}`)))
      // "lisbon alfama" is Alfama rather than a property of Lisbon.
      .map((own) => ({ ...own[0]!, closeness: closeness + (groups.length - own.length) / 10 }))
  )
}

/** Beginnings of a text that may be the name of a city with something behind it. */
function headsOf(typed: string): string[] {
  const words = typed.split(' ')
  const heads = words.slice(1).map((_, index) => words.slice(0, index + 1).join(' '))
  if (!/\p{sc=Han}$/u.test(typed)) return heads
  const signs = [...typed]
  return [...heads, ...Array.from({ length: Math.min(SIGNS_AFTER, signs.length - SIGNS_AFTER) }, (_, index) => signs.slice(0, -1 - index).join(''))]
}

/** Cities that a text begins with: "Los Angeles, CA" is near Los Angeles, "London, Ontario" near the London that is here. */
async function byHead<P extends KnownPlace>(index: PlaceIndex<P>, typed: string, types: readonly PlaceKind[]): Promise<Ordered<P>[]> {
  const heads = headsOf(typed)
  if (heads.length === 0) return []
  const matches = await index.byStart(heads, types)
  return matches
    .filter(({ place, isWhole, near }) => (place.type === 'city' || (index.airports === 'own' && place.type === 'airport')) && isWhole && near <= 1)
    .map((match) => ({ ...match, isWhole: false, closeness: CLOSENESS.head }))
}

async function sharedCities<P extends KnownPlace>(index: PlaceIndex<P>, groups: readonly (readonly string[])[]): Promise<string[]> {
  const found = await index.citiesWith(groups, CITIES_LOOKED_AT)
  const byGroup = groups.map((_, i) => new Set(found.filter(({ group }) => group === i).map(({ destinationId }) => destinationId)))
  if (byGroup.some((ids) => ids.size === 0)) return []
  // A common word is cut off: the rarer one says where to look.
  const [rarest, ...others] = [...byGroup].sort((a, b) => a.size - b.size)
  const inAll = [...rarest!].filter((id) => others.every((ids) => ids.has(id)))
  return [...inAll, ...[...rarest!].filter((id) => !inAll.includes(id))].slice(0, CITIES_MAX)
}

async function withSlips<P extends KnownPlace>(index: PlaceIndex<P>, words: readonly string[], types: readonly PlaceKind[]): Promise<Ordered<P>[]> {
  const groups: Meant[][] = []
  for (const word of words) groups.push(await meantBy(index, word))
  const [meant = []] = groups
  if (words.length === 1 && meant.length > 0) {
    const matches = await index.byStart(
      meant.map(({ word }) => word),
      types,
    )
    const far = ({ near, prefix }: PlaceMatch<P>) => CLOSENESS.slips + meant[prefix]!.slips / 5 + (near === 2 ? 0.1 : 0)
    return matches.filter(({ near }) => near < 3).map((match) => ({ ...match, isWhole: false, closeness: far(match) }))
  }
  if (groups.every((some) => some.length === 0)) return []
  const all = groups.map((some, i) => [...waysToWrite(words[i]!), ...some.map(({ word }) => word)])
  return inAnyOrder(index, all, types, CLOSENESS.slips)
}

interface Meant {
  readonly word: string
  readonly slips: number
}

/** Words that a typed one may have been meant to be, likeliest first. */
async function meantBy<P extends KnownPlace>(index: PlaceIndex<P>, typed: string): Promise<Meant[]> {
  const forgiven = slipsForgiven(typed.length)
  if (forgiven === 0) return []
  const known = await index.words(rangesAround(typed))
  const longer = (word: string) => Math.abs(word.length - typed.length)
  return known
    .map((found) => ({ ...found, slips: slipsBetween(typed, found.word) }))
    .filter(({ slips }) => slips > 0 && slips <= forgiven)
    .sort((a, b) => a.slips - b.slips || a.rank - b.rank || longer(a.word) - longer(b.word) || (a.word < b.word ? -1 : 1))
    .slice(0, MEANT_MAX)
}
