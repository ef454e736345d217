import { numberText } from '../message.ts'
import { currentLanguage } from '../texts.ts'
import { commaOf, formatTag, isolated } from './tag.ts'

/** A count as the language writes it: `12,000`. */
export const countText = (count: number): string => numberText(count, currentLanguage())

const formats = new Map<string, Intl.NumberFormat>()

/** `9.2`, `8.0`: always as many decimals, so that figures below one another line up. */
export function decimalText(value: number, digits = 1): string {
  const key = `${currentLanguage()} ${digits}`
  const format = formats.get(key) ?? new Intl.NumberFormat(formatTag(currentLanguage()), { minimumFractionDigits: digits, maximumFractionDigits: digits })
  formats.set(key, format)
  return format.format(value)
}

/** A share of a hundred: `6%`, `12.5%`. */
export function percentText(percent: number): string {
  const key = `${currentLanguage()} %`
  const format = formats.get(key) ?? new Intl.NumberFormat(formatTag(currentLanguage()), { style: 'percent', maximumFractionDigits: 4 })
  formats.set(key, format)
  return format.format(percent / 100)
}

/** `Lisbon, Porto and Faro` */
export const andText = (parts: readonly string[]): string => new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(parts)

/** `Air conditioning, desk, rain shower`: parts of one line. A word with a capital within, such as Wi-Fi or TV, keeps its own; nouns of German do. */
export const listText = (parts: readonly string[]): string =>
  parts
    .map((part, at) => (at === 0 || /^\S+\p{Lu}/u.test(part) || currentLanguage().startsWith('de') ? part : part.charAt(0).toLowerCase() + part.slice(1)))
    .join(commaOf(currentLanguage()))

/** `Fri 12 Mar, 15:00`: parts of one line, each as it is. */
export const commaText = (parts: readonly string[]): string => parts.map((part) => isolated(part, currentLanguage())).join(commaOf(currentLanguage()))

/** A short way: `200 m`. */
export const metresText = (metres: number): string =>
  new Intl.NumberFormat(formatTag(currentLanguage()), { style: 'unit', unit: 'meter', unitDisplay: 'short' }).format(metres)
