import { say } from '@sojourn/i18n'
import { type ActiveFilter, activeValues, cursorIn, sortIn, withoutFilters, withValues } from '../../../features/results/index.ts'
import type { CarSearch, CarsFound } from '../cars-api.ts'

/** The orders of a list, each with what it ranks by. */
export const SORTS = [
  { value: 'recommended', label: say`Recommended`, how: say`Ranked by price, company score and distance to the desk.` },
  { value: 'price', label: say`Price, lowest first`, how: say`Ranked by total price.` },
  { value: 'score', label: say`Company score`, how: say`Ranked by the rental company's score.` },
  { value: 'size', label: say`Size`, how: say`Ranked by seats and bags, largest first.` },
] as const
export type Sort = (typeof SORTS)[number]['value']

const DESKS = ['terminal', 'shuttle', 'town'] as const
export const PAGE_SIZE = 25

/** The order that an address asks for. */
export const sortOf = (query: URLSearchParams): Sort => sortIn(query, SORTS)

/** What narrows and orders the list, as an address says it. What cannot be read narrows nothing. */
export function parseSearch(query: URLSearchParams): CarSearch {
  const sort = SORTS.find(({ value }) => value === query.get('sort'))?.value
  const seats = Number(query.get('seats'))
  const payment = query.get('pay')
  const desks = DESKS.filter((each) => query.getAll('desk').includes(each))
  const [classes, companies] = ['class', 'company'].map((name) => query.getAll(name).filter(Boolean).slice(0, 30)) as [string[], string[]]
  return {
    filters: {
      ...(classes.length > 0 && { categories: classes }),
      ...(companies.length > 0 && { suppliers: companies }),
      ...(desks.length > 0 && { desks }),
      ...(query.get('automatic') === '1' && { automatic: true }),
      ...(query.get('electric') === '1' && { electric: true }),
      ...(query.get('unlimited') === '1' && { unlimited_mileage: true }),
      ...(query.get('full') === '1' && { full_to_full: true }),
      ...(Number.isInteger(seats) && seats >= 2 && seats <= 9 && { seats_min: seats }),
      ...((payment === 'now' || payment === 'later') && { payment }),
    },
    ...(sort && { sort }),
    ...cursorIn(query),
  }
}

const LISTS = { class: 'categories', company: 'suppliers', desk: 'desks' } as const
export type ListName = keyof typeof LISTS

/** The boxes that are ticked or not, with their words. */
export const BOXES = {
  automatic: { label: say`Automatic`, facet: 'automatic' },
  electric: { label: say`Electric`, facet: 'electric' },
  unlimited: { label: say`Unlimited mileage`, facet: 'unlimited_mileage' },
  full: { label: say`Full-to-full fuel`, facet: 'full_to_full' },
} as const
export const PAYMENTS = { now: say`Pay now`, later: say`Pay at the counter` } as const

const NAMES = [...Object.keys(LISTS), ...Object.keys(BOXES), 'seats', 'pay']

/** How many filters narrow the list: each kind counts once. An empty field, as a form without scripts sends it, narrows nothing. */
export const countFilters = (query: URLSearchParams): number => Object.keys(parseSearch(query).filters ?? {}).length

/** The query without what narrows the list. */
export const widened = (query: URLSearchParams): string => withoutFilters(query, NAMES)

/** Every filter that narrows the list, each to be taken away alone. */
export function activeFilters(query: URLSearchParams, facets: CarsFound['facets']): readonly ActiveFilter[] {
  const lists = activeValues(query, LISTS, facets)
  const boxes = Object.entries(BOXES).filter(([name]) => query.get(name) === '1')
  const { filters = {} } = parseSearch(query)
  return [
    ...lists,
    ...boxes.map(([name, { label }]) => ({ label, without: withValues(query, name, []) })),
    ...(filters.seats_min ? [{ label: say`${filters.seats_min} seats or more`, without: withValues(query, 'seats', []) }] : []),
    ...(filters.payment ? [{ label: PAYMENTS[filters.payment], without: withValues(query, 'pay', []) }] : []),
  ]
}
