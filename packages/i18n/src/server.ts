import { AsyncLocalStorage } from 'node:async_hooks'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DEFAULT_LANGUAGE, LANGUAGES, PSEUDO_LANGUAGES } from './languages.ts'
import { pseudoText } from './pseudo.ts'
import { setTexts } from './texts.ts'

/** Translations by message: `{ "Held for {0} minutes": "Apartado por {0} minutos" }`; a message with a context is named `message|context`. */
export type Catalogue = Readonly<Record<string, string>>

export const LOCALES = fileURLToPath(new URL('../locales', import.meta.url))

/** The name of a message in a catalogue. */
export const catalogueKey = (message: string, context: string): string => (context ? `${message}|${context}` : message)

/** All catalogues of a language as one; none where it has none. What is not translated yet is left out. */
export function readCatalogue(language: string, folder = LOCALES): Catalogue {
  const texts = listJson(join(folder, language)).flatMap((file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Catalogue))
  return Object.fromEntries(texts.filter(([, text]) => text !== ''))
}

function listJson(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => join(folder, name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** What a message is in a language, from its catalogue or in disguise; null where it has no translation. */
export function translator(language: string, catalogue = readCatalogue(language)): (message: string, context: string) => string | null {
  if (language === DEFAULT_LANGUAGE) return () => null
  if (PSEUDO_LANGUAGES.some(({ tag }) => tag === language)) return (message) => pseudoText(message, language)
  return (message, context) => catalogue[catalogueKey(message, context)] ?? null
}

const asked = new AsyncLocalStorage<string>()
const offered: ReadonlySet<string> = new Set([...LANGUAGES, ...PSEUDO_LANGUAGES].map(({ tag }) => tag))
const known = new Map<string, ReturnType<typeof translator>>()

function translatorOf(language: string) {
  const found = known.get(language) ?? translator(language)
  known.set(language, found)
  return found
}

/** Makes `say` speak the language of the request or letter that is worked on: see `inLanguage`. Called once by a server as it starts. */
export function speakByRequest(): void {
  const language = () => asked.getStore() ?? DEFAULT_LANGUAGE
  setTexts({ language, find: (message, context) => translatorOf(language())(message, context) })
}

/** Does something with all its texts in one language; English where the language is not offered. */
export function inLanguage<T>(language: string, work: () => T): T {
  return asked.run(offered.has(language) ? language : DEFAULT_LANGUAGE, work)
}
