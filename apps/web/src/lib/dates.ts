import { addDays, type Day, weekdayOf } from '@sojourn/kernel'

// Made once: making a format takes a hundred times what using it takes.
const inWords = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options })
const WEEKDAY = inWords({ weekday: 'short' })
const MONTH = { short: inWords({ month: 'short' }), long: inWords({ month: 'long' }) }

const parts = (day: Day, month: 'short' | 'long') => {
  const at = new Date(`${day}T00:00:00Z`)
  return { weekday: WEEKDAY.format(at), day: String(at.getUTCDate()), month: MONTH[month].format(at), year: String(at.getUTCFullYear()) }
}

/** `Fri 12 Mar` */
export function dayText(day: Day): string {
  const p = parts(day, 'short')
  return `${p.weekday} ${p.day} ${p.month}`
}

/** `Fri 12 Mar`, with its year where that is not the year of `near`. */
export const dayTextNear = (day: Day, near: Day): string => (day.slice(0, 4) === near.slice(0, 4) ? dayText(day) : `${dayText(day)} ${day.slice(0, 4)}`)

/** `Fri 12 March 2027` */
export function dayTextLong(day: Day): string {
  const p = parts(day, 'long')
  return `${p.weekday} ${p.day} ${p.month} ${p.year}`
}

/** `12/03/2027`: the default everywhere a date stands as figures (B9.3). */
export const dayFigures = (day: Day): string => day.split('-').reverse().join('/')

/** `Fri 12 to Mon 15 March 2027`, naming month and year once where they are the same; one day once. */
export function stayText(checkin: Day, checkout: Day): string {
  if (checkin === checkout) return dayTextLong(checkin)
  const [a, b] = [parts(checkin, 'long'), parts(checkout, 'long')]
  const from = a.year !== b.year ? dayTextLong(checkin) : a.month !== b.month ? `${a.weekday} ${a.day} ${a.month}` : `${a.weekday} ${a.day}`
  return `${from} to ${dayTextLong(checkout)}`
}

/** An instant with offset as the clock on the property's wall: `Tue 9 Mar, 18:00`. The text carries its own offset, so no zone is needed. */
export const wallClockText = (instant: string): string => `${dayText(instant.slice(0, 10))}, ${instant.slice(11, 16)}`

/** The day a week starts with, 0 for Sunday: what a language says, and Sunday where it says nothing (B9.3). */
export function firstWeekday(language: string): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  const locale = new Intl.Locale(language) as Intl.Locale & { getWeekInfo?: () => { readonly firstDay: number } }
  return ((locale.getWeekInfo?.().firstDay ?? 7) % 7) as ReturnType<typeof firstWeekday>
}

/** A stay to begin with: the first Friday at least two weeks away, three nights. */
export function usualStay(today: Day): { checkin: Day; checkout: Day } {
  const later = addDays(today, 14)
  const checkin = addDays(later, (12 - weekdayOf(later)) % 7)
  return { checkin, checkout: addDays(checkin, 3) }
}
