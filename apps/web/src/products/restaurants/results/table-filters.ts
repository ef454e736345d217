import { say } from '@sojourn/i18n'
import { type ActiveFilter, activeValues, cursorIn, sortIn, withoutFilters, withValues } from '../../../features/results/index.ts'
import type { Area, RestaurantsFound, TableListing } from '../tables-api.ts'

/** The orders of a list, each with what it ranks by. */
export const SORTS = [
  { value: 'recommended', label: say`Recommended`, how: say`Ranked by score and how near a free table is to your time; no place is paid for.` },
  { value: 'price', label: say`Price, lowest first`, how: say`Ranked by what a person spends.` },
  { value: 'score', label: say`Score, highest first`, how: say`Ranked by score.` },
  { value: 'nearest', label: say`Distance`, how: say`Ranked by distance from the place you searched.` },
] as const
export type Sort = (typeof SORTS)[number]['value']

const AREAS: readonly Area[] = ['inside', 'terrace', 'bar']
export const PAGE_SIZE = 25

/** The order that an address asks for. */
export const sortOf = (query: URLSearchParams): Sort => sortIn(query, SORTS)

/** What narrows and orders the list, as an address says it. What cannot be read narrows nothing. */
export function parseListing(query: URLSearchParams): TableListing {
  const sort = SORTS.find(({ value }) => value === query.get('sort'))?.value
  const areas = AREAS.filter((each) => query.getAll('area').includes(each))
  const [cuisines, districts] = ['cuisine', 'district'].map((name) => query.getAll(name).filter(Boolean).slice(0, 30)) as [string[], string[]]
  const levels = query
    .getAll('level')
    .map(Number)
    .filter((level) => Number.isInteger(level) && level >= 1 && level <= 4)
  return {
    filters: {
      ...(cuisines.length > 0 && { cuisines }),
      ...(levels.length > 0 && { levels }),
      ...(areas.length > 0 && { areas }),
      ...(districts.length > 0 && { districts }),
      ...(query.get('menu') === '1' && { set_menu: true }),
      ...(query.get('no_card') === '1' && { no_card: true }),
      ...(query.get('free') === '1' && { free: true }),
    },
    ...(sort && { sort }),
    ...cursorIn(query),
  }
}

const LISTS = { cuisine: 'cuisines', level: 'levels', area: 'areas', district: 'districts' } as const
export type ListName = keyof typeof LISTS

/** The boxes that are ticked or not, with their words. */
export const BOXES = {
  free: { label: say`Table free around your time`, facet: 'free' },
  no_card: { label: say`No card needed`, facet: 'no_card' },
  menu: { label: say`Set menu`, facet: 'set_menu' },
} as const

const LEVELS: Readonly<Record<string, string>> = { 1: say`Everyday`, 2: say`Mid-range`, 3: say`Upscale`, 4: say`Fine dining` }
/** What a level of prices is called. */
export const levelText = (level: string): string => LEVELS[level] ?? level

const NAMES = [...Object.keys(LISTS), ...Object.keys(BOXES)]

/** How many filters narrow the list: each kind counts once. */
export const countFilters = (query: URLSearchParams): number => Object.keys(parseListing(query).filters ?? {}).length

/** The query without what narrows the list. */
export const widened = (query: URLSearchParams): string => withoutFilters(query, NAMES)

/** Every filter that narrows the list, each to be taken away alone. */
export function activeFilters(query: URLSearchParams, facets: RestaurantsFound['facets']): readonly ActiveFilter[] {
  const levels = facets.levels.map(({ value, ...facet }) => ({ ...facet, value, label: levelText(value) }))
  const lists = activeValues(query, LISTS, { ...facets, levels })
  const boxes = Object.entries(BOXES).filter(([name]) => query.get(name) === '1')
  return [...lists, ...boxes.map(([name, { label }]) => ({ label, without: withValues(query, name, []) }))]
}
