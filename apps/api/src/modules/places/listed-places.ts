import { fold, withShortWords } from '@sojourn/kernel'
import { countryName, countryNames } from '@sojourn/world'
import type { WordRange } from './domain/match-names.ts'
import { type KnownPlace, type PlaceIn, type PlaceKind, type PlaceMatch, RANK } from './domain/place.ts'
import type { PlaceIndex } from './place-index.ts'

/** A place of a list, with what it is called. */
export interface PlaceEntry<P extends KnownPlace = KnownPlace> extends PlaceIn<P> {
  /** Other names of it: in its own language and others, and short ones. */
  readonly otherNames: readonly string[]
  /** As its source calls it. */
  readonly country: string
}

/** Folded names of a country by its code, in every language: a list has many places in few countries. */
const countries = new Map<string, readonly string[]>()

function countriesOf({ place: { countryCode }, country }: PlaceEntry): readonly string[] {
  const known = countries.get(countryCode) ?? [countryName(countryCode, 'en'), ...countryNames(countryCode)].map(fold)
  countries.set(countryCode, known)
  return [fold(country), ...known]
}

/** Each name as it is, and with the words short that maps write short. */
const folded = (names: readonly string[]): readonly string[] => [...new Set(names.map(fold).flatMap((name) => [name, withShortWords(name)]))]

/** A letter begins every airport: more than these are no help. */
const STARTS_MAX = 200

interface Start<P extends KnownPlace> {
  readonly start: string
  readonly near: number
  readonly position: number
  readonly entry: PlaceEntry<P>
}

/** Everything that an entry can be begun at, each once and by what is nearest: its name, other names of it, later words, its country. */
function startsOf<P extends KnownPlace>(entry: PlaceEntry<P>, position: number): Start<P>[] {
  const { place, otherNames } = entry
  const [own, others] = [folded([place.name]), folded(otherNames)]
  const later = [...own, ...others].flatMap((name) => name.split(' ').flatMap((_, index, words) => (index === 0 ? [] : [words.slice(index).join(' ')])))
  const joined = place.type === 'city' ? [...own, ...others].map((name) => name.replaceAll(' ', '')) : []
  const byNear = [own, [...others, ...joined], later, countriesOf(entry)]
  const nearest = new Map<string, number>()
  byNear.forEach((starts, near) => {
    for (const start of starts) if (start !== '' && !nearest.has(start)) nearest.set(start, near)
  })
  return [...nearest].map(([start, near]) => ({ start, near, position, entry }))
}

/** An index of a list of places, best known first. Made once for a list: it is asked at each letter that is typed. */
export function listedPlaces<P extends KnownPlace>(entries: readonly PlaceEntry<P>[], airports: PlaceIndex['airports']): PlaceIndex<P> {
  const starts = entries.flatMap(startsOf).sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : a.position - b.position))
  const ids = new Map(entries.map((entry, position) => [fold(entry.place.placeId), { entry, position }]))
  const ranks = new Map<string, number>()
  for (const { start, entry } of starts)
    for (const word of start.split(' ')) ranks.set(word, Math.min(ranks.get(word) ?? Number.POSITIVE_INFINITY, RANK[entry.place.type]))
  const words = [...ranks].filter(([word]) => word.length > 2).map(([word, rank]) => ({ word, rank }))

  const beginning = (prefix: string): readonly Start<P>[] => {
    const from = firstFrom(starts, prefix)
    let until = from
    while (starts[until]?.start.startsWith(prefix)) until++
    return starts.slice(from, until)
  }
  const matchOf = ({ start, near, position, entry: { place, city, timeZone } }: Start<P>, prefix: number, typed: string): PlaceMatch<P> => {
    return { place, city, timeZone, near, position, prefix, begins: false, isWhole: start === typed }
  }
  const known = ({ entry: { place, city, timeZone }, position }: { entry: PlaceEntry<P>; position: number }): PlaceMatch<P> => {
    return { place, city, timeZone, near: 0, position, prefix: 0, begins: false, isWhole: true }
  }
  const isOf = (types: readonly PlaceKind[], { place }: PlaceEntry<P>): boolean => types.length === 0 || types.includes(place.type)
  const inGroup = (group: readonly string[]) => group.flatMap((prefix) => beginning(prefix))

  return {
    airports,
    inOrder: async (types, limit) =>
      [...ids.values()]
        .filter(({ entry }) => isOf(types, entry))
        .map(known)
        .slice(0, limit),
    async findAirport(code) {
      const found = ids.get(code)
      return found?.entry.place.type === 'airport' ? known(found) : null
    },
    byStart: async (prefixes, types) =>
      prefixes.flatMap((prefix, i) =>
        beginning(prefix)
          .filter(({ entry }) => isOf(types, entry))
          .sort((a, b) => a.near - b.near || a.position - b.position)
          .slice(0, STARTS_MAX)
          .map((start) => matchOf(start, i, prefix)),
      ),
    citiesWith: async (groups) =>
      groups.flatMap((group, i) =>
        [...new Set(inGroup(group).map(({ entry }) => entry.place.destinationId))].map((destinationId) => ({ destinationId, group: i })),
      ),
    async within(destinationIds, groups) {
      const here = new Set(destinationIds)
      return groups.flatMap((group, i) => {
        // Each place by its nearest name.
        const found = inGroup(group).filter(({ entry }) => here.has(entry.place.destinationId))
        const nearest = found.toSorted((a, b) => a.near - b.near)
        return [...new Map(nearest.toReversed().map((start) => [start.entry, start])).values()].map((start) => matchOf(start, i, ''))
      })
    },
    words: async (ranges: readonly WordRange[]) => words.filter(({ word }) => ranges.some(({ from, prefix }) => word.startsWith(prefix, from - 1))),
    findById: async (id) => ids.get(fold(id))?.entry ?? null,
    isCalled({ place }, typed) {
      const entry = ids.get(fold(place.placeId))?.entry
      // A name alone was met as it is.
      if (!entry || !typed.includes(' ')) return false
      const [names, within] = [folded([entry.place.name, ...entry.otherNames]), countriesOf(entry)]
      return [typed, withShortWords(typed)].some((text) =>
        names.some((name) => text === name || (text.startsWith(`${name} `) && within.includes(text.slice(name.length + 1)))),
      )
    },
  }
}

/** Where the first of sorted starts stands that is not before a text. */
function firstFrom(starts: readonly { readonly start: string }[], text: string): number {
  let [low, high] = [0, starts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (starts[middle]!.start < text) low = middle + 1
    else high = middle
  }
  return low
}
