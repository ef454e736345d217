import type { Day } from '@sojourn/kernel'
import { type FlightSearch, nightsOf, partyAsk } from '../flight-address.ts'
import { type CalendarDays, getCalendar } from '../flights-api.ts'

/** The lowest price of each day between the two places of a search; null of a day without seats. */
export interface DayPrices {
  readonly currency: string
  readonly totals: ReadonlyMap<string, number | null>
}

const monthOf = (day: string): string => day.slice(0, 7)

const askOf = (search: FlightSearch, month: string, currency: string) => {
  const [first] = search.slices
  const nights = nightsOf(search)
  return { from: first!.from, to: first!.to, month, ...(nights !== null && { nights }), ...partyAsk(search), currency }
}

/** Prices of all days of the months that some days lie in. Null where there is no answer. */
export async function dayPrices(search: FlightSearch, days: readonly Day[], currency: string): Promise<DayPrices | null> {
  const months = [...new Set(days.map(monthOf))]
  const answers = await Promise.all(months.map((month) => getCalendar(askOf(search, month, currency))))
  const read = answers.flatMap((answer) => (answer.ok ? [answer.data] : []))
  if (read.length === 0) return null
  return { currency: read[0]!.currency, totals: new Map(read.flatMap(({ days: each }) => each.map(({ date, total }) => [date, total] as const))) }
}

export type Grid = CalendarDays['grid']

/** What a return costs with each of its days moved by up to three. Null where there is no answer. */
export async function gridPrices(search: FlightSearch, currency: string): Promise<{ readonly grid: Grid; readonly currency: string } | null> {
  const [out, home] = search.slices
  if (!out || !home) return null
  const answer = await getCalendar({ ...askOf(search, monthOf(out.day), currency), depart: out.day, back: home.day })
  return answer.ok ? { grid: answer.data.grid, currency: answer.data.currency } : null
}
