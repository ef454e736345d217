import { addDays, type Day, isDay } from '@sojourn/kernel'
import { currentLanguage } from '../texts.ts'

// Reads what a person types for a day: leniently, in the order of the language, with months as figures or words of the language or English.

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO))
    .toLowerCase()

// A keyboard of Arabic may have these figures.
const ARABIC_ZERO = 0x660

/** Month names by language, made once: making a format takes a hundred times what using it takes. */
const names = new Map<string, readonly string[]>()

function monthsOf(language: string): readonly string[] {
  const known = names.get(language)
  if (known) return known
  const format = new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', timeZone: 'UTC' })
  const nameOf = (month: number) => format.formatToParts(Date.UTC(2027, month, 1)).find(({ type }) => type === 'month')?.value ?? ''
  const made = Array.from({ length: 12 }, (_, month) => plain(nameOf(month)))
  names.set(language, made)
  return made
}

/** The month that a word begins: `dec`, `Sept`, `março`; null where it begins none. */
function monthOf(word: string): number | null {
  if (word.length < 3) return null
  for (const language of [currentLanguage(), 'en']) {
    const at = monthsOf(language).findIndex((name) => name.startsWith(word))
    if (at >= 0) return at + 1
  }
  return null
}

/** Whether the language writes the month before the day. English is written as days are shown here (B9.3). */
function isMonthFirst(): boolean {
  const language = currentLanguage()
  if (language.startsWith('en')) return false
  const parts = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'numeric' }).formatToParts(0)
  return parts.findIndex(({ type }) => type === 'month') < parts.findIndex(({ type }) => type === 'day')
}

const two = (part: number): string => String(part).padStart(2, '0')
const CENTURY = 2000

function dayOf(year: number, month: number, day: number): Day | null {
  const text = `${year < 100 ? CENTURY + year : year}-${two(month)}-${two(day)}`
  return isDay(text) ? text : null
}

/** The first such day of a year from `from` on. */
const nextOf = (month: number, day: number, from: Day): Day | null => {
  const year = Number(from.slice(0, 4))
  // Up to the next leap year.
  for (let later = 0; later <= 8; later++) {
    const found = dayOf(year + later, month, day)
    if (found && found >= from) return found
  }
  return null
}

/** The first day of that number from `from` on. */
function nextNumbered(day: number, from: Day): Day | null {
  if (day < 1 || day > 31) return null
  let found = from
  while (Number(found.slice(8)) !== day) found = addDays(found, 1)
  return found
}

/**
 * Reads a typed day: `12/3/27`, `12 Mar`, `Fri, March 12`, `2027-03-12`, `12`. A day without a year, or without a month, is the first such from `from` on.
 * Null where it is no day.
 */
export function readDay(typed: string, from: Day): Day | null {
  const text = plain(typed)
  const figures = (text.match(/\d+/g) ?? []).map(Number)
  // The last one: `mar 12 ene` begins with a Tuesday.
  const month = (text.match(/\p{L}+/gu) ?? []).flatMap((word) => monthOf(word) ?? []).at(-1)
  const [a, b, c] = figures
  if (a === undefined || figures.length > 3) return null
  if (month !== undefined) {
    if (b === undefined) return nextOf(month, a, from)
    if (c !== undefined) return null
    return a > 31 ? dayOf(a, month, b) : dayOf(b, month, a)
  }
  if (b === undefined) return nextNumbered(a, from)
  if (a > 31) return c === undefined ? null : dayOf(a, b, c)
  const [first, second] = isMonthFirst() ? [b, a] : [a, b]
  const inOrder = (day: number, of: number) => (c === undefined ? nextOf(of, day, from) : dayOf(c, of, day))
  return inOrder(first, second) ?? inOrder(second, first)
}
