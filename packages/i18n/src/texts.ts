import { DEFAULT_LANGUAGE } from './languages.ts'
import { formatMessage, messageOf, placesOf, type Value } from './message.ts'

/** Put in place by the build of the site, which makes one copy for each language. */
declare const __SOJOURN_LANGUAGE__: string | undefined

/** Where the current language and its texts are known: in a server, by the request that is being answered. */
export interface Texts {
  language(): string
  /** The message in that language; null where it has none. */
  find(message: string, context: string): string | null
}

// In an object, so that the minifier does not compare the mark that is here until the language is put in place.
const copy = { language: typeof __SOJOURN_LANGUAGE__ === 'undefined' ? DEFAULT_LANGUAGE : __SOJOURN_LANGUAGE__ }

let texts: Texts = { language: () => copy.language, find: () => null }

/** Says where texts come from from now on; returns where they came from before. */
export function setTexts(source: Texts): Texts {
  const before = texts
  texts = source
  return before
}

/** The language texts are written in now: `en-US`. */
export const currentLanguage = (): string => texts.language()

const messages = new WeakMap<TemplateStringsArray, string>()

function sayIn(context: string, strings: TemplateStringsArray, values: readonly Value[]): string {
  const message = messages.get(strings) ?? messageOf(strings, values)
  messages.set(strings, message)
  return formatMessage(texts.find(message, context) ?? message, placesOf(values), currentLanguage())
}

/**
 * A text that a person reads, in the current language: say`Held for ${minutes} minutes`. Places hold texts, numbers and plurals. The build of the site puts the
 * text of each language in its place; a server looks it up. A text holds no braces and no angle brackets.
 */
export const say = (strings: TemplateStringsArray, ...values: Value[]): string => sayIn('', strings, values)

/** The same English with another meaning: sayAs('of a rate')`Free`. */
export const sayAs =
  (context: string) =>
  (strings: TemplateStringsArray, ...values: Value[]): string =>
    sayIn(context, strings, values)

/** What the build makes of `say` with placeholders: the text is in the copy of the language already. */
export const fill = (message: string, places: readonly Value[]): string => formatMessage(message, placesOf(places), currentLanguage())
