import { madeOnce } from '../made-once.ts'
import { currentLanguage } from '../texts.ts'
import { formatTag } from './tag.ts'

// Separate from the numbers of every page: few pages need these.

const percentOf = madeOnce((language: string) => new Intl.NumberFormat(formatTag(language), { style: 'percent', maximumFractionDigits: 4 }))
const metresOf = madeOnce((language: string) => new Intl.NumberFormat(formatTag(language), { style: 'unit', unit: 'meter', unitDisplay: 'short' }))
const andOf = madeOnce((language: string) => new Intl.ListFormat(language, { type: 'conjunction' }))
const orOf = madeOnce((language: string) => new Intl.ListFormat(language, { type: 'disjunction' }))

/** A share of a hundred: `6%`, `12.5%`. */
export const percentText = (percent: number): string => percentOf(currentLanguage()).format(percent / 100)

/** `Lisbon, Porto and Faro` */
export const andText = (parts: readonly string[]): string => andOf(currentLanguage()).format(parts)

/** `Lisbon, Porto or Faro` */
export const orText = (parts: readonly string[]): string => orOf(currentLanguage()).format(parts)

/** A short way: `200 m`. */
export const metresText = (metres: number): string => metresOf(currentLanguage()).format(metres)
