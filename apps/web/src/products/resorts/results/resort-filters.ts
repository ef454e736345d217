import { say } from '@sojourn/i18n'
import { KINDS } from '../resort-words.ts'
import type { WeeksFound } from '../resorts-api.ts'

/** The orders of both lists, each with what it ranks by. */
export const WEEK_SORTS = [
  { value: 'recommended', label: say`Recommended`, how: say`Ranked by what guests say and by how many weeks there are.` },
  { value: 'price', label: say`Price, lowest first`, how: say`Ranked by the cheapest week.` },
  { value: 'power', label: say`Trading power, lowest first`, how: say`Ranked by the exchange that takes least.` },
  { value: 'score', label: say`Guest score`, how: say`Ranked by what guests say.` },
] as const
export const STAY_SORTS = [
  { value: 'recommended', label: say`Recommended`, how: say`Ranked by what guests say.` },
  { value: 'price', label: say`Price, lowest first`, how: say`Ranked by total price.` },
  { value: 'score', label: say`Guest score`, how: say`Ranked by what guests say.` },
] as const

export const BYS = { cash: say`For money`, exchange: say`In exchange` } as const
type Kind = WeeksFound['facets']['kinds'][number]['value']
const ALL_KINDS: readonly Kind[] = ['coast', 'island', 'alpine', 'golf']

/** What narrows and orders a list, as an address says it. What cannot be read narrows nothing. */
export function parseNarrowed(query: URLSearchParams) {
  const kinds = ALL_KINDS.filter((kind) => query.getAll('kind').includes(kind))
  const by = (['cash', 'exchange'] as const).find((each) => each === query.get('by'))
  const sort = WEEK_SORTS.find(({ value }) => value === query.get('sort'))?.value
  const cursor = query.get('cursor')
  return { ...(kinds.length > 0 && { kinds }), ...(by && { by }), ...(sort && { sort }), ...(cursor && /^\d{1,4}$/.test(cursor) && { cursor }) }
}

const NAMES = ['kind', 'by']
const fromTheTop = (query: URLSearchParams): URLSearchParams => {
  const rest = new URLSearchParams(query)
  rest.delete('cursor')
  return rest
}

/** The query with other values of one name, from the first page. */
export function withValues(query: URLSearchParams, name: string, values: readonly string[]): string {
  const rest = fromTheTop(query)
  rest.delete(name)
  for (const value of values) if (value) rest.append(name, value)
  return rest.toString()
}

export function widened(query: URLSearchParams): string {
  const rest = fromTheTop(query)
  for (const name of NAMES) rest.delete(name)
  return rest.toString()
}

/** Every filter in use, with the query without it. */
export function activeFilters(query: URLSearchParams): readonly { readonly label: string; readonly without: string }[] {
  const { kinds = [], by } = parseNarrowed(query)
  const others = (kind: Kind) =>
    withValues(
      query,
      'kind',
      kinds.filter((one) => one !== kind),
    )
  return [...kinds.map((kind) => ({ label: KINDS[kind], without: others(kind) })), ...(by ? [{ label: BYS[by], without: withValues(query, 'by', []) }] : [])]
}
