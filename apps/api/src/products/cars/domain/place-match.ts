/** What of a place may be typed, all of it folded. */
export interface PlaceNames {
  /** Its id or code. */
  readonly id: string
  /** Its own, in every language. */
  readonly names: readonly string[]
  /** Those of the city it belongs to. */
  readonly cities: readonly string[]
  readonly countries: readonly string[]
}

/** How near a place is to a text: 0 is its id or code, 1 the start of its name, 2 of a later word or of its city, 3 of its country, 4 a name with one slip, or one that the text begins with; null is none of them. */
export function nearness({ id, names, cities, countries }: PlaceNames, typed: string): number | null {
  if (id === typed) return 0
  if (names.some((name) => name.startsWith(typed))) return 1
  if ([...names, ...cities].some((name) => startsAWord(name, typed))) return 2
  if (countries.some((country) => country.startsWith(typed))) return 3
  // "Los Angeles, CA", and 東京都.
  if (cities.some((city) => typed.startsWith(`${city} `) || (/\p{sc=Han}$/u.test(city) && typed.startsWith(city)))) return 4
  return typed.length >= SLIP_FROM && names.some((name) => hasOneSlip(name.slice(0, typed.length + 1), typed)) ? 4 : null
}

/** Shorter texts with a slip could mean anything. */
const SLIP_FROM = 4

const startsAWord = (name: string, typed: string): boolean => name.split(' ').some((_, at, words) => words.slice(at).join(' ').startsWith(typed))

/** Whether a name begins with a text in which one letter is wrong, missing, too many, or changed places with the next. */
function hasOneSlip(name: string, typed: string): boolean {
  const at = [...typed].findIndex((letter, index) => letter !== name[index])
  if (at <= 0) return false
  const [left, rest] = [typed.slice(at), name.slice(at)]
  const swapped = `${left[1] ?? ''}${left[0]}${left.slice(2)}`
  return [left.slice(1), swapped].some((text) => rest.startsWith(text)) || rest.slice(1).startsWith(left) || rest.slice(1).startsWith(left.slice(1))
}

/** Fewer letters begin too much; of a script that writes words in few signs two are enough. */
const CLEAR_FROM = { letters: 3, signs: 2 } as const
const isClear = (typed: string): boolean =>
  [...typed].length >= (/\p{Script=Han}|\p{Script=Katakana}|\p{Script=Hangul}/u.test(typed) ? CLEAR_FROM.signs : CLEAR_FROM.letters)

/** Whether a text is one of the names, alone or with the country behind it. */
const isCalled = (typed: string, names: readonly string[], countries: readonly string[]): boolean =>
  names.some((name) => typed === name || (typed.startsWith(`${name} `) && countries.includes(typed.slice(name.length + 1))))

/** The one of a list; null where it has several, or none. */
const onlyOne = <Place>(found: readonly Place[]): Place | null => (found.length === 1 ? found[0]! : null)

/**
 * The place that a folded text means: by its id or code, its name in whatever language, with its country or without; else the only place of a city that is
 * called so; else the only city whose name begins so. Null where it is none of them, or several: another place must not be taken for it.
 */
export function meantPlace<Place extends PlaceNames>(typed: string, places: readonly Place[], isElsewhere: (typed: string) => boolean): Place | null {
  if (typed === '') return null
  const byId = places.find(({ id }) => id === typed)
  if (byId) return byId
  const called = places.filter(({ names, countries }) => isCalled(typed, names, countries))
  if (called.length > 0) return onlyOne(called)
  const inCity = places.filter(({ cities, countries }) => isCalled(typed, cities, countries))
  if (inCity.length > 0) return onlyOne(inCity)
  if (!isClear(typed) || isElsewhere(typed)) return null
  const beginning = places.filter(({ cities }) => cities.some((name) => name.startsWith(typed)))
  // A city comes before its airports, which are of the same names.
  const [first] = beginning
  return first && beginning.every(({ cities }) => cities[0] === first.cities[0]) ? first : null
}
