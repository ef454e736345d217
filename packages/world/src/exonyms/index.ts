import { readData } from '../data.ts'
import { slugOf } from '../naming.ts'
/** What other languages call a destination where that is not its English name, by its key. */
export const exonyms: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  ['ar', 'de', 'es', 'fr', 'it', 'ja', 'pt', 'zh'].map((language) => [language, readData(`exonyms/${language}.json`)]),
)

/** How Japanese reads aloud what it writes in kanji, in katakana, by the key of a destination or region: typed before a keyboard makes kanji of it. */
const readings = readData<Readonly<Record<string, readonly string[]>>>('readings.json')

export const readingsOf = (key: string): readonly string[] => readings[key] ?? []

export const exonymLanguages: readonly string[] = Object.keys(exonyms)

const tongue = (language: string): string => language.slice(0, 2).toLowerCase()

/** The name of a destination in a language, by its tag; null where it is called as in English, or is not in our data. */
export const exonymOf = (key: string, language: string): string | null => exonyms[tongue(language)]?.[key] ?? null

/** A city as a language calls it, by its English name: for what was stored under that name alone. A name that belongs to no destination is returned as it is. */
export const cityIn = (name: string, language: string): string => exonymOf(slugOf(name), language) ?? name

const KIND = /(?<=.{2})(?:諸島|群島|群岛|島|岛|市|州|湖|地方)$/u

/** Names as they are, and those that end in what kind of place they are without it: バリ島 is called バリ. */
export const withoutKind = (names: readonly string[]): string[] => [...new Set(names.flatMap((name) => [name, name.replace(KIND, '')]))]

/** Every name that another language has for a destination, and how it is read. */
export const exonymsOf = (key: string): string[] => withoutKind([...Object.values(exonyms).flatMap((names) => names[key] ?? []), ...readingsOf(key)])

const otherNames = readData<Readonly<Record<string, readonly string[]>>>('country-names.json')

/** Names of a country in these languages, and those that people use beside them: "UK", "Holland". */
export const countryNames = (code: string): string[] => [
  ...new Set([...exonymLanguages.map((language) => countryName(code, language)), ...(otherNames[code] ?? [])]),
]

const displays = new Map<string, Intl.DisplayNames | null>()

/** The name of a country in a language, by its tag; the code itself where the language is not known. */
export function countryName(code: string, language: string): string {
  let names = displays.get(language)
  if (names === undefined) {
    names = displayNames(language)
    // A tag comes from outside: what is remembered of them stays small.
    if (displays.size < 100) displays.set(language, names)
  }
  return names?.of(code) ?? code
}

function displayNames(language: string): Intl.DisplayNames | null {
  try {
    return new Intl.DisplayNames([language], { type: 'region' })
  } catch {
    return null
  }
}
