import { numberText } from '../message.ts'
import { currentLanguage } from '../texts.ts'

/** A count as the language writes it: `12,000`. */
export const countText = (count: number): string => numberText(count, currentLanguage())

const formats = new Map<string, Intl.NumberFormat>()

/** `9.2`, `8.0`: always as many decimals, so that figures below one another line up. */
export function decimalText(value: number, digits = 1): string {
  const key = `${currentLanguage()} ${digits}`
  const format = formats.get(key) ?? new Intl.NumberFormat(currentLanguage(), { minimumFractionDigits: digits, maximumFractionDigits: digits })
  formats.set(key, format)
  return format.format(value)
}

/** A share of a hundred: `6%`, `12.5%`. */
export function percentText(percent: number): string {
  const key = `${currentLanguage()} %`
  const format = formats.get(key) ?? new Intl.NumberFormat(currentLanguage(), { style: 'percent', maximumFractionDigits: 4 })
  formats.set(key, format)
  return format.format(percent / 100)
}

/** `Lisbon, Porto and Faro` */
export const andText = (parts: readonly string[]): string => new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(parts)

/** What stands between parts of one line, where it is not the comma of English. */
const COMMAS: Readonly<Record<string, string>> = { ar: '، ', ja: '、' }

/** `Lisbon, 3 nights`: parts of one line, with the comma of the language (that of now, where none is named). */
export const commaText = (parts: readonly string[], language = currentLanguage()): string => parts.join(COMMAS[language.slice(0, 2)] ?? ', ')

/** `Air conditioning, desk, rain shower`: parts of one line. A word with a capital within, such as Wi-Fi or TV, keeps its own; nouns of German do. */
export const listText = (parts: readonly string[]): string =>
  commaText(
    parts.map((part, at) => (at === 0 || /^\S+\p{Lu}/u.test(part) || currentLanguage().startsWith('de') ? part : part.charAt(0).toLowerCase() + part.slice(1))),
  )
