import { plainAmount } from '@sojourn/kernel'
import { madeOnce } from '../made-once.ts'
import { numberText } from '../message.ts'
import { currentLanguage } from '../texts.ts'
import { commaOf, formatTag, isolated } from './tag.ts'

/** A count as the language writes it: `12,000`. */
export const countText = (count: number): string => numberText(count, currentLanguage())

const decimalsOf = madeOnce(
  (language: string, digits: number) => new Intl.NumberFormat(formatTag(language), { minimumFractionDigits: digits, maximumFractionDigits: digits }),
)

/** `9.2`, `8.0`: always as many decimals, so that figures below one another line up. */
export const decimalText = (value: number, digits = 1): string => decimalsOf(currentLanguage(), digits).format(value)

/** `Lisbon, 3 nights`: parts of one line, with the comma of the language (the current one, where none is named). */
export const commaText = (parts: readonly string[], language = currentLanguage()): string =>
  parts.map((part) => isolated(part, language)).join(commaOf(language))

const isEnded = (text: string): boolean => /\p{Sentence_Terminal}$/u.test(text)

/** What ends a phrase that another follows, where it is not the full stop of English. */
const STOPS: Readonly<Record<string, string>> = { ja: '。' }

/** `Double room. Breakfast included`: phrases of one line, with the full stop of the language between them, and one only after `26 Min.`. What is empty or false is left out. */
export const stopText = (parts: readonly (string | false | null | undefined)[], language = currentLanguage()): string => {
  const given = parts.filter((part) => typeof part === 'string' && part !== '') as string[]
  const stop = STOPS[language.slice(0, 2)] ?? '. '
  return given.map((part, at) => (at === given.length - 1 ? part : isEnded(part) ? part + stop.slice(1) : part + stop)).join('')
}

/** A sentence with the full stop of the language, where it has no end of its own. */
export const endedText = (text: string, language = currentLanguage()): string => (isEnded(text) ? text : text + (STOPS[language.slice(0, 2)] ?? '.'))

const signIn = madeOnce((language: string): '.' | ',' => (decimalsOf(language, 1).format(0.5).includes(',') ? ',' : '.'))

/** The sign before decimals in the language of the page. */
export const decimalSign = (): '.' | ',' => signIn(currentLanguage())

/** Digits and a dot of an amount that was typed on a page: what 1.234 is depends on its language. Wrong signs are left out, not reported. */
export const typedAmount = (text: string): string => plainAmount(text, decimalSign())
