import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { addDays, type Day, daysBetween, isDay } from '@sojourn/kernel'
import { pastDayText } from '../../lib/form/day-faults.ts'
import { lengthFaultText } from '../../lib/form/typed-faults.ts'

/** A search for weeks, as an address shows it. */
export interface WeekSearch {
  /** A resort, city, region or country by its id; empty is Mexico. */
  readonly where: string
  /** `2027-03`; empty is the next half year. */
  readonly month: string
  readonly bedrooms: number
}

/** A search for units by the night. */
export interface StaySearch {
  readonly where: string
  readonly from: Day
  readonly to: Day
  readonly guests: number
}

export type ResortField = 'where' | 'month' | 'from' | 'to'
export type ResortErrors = Partial<Record<ResortField, string>>

const PLACE_LENGTH_MAX = 80
export const GUESTS_MAX = 8
export const NIGHTS = { least: 2, most: 28 } as const
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

const smallNumber = (text: string | null, most: number, usual: number): number => {
  const value = Number(text ?? usual)
  return Number.isInteger(value) && value >= 0 && value <= most ? value : usual
}

/** Reads a search for weeks. What is missing narrows nothing. */
export function parseWeeks(query: URLSearchParams): { readonly given: WeekSearch; readonly errors: ResortErrors } {
  const where = (query.get('where') ?? '').trim()
  const month = query.get('month') ?? ''
  const tooLong = lengthFaultText(where, PLACE_LENGTH_MAX)
  return {
    given: { where, month: MONTH.test(month) ? month : '', bedrooms: smallNumber(query.get('bedrooms'), 3, 0) },
    errors: { ...(tooLong && { where: tooLong }), ...(month && !MONTH.test(month) && { month: say`Choose a month.` }) },
  }
}

const addressOf = (path: string, query: Record<string, string>): string => {
  const said = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''))
  return said.size > 0 ? `${path}?${said}` : path
}

export const weeksHref = ({ where, month, bedrooms }: WeekSearch): string =>
  addressOf(PRODUCT_PAGES.RST.results, { where, month, bedrooms: bedrooms > 0 ? String(bedrooms) : '' })

/** The page of a resort with its weeks of a month. */
export const resortHref = (resortId: string, { month, bedrooms }: Pick<WeekSearch, 'month' | 'bedrooms'>): string =>
  addressOf(PRODUCT_PAGES.RST.details, { resort: resortId, month, bedrooms: bedrooms > 0 ? String(bedrooms) : '' })

/** Four nights, some weeks from now. */
export const usualNights = (earliest: Day): Pick<StaySearch, 'from' | 'to'> => ({ from: addDays(earliest, 30), to: addDays(earliest, 34) })

const fault = (text: string | null): ResortErrors => (text === null ? {} : { from: text })

/** Reads a search for nights; `earliest` is the first day there can be. */
export function parseNights(
  query: URLSearchParams,
  earliest: Day,
): { readonly given: Partial<StaySearch>; readonly search: StaySearch | null; readonly errors: ResortErrors } {
  const where = (query.get('where') ?? '').trim()
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? '']
  const days = { from: isDay(from) ? from : null, to: isDay(to) ? to : null }
  const guests = Math.max(1, smallNumber(query.get('guests'), GUESTS_MAX, 2))
  const tooLong = lengthFaultText(where, PLACE_LENGTH_MAX)
  const nights = days.from && days.to ? daysBetween(days.from, days.to) : null
  const errors: ResortErrors = {
    ...(!where && { where: say`Enter a resort, city or region.` }),
    ...(tooLong && { where: tooLong }),
    ...fault(days.from ? pastDayText(days.from, earliest) : say`Choose a check-in date.`),
    ...(!days.to && { to: say`Choose a check-out date.` }),
    ...(nights !== null && nights < NIGHTS.least && { to: say`Stay at least two nights.` }),
    ...(nights !== null && nights > NIGHTS.most && { to: say`You can stay up to ${NIGHTS.most} nights.` }),
  }
  const given = { where, guests, ...(days.from && { from: days.from }), ...(days.to && { to: days.to }) }
  const isWhole = Object.keys(errors).length === 0 && days.from && days.to
  return { given, search: isWhole ? { where, guests, from: days.from as Day, to: days.to as Day } : null, errors }
}

export const staysHref = ({ where, from, to, guests }: StaySearch): string => addressOf(PRODUCT_PAGES.STY.results, { where, from, to, guests: String(guests) })

export const unitStayHref = (resortId: string, { from, to, guests }: Omit<StaySearch, 'where'>): string =>
  addressOf(PRODUCT_PAGES.STY.details, { resort: resortId, from, to, guests: String(guests) })

/** Months from one on. */
export const monthsFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => {
    const at = Number(first.slice(0, 4)) * 12 + Number(first.slice(5, 7)) - 1 + i
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
  })
