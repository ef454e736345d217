import { say } from '@sojourn/i18n'
import { type ActiveFilter, activeValues, cursorIn, sortIn, withoutFilters, withValues } from '../../../features/results/index.ts'
import type { Narrowed, TripsFound } from '../dreamtrips-api.ts'

/** The orders of a list, each with what it ranks by. */
export const SORTS = [
  { value: 'date', label: say`Date, soonest first`, how: say`Ranked by the day they begin.` },
  { value: 'price', label: say`Price, lowest first`, how: say`Ranked by total price.` },
  { value: 'length', label: say`Length, shortest first`, how: say`Ranked by how long they take.` },
] as const
type Sort = (typeof SORTS)[number]['value']

export const PAGE_SIZE = 20

export const sortOf = (query: URLSearchParams): Sort => sortIn(query, SORTS)

const THEMES = ['tastes', 'past', 'sea', 'outdoors', 'snow', 'desert', 'wild', 'slow'] as const
/** The list of an address with the facet that counts it. */
const LISTS = { theme: 'themes' } as const
const NAMES = ['theme', 'guaranteed']

/** What narrows and orders the list, as an address says it. What cannot be read narrows nothing. */
export function parseNarrowed(query: URLSearchParams): Narrowed {
  const themes = THEMES.filter((theme) => query.getAll('theme').includes(theme))
  return {
    filters: { ...(themes.length > 0 && { themes }), ...(query.get('guaranteed') === '1' && { guaranteed: true }) },
    sort: sortOf(query),
    ...cursorIn(query),
  }
}

/** How many filters narrow the list: each kind counts once. */
export const countFilters = (query: URLSearchParams): number => Object.keys(parseNarrowed(query).filters ?? {}).length

/** The query without what narrows the list. */
export const widened = (query: URLSearchParams): string => withoutFilters(query, NAMES)

/** Every filter that narrows the list, each to be taken away alone. */
export const activeFilters = (query: URLSearchParams, facets: TripsFound['facets']): readonly ActiveFilter[] => [
  ...activeValues(query, LISTS, facets),
  ...(query.get('guaranteed') === '1' ? [{ label: say`Guaranteed`, without: withValues(query, 'guaranteed', []) }] : []),
]
