import { madeOnce } from '../made-once.ts'
import { currentLanguage, say } from '../texts.ts'
import { commaOf, formatTag } from './tag.ts'

// Days are texts, `2027-03-12`; they are read at midnight UTC, so that no zone moves them. All texts are in the current language.

const formatWith = madeOnce((language: string, options: string) => new Intl.DateTimeFormat(formatTag(language), JSON.parse(options)))

export const formatOf = (options: Intl.DateTimeFormatOptions, language = currentLanguage()): Intl.DateTimeFormat =>
  formatWith(language, JSON.stringify(options))

export const atMidnight = (day: string): Date => new Date(`${day.slice(0, 10)}T00:00:00Z`)

// English names the day before the month (B9.3: DD/MM/YYYY); other languages have the order they are written in.
export const isEnglish = (): boolean => currentLanguage().startsWith('en')

// A range of days in words is not known to the platform for Japanese: it would be written in figures.
const isJapanese = (): boolean => currentLanguage().startsWith('ja')

export const SHORT = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const
const LONG = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const

function pieces(day: string, options: Intl.DateTimeFormatOptions): string {
  const parts = formatOf(options).formatToParts(atMidnight(day))
  const value = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value
  return [value('weekday'), value('day'), value('month'), value('year')].filter(Boolean).join(' ')
}

// What people write and the data of languages does not have: the first of a month as an ordinal, in Brazil short words without a full stop, and in Arabic
// no comma before a number.
const USAGES: Readonly<Record<string, (text: string) => string>> = {
  ar: (text) => text.replace(/،(?= \d)/g, ''),
  fr: (text) => text.replace(/\b1(?=\s)/g, '1er'),
  pt: (text) => text.replaceAll('.', '').replace(/\b1(?=\s)/g, '1º'),
}
export const asWritten = (text: string): string => USAGES[currentLanguage().slice(0, 2)]?.(text) ?? text

export const written = (day: string, options: Intl.DateTimeFormatOptions): string =>
  isEnglish() ? pieces(day, options) : asWritten(formatOf(options).format(atMidnight(day)))

/** `Fri 12 Mar` */
export const dayText = (day: string): string => written(day, SHORT)

/** `Fri 12 March 2027` */
export const dayTextLong = (day: string): string => written(day, LONG)

/** How much of the last day of a range is named: what is the same as of the first is not. */
function untilOf(from: string, to: string): Intl.DateTimeFormatOptions {
  if (from.slice(0, 4) !== to.slice(0, 4)) return LONG
  return from.slice(0, 7) === to.slice(0, 7) ? { weekday: 'short', day: 'numeric', timeZone: 'UTC' } : SHORT
}

// Around the dash of a range Node has thin spaces and Chromium plain ones: a page would not be what its script renders.
const withPlainSpaces = (range: string): string => range.replaceAll('\u2009', ' ')

/** `Fri 12 to Mon 15 March 2027`, naming month and year once where they are the same; one day once. */
export function daysText(from: string, to: string): string {
  if (from === to) return dayTextLong(from)
  if (isJapanese()) return `${dayTextLong(from)}〜${written(to, untilOf(from, to))}`
  if (!isEnglish()) return asWritten(withPlainSpaces(formatOf(LONG).formatRange(atMidnight(from), atMidnight(to))))
  const first =
    from.slice(0, 4) !== to.slice(0, 4)
      ? dayTextLong(from)
      : pieces(from, { weekday: 'short', day: 'numeric', ...(from.slice(0, 7) === to.slice(0, 7) ? {} : { month: 'long' }), timeZone: 'UTC' })
  return say`${first} to ${dayTextLong(to)}`
}

/** Two days of a stay in few letters: `Fri 12 Mar to Mon 15 Mar`. */
export const daysTextShort = (from: string, to: string): string => say`${dayText(from)} to ${dayText(to)}`

/** A day, as it was written, and a time of it: `Tue 9 Mar, 18:00`. Japanese has no comma there. */
export const dayTimeText = (day: string, time: string): string => `${day}${isJapanese() ? ' ' : commaOf(currentLanguage())}${time}`

/** An instant with offset as the clock on the property's wall: `Tue 9 Mar, 18:00`. The text carries its own offset, so no zone is needed. */
export const wallClockText = (instant: string): string => dayTimeText(dayText(instant), instant.slice(11, 16))

/** `14:05`, in a zone, or by the reader's clock. */
export const clockText = (at: number | Date, timeZone?: string): string =>
  formatOf({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(at)
