import { currentLanguage } from '../texts.ts'
import { commaOf } from './tag.ts'

/** What divides two lists of one line, where it is not the semicolon of English. */
const SEMICOLONS: Readonly<Record<string, string>> = { ja: '／', ar: '؛ ', fr: '\u202F; ' }

/** `Double room, breakfast included; 2 adults`: lists of one line, with what the language divides them by. */
export const semicolonText = (lists: readonly string[], language = currentLanguage()): string => lists.join(SEMICOLONS[language.slice(0, 2)] ?? '; ')

/** `Air conditioning, desk, rain shower`: parts of one line. A word with a capital within, such as Wi-Fi or TV, keeps its own; nouns of German do. */
export const listText = (parts: readonly string[]): string =>
  parts
    .map((part, index) => (index === 0 || /^\S+\p{Lu}/u.test(part) || currentLanguage().startsWith('de') ? part : part.charAt(0).toLowerCase() + part.slice(1)))
    .join(commaOf(currentLanguage()))

/** Whole sentences one after the other: with a space between them, and without one in Japanese. What is empty or false is left out. */
export const sentencesText = (sentences: readonly (string | false | null | undefined)[], language = currentLanguage()): string =>
  sentences.filter(Boolean).join(language.startsWith('ja') ? '' : ' ')
