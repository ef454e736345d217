import { say } from '@sojourn/i18n'
import { type ActiveFilter, activeValues, cursorIn, sortIn, withoutFilters, withValues } from '../../../features/results/index.ts'
import type { ActivitiesFound, ActivitySearch } from '../activities-api.ts'
import { readHours } from '../activity-address.ts'
import { hoursText } from '../activity-words.ts'

/** The orders of a list, each with what it ranks by. */
export const SORTS = [
  { value: 'recommended', label: say`Recommended`, how: say`Ranked by score and how many travelers gave it.` },
  { value: 'price', label: say`Price, lowest first`, how: say`Ranked by total price.` },
  { value: 'score', label: say`Score, highest first`, how: say`Ranked by score.` },
  { value: 'length', label: say`Length, shortest first`, how: say`Ranked by how long it takes.` },
] as const
export type Sort = (typeof SORTS)[number]['value']

export const PAGE_SIZE = 20

/** The order that an address asks for. */
export const sortOf = (query: URLSearchParams): Sort => sortIn(query, SORTS)

const TIMES = ['morning', 'afternoon', 'evening'] as const
const LENGTHS = ['short', 'half_day', 'day'] as const
const LEVELS = ['easy', 'moderate', 'challenging'] as const

/** Lists of an address with the facet that counts each. */
const LISTS = { kind: 'categories', time: 'times', length: 'lengths', language: 'languages', level: 'levels' } as const
export type ListName = keyof typeof LISTS

/** The boxes that are ticked or not, with their words. */
export const BOXES = {
  free: { label: say`Free to cancel`, facet: 'free_cancellation' },
  private: { label: say`Can be private`, facet: 'private' },
  pickup: { label: say`Picked up where you stay`, facet: 'pickup' },
  step_free: { label: say`Step-free`, facet: 'step_free' },
} as const

const HOURS = ['after', 'before'] as const
const NAMES = [...HOURS, ...Object.keys(LISTS), ...Object.keys(BOXES)]
const MOST = 30

/** What narrows and orders the list, as an address says it. What cannot be read narrows nothing. */
export function parseSearch(query: URLSearchParams): ActivitySearch {
  const sort = SORTS.find(({ value }) => value === query.get('sort'))?.value
  const all = (name: ListName) => query.getAll(name).filter(Boolean).slice(0, MOST)
  const among = <Value extends string>(name: ListName, values: readonly Value[]) => values.filter((value) => all(name).includes(value))
  const [kinds, languages] = [all('kind'), all('language')]
  const [times, lengths, levels] = [among('time', TIMES), among('length', LENGTHS), among('level', LEVELS)]
  const ticked = (name: keyof typeof BOXES) => query.get(name) === '1'
  return {
    filters: {
      ...(kinds.length > 0 && { categories: kinds }),
      ...(times.length > 0 && { times }),
      ...(lengths.length > 0 && { lengths }),
      ...(languages.length > 0 && { languages }),
      ...(levels.length > 0 && { levels }),
      ...(ticked('free') && { free_cancellation: true }),
      ...(ticked('private') && { private: true }),
      ...(ticked('pickup') && { pickup: true }),
      ...(ticked('step_free') && { step_free: true }),
    },
    ...(sort && { sort }),
    ...cursorIn(query),
  }
}

/** How many filters narrow the list: each kind counts once. */
export const countFilters = (query: URLSearchParams): number => Object.keys(parseSearch(query).filters ?? {}).length + (hoursText(readHours(query)) ? 1 : 0)

/** The query without what narrows the list. */
export const widened = (query: URLSearchParams): string => withoutFilters(query, NAMES)

/** Every filter that narrows the list, each to be taken away alone. */
export function activeFilters(query: URLSearchParams, facets: ActivitiesFound['facets']): readonly ActiveFilter[] {
  const lists = activeValues(query, LISTS, facets)
  const boxes = Object.entries(BOXES).filter(([name]) => query.get(name) === '1')
  const hours = hoursText(readHours(query))
  return [
    ...(hours ? [{ label: hours, without: withoutFilters(query, HOURS) }] : []),
    ...lists,
    ...boxes.map(([name, { label }]) => ({ label, without: withValues(query, name, []) })),
  ]
}
