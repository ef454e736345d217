import { readData } from '../data.ts'
import { slugOf } from '../naming.ts'
/** What other languages call a destination where that is not its English name, by its key. */
export const exonyms: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  ['ar', 'de', 'es', 'fr', 'it', 'ja', 'pt', 'zh'].map((language) => [language, readData(`exonyms/${language}.json`)]),
)

export const exonymLanguages: readonly string[] = Object.keys(exonyms)

const tongue = (language: string): string => language.slice(0, 2).toLowerCase()

/** The name of a destination in a language, by its tag; null where it is called as in English, or is not in our data. */
export const exonymOf = (key: string, language: string): string | null => exonyms[tongue(language)]?.[key] ?? null

/** A city as a language calls it, by its English name: for what was stored under that name alone. A name that belongs to no destination is returned as it is. */
export const cityIn = (name: string, language: string): string => exonymOf(slugOf(name), language) ?? name

/** Every name that another language has for a destination. */
export const exonymsOf = (key: string): string[] => [...new Set(Object.values(exonyms).flatMap((names) => names[key] ?? []))]

/** Names of a country in these languages. */
export const countryNames = (code: string): string[] => [...new Set(exonymLanguages.map((language) => countryName(code, language)))]

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
