import { say } from '@sojourn/i18n'
import { type ActiveFilter, activeValues, cursorIn, sortIn, withoutFilters, withValues } from '../../../features/results/index.ts'
import type { TransferSearch, TransfersFound } from '../transfers-api.ts'

/** The orders of a list, each with what it ranks by. */
export const SORTS = [
  { value: 'recommended', label: say`Recommended`, how: say`Ranked by price, the time it takes at most, company score and carbon.` },
  { value: 'price', label: say`Price, lowest first`, how: say`Ranked by total price.` },
  { value: 'duration', label: say`Duration`, how: say`Ranked by the usual time it takes.` },
  { value: 'carbon', label: say`Carbon`, how: say`Ranked by what it emits for your party.` },
] as const
export type Sort = (typeof SORTS)[number]['value']

const KINDS = ['private', 'shared', 'taxi', 'coach', 'rail', 'boat', 'seaplane'] as const
export const PAGE_SIZE = 25

/** The order that an address asks for. */
export const sortOf = (query: URLSearchParams): Sort => sortIn(query, SORTS)

/** What narrows and orders the list, as an address says it. What cannot be read narrows nothing. */
export function parseSearch(query: URLSearchParams): TransferSearch {
  const sort = SORTS.find(({ value }) => value === query.get('sort'))?.value
  const kinds = KINDS.filter((each) => query.getAll('kind').includes(each))
  const companies = query.getAll('company').filter(Boolean).slice(0, 30)
  return {
    filters: {
      ...(kinds.length > 0 && { kinds }),
      ...(companies.length > 0 && { companies }),
      ...(query.get('free') === '1' && { free_cancellation: true }),
    },
    ...(sort && { sort }),
    ...cursorIn(query),
  }
}

const LISTS = { kind: 'kinds', company: 'companies' } as const
export type ListName = keyof typeof LISTS
export const FREE = say`Free cancellation`

const NAMES = [...Object.keys(LISTS), 'free']

/** How many filters narrow the list: each kind counts once. */
export const countFilters = (query: URLSearchParams): number => Object.keys(parseSearch(query).filters ?? {}).length

/** The query without what narrows the list. */
export const widened = (query: URLSearchParams): string => withoutFilters(query, NAMES)

/** Every filter that narrows the list, each to be taken away alone. */
export function activeFilters(query: URLSearchParams, facets: TransfersFound['facets']): readonly ActiveFilter[] {
  const lists = activeValues(query, LISTS, facets)
  return [...lists, ...(query.get('free') === '1' ? [{ label: FREE, without: withValues(query, 'free', []) }] : [])]
}
