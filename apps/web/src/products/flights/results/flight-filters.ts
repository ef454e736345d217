import { commaText, moneyText, say } from '@sojourn/i18n'
import { type ActiveFilter, activeValues, cursorIn, sortIn, withoutFilters, withValues } from '../../../features/results/index.ts'
import { durationText } from '../../bound-words.ts'
import type { FlightFilters, FlightsFound } from '../flights-api.ts'

/** The orders of a list, each with what it ranks by. */
export const SORTS = [
  { value: 'best', label: say`Best`, how: say`Ranked by price, time, stops and how easy the changes are: each result says its sum.` },
  { value: 'price', label: say`Price, lowest first`, how: say`Ranked by total price.` },
  { value: 'duration', label: say`Duration`, how: say`Ranked by time from the first departure to the last arrival.` },
  { value: 'departure', label: say`Departure time`, how: say`Ranked by the first departure.` },
  { value: 'arrival', label: say`Arrival time`, how: say`Ranked by the first arrival.` },
  { value: 'carbon', label: say`Carbon`, how: say`Ranked by what it emits for each traveler.` },
] as const
export type Sort = (typeof SORTS)[number]['value']
export const PAGE_SIZE = 20

export const sortOf = (query: URLSearchParams): Sort => sortIn(query, SORTS)

/** When a flight leaves or lands, in hours of the local day. */
export const HOURS = [
  { value: '0-6', label: say`Before 6:00` },
  { value: '6-12', label: say`6:00 to 12:00` },
  { value: '12-18', label: say`12:00 to 18:00` },
  { value: '18-24', label: say`After 18:00` },
] as const
const HOURS_TEXT = /^(\d{1,2})-(\d{1,2})$/

const LISTS = { airline: 'airlines', alliance: 'alliances', via: 'via', airport: 'airports' } as const
export type ListName = keyof typeof LISTS

/** Boxes to tick, by their names in an address. */
export const FLAGS = {
  refundable: { name: 'refundable', label: say`Refundable` },
  changeable: { name: 'changeable', label: say`Can be changed` },
  easy: { name: 'easy_changes', label: say`No night in an airport, no change of airport` },
} as const
export type FlagName = keyof typeof FLAGS

/** Of a direction: `out_departs`, `back_arrives`. */
export const HOUR_NAMES = ['out_departs', 'out_arrives', 'back_departs', 'back_arrives'] as const
export type HourName = (typeof HOUR_NAMES)[number]

function hoursOf(query: URLSearchParams, name: HourName) {
  const [, from, to] = HOURS_TEXT.exec(query.get(name) ?? '') ?? []
  return from !== undefined && Number(from) < Number(to) && Number(to) <= 24 ? { from: Number(from), to: Number(to) } : null
}

const wholeOf = (query: URLSearchParams, name: string): number | null => {
  const text = query.get(name)
  return text && /^\d{1,7}$/.test(text) && Number(text) > 0 ? Number(text) : null
}

/** What narrows and orders the list, as an address says it. What cannot be read narrows nothing. */
export function parseSearch(query: URLSearchParams): FlightFilters {
  const stops = query.get('stops')
  const sort = SORTS.find(({ value }) => value === query.get('sort'))?.value
  const lists = Object.entries(LISTS).flatMap(([name, field]) => {
    const values = query.getAll(name).filter(Boolean).slice(0, 30)
    return values.length > 0 ? [[field, values] as const] : []
  })
  const times = (which: 'departs' | 'arrives') => {
    const both = [hoursOf(query, `out_${which}`), hoursOf(query, `back_${which}`)]
    return both.some((each) => each !== null) ? (both[1] === null ? both.slice(0, 1) : both) : null
  }
  const [departs, arrives] = [times('departs'), times('arrives')]
  const [most, price] = [wholeOf(query, 'minutes'), wholeOf(query, 'max')]
  const flags = (Object.keys(FLAGS) as FlagName[]).flatMap((name) => (query.get(name) === '1' ? [[FLAGS[name].name, true] as const] : []))
  return {
    filters: {
      ...(stops && /^[01]$/.test(stops) && { stops_max: Number(stops) }),
      ...Object.fromEntries(lists),
      ...(departs && { departs }),
      ...(arrives && { arrives }),
      ...(most !== null && { minutes_max: most }),
      ...(price !== null && { price_max: price }),
      ...Object.fromEntries(flags),
    },
    ...(sort && { sort }),
    ...cursorIn(query),
  }
}

const NAMES = ['stops', ...Object.keys(LISTS), ...HOUR_NAMES, 'minutes', 'max', ...Object.keys(FLAGS)]

/** How many filters narrow the list: each kind counts once. */
export const countFilters = (query: URLSearchParams): number => Object.keys(parseSearch(query).filters ?? {}).length

/** The query without what narrows the list. */
export const widened = (query: URLSearchParams): string => withoutFilters(query, NAMES)

const HOUR_TITLES: Readonly<Record<HourName, string>> = {
  out_departs: say`Departs`,
  out_arrives: say`Arrives`,
  back_departs: say`Return departs`,
  back_arrives: say`Return arrives`,
}
export const hourTitle = (name: HourName): string => HOUR_TITLES[name]

/** Every filter that narrows the list, each to be taken away alone. */
export function activeFilters(query: URLSearchParams, { facets, currency }: Pick<FlightsFound, 'facets' | 'currency'>): readonly ActiveFilter[] {
  const { filters = {} } = parseSearch(query)
  const lists = activeValues(query, LISTS, facets)
  const one = (name: string, label: string): ActiveFilter => ({ label, without: withValues(query, name, []) })
  const hours = HOUR_NAMES.flatMap((name) => {
    const label = HOURS.find(({ value }) => value === query.get(name))?.label
    return hoursOf(query, name) ? [one(name, commaText([HOUR_TITLES[name], label ?? query.get(name) ?? '']))] : []
  })
  return [
    ...(filters.stops_max === undefined ? [] : [one('stops', filters.stops_max === 0 ? say`Nonstop` : say`1 stop at most`)]),
    ...lists,
    ...hours,
    ...(filters.minutes_max === undefined ? [] : [one('minutes', say`Up to ${durationText(filters.minutes_max)}`)]),
    ...(filters.price_max === undefined ? [] : [one('max', say`Up to ${moneyText(filters.price_max, currency)}`)]),
    ...(Object.keys(FLAGS) as FlagName[]).flatMap((name) => (query.get(name) === '1' ? [one(name, FLAGS[name].label)] : [])),
  ]
}
