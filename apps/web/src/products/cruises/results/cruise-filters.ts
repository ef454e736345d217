import { say } from '@sojourn/i18n'
import { type ActiveFilter, activeValues, cursorIn, sortIn, withoutFilters, withValues } from '../../../features/results/index.ts'
import { KINDS } from '../cruise-address.ts'
import type { CruiseAsk, CruisesFound } from '../cruises-api.ts'

/** The orders of a list, each with what it ranks by. */
export const SORTS = [
  {
    value: 'recommended',
    label: say`Recommended`,
    how: say`Ranked by price for each night, hours ashore and the age of the ship, the best departure of each route first.`,
  },
  { value: 'price', label: say`Price, lowest first`, how: say`Ranked by total price.` },
  { value: 'price_per_night', label: say`Price a night, lowest first`, how: say`Ranked by price for each night.` },
  { value: 'date', label: say`Departure, earliest first`, how: say`Ranked by departure.` },
  { value: 'nights', label: say`Length, shortest first`, how: say`Ranked by how many nights it takes.` },
] as const
export type Sort = (typeof SORTS)[number]['value']

export const PAGE_SIZE = 20

/** The order that an address asks for. */
export const sortOf = (query: URLSearchParams): Sort => sortIn(query, SORTS)

type Filters = NonNullable<CruiseAsk['filters']>
const LENGTHS = ['short', 'week', 'long'] as const
const REGIONS: readonly NonNullable<Filters['regions']>[number][] = [
  'mediterranean',
  'northern-europe',
  'rivers',
  'atlantic',
  'caribbean',
  'north-america',
  'south-america',
  'arabia',
  'asia',
  'pacific',
  'indian-ocean',
]

/** Lists of an address with the facet that counts each. */
const LISTS = { region: 'regions', line: 'lines', kind: 'kinds', length: 'lengths', from_port: 'from_ports', ship: 'ships' } as const
export type ListName = keyof typeof LISTS

/** The boxes that are ticked or not, with their words. */
export const BOXES = {
  round_trip: say`Round-trip cruise`,
  no_tenders: say`No tender ports`,
} as const
export type BoxName = keyof typeof BOXES

const NAMES = [...Object.keys(LISTS), ...Object.keys(BOXES)]
const MOST = 30

/** What narrows and orders the list, as an address says it. What cannot be read narrows nothing. */
export function parseSearch(query: URLSearchParams): Pick<CruiseAsk, 'filters' | 'sort' | 'cursor'> {
  const sort = SORTS.find(({ value }) => value === query.get('sort'))?.value
  const all = (name: ListName) => query.getAll(name).filter(Boolean).slice(0, MOST)
  const among = <Value extends string>(name: ListName, values: readonly Value[]) => values.filter((value) => all(name).includes(value))
  const [lines, ships, ports] = [all('line'), all('ship'), all('from_port')]
  const [kinds, lengths, regions] = [among('kind', KINDS), among('length', LENGTHS), among('region', REGIONS)]
  return {
    filters: {
      ...(regions.length > 0 && { regions }),
      ...(lines.length > 0 && { lines }),
      ...(ships.length > 0 && { ships }),
      ...(kinds.length > 0 && { kinds }),
      ...(lengths.length > 0 && { lengths }),
      ...(ports.length > 0 && { from_ports: ports }),
      ...(query.get('no_tenders') === '1' && { no_tenders: true }),
      ...(query.get('round_trip') === '1' && { round_trip: true }),
    },
    ...(sort && { sort }),
    ...cursorIn(query),
  }
}

/** How many filters narrow the list: each kind counts once. */
export const countFilters = (query: URLSearchParams): number => Object.keys(parseSearch(query).filters ?? {}).length

/** The query without what narrows the list. */
export const widened = (query: URLSearchParams): string => withoutFilters(query, NAMES)

/** Every filter that narrows the list, each to be taken away alone. */
export function activeFilters(query: URLSearchParams, facets: CruisesFound['facets']): readonly ActiveFilter[] {
  const boxes = (Object.keys(BOXES) as BoxName[]).filter((name) => query.get(name) === '1')
  return [...activeValues(query, LISTS, facets), ...boxes.map((name) => ({ label: BOXES[name], without: withValues(query, name, []) }))]
}
