import { commaText, say } from '@sojourn/i18n'
import { type ActiveFilter, activeValues, cursorIn, sortIn, withoutFilters, withValues } from '../../../features/results/index.ts'
import { scoreText } from '../../../lib/score.ts'
import { starsText } from '../../../ui/stars.tsx'
import type { PackageFilters, PackagesFound } from '../packages-api.ts'

/** The orders of a list, each with what it ranks by. */
export const SORTS = [
  { value: 'best', label: say`Best`, how: say`Ranked by price, hours of the flights, stops and guests' scores.` },
  { value: 'price', label: say`Price, lowest first`, how: say`Ranked by total price.` },
  { value: 'saving', label: say`Saving, highest first`, how: say`Ranked by what you save against the single prices.` },
  { value: 'score', label: say`Guests' score`, how: say`Ranked by the scores guests gave.` },
] as const
export type Sort = (typeof SORTS)[number]['value']
export const PAGE_SIZE = 20

export const sortOf = (query: URLSearchParams): Sort => sortIn(query, SORTS)

/** What a list has once: each place to stay with the flights that suit it, each flight with the place that suits it, or every pair. */
export const EACH = [
  { value: 'stay', label: say`Each hotel once` },
  { value: 'flight', label: say`Each flight once` },
  { value: 'pair', label: say`All combinations` },
] as const
export type Each = (typeof EACH)[number]['value']

export const eachOf = (query: URLSearchParams): Each => EACH.find(({ value }) => value === query.get('each'))?.value ?? EACH[0].value

/** When a flight leaves, in hours of the local day. */
export const HOURS = [
  { value: '0-6', label: say`Before 6:00` },
  { value: '6-12', label: say`6:00 to 12:00` },
  { value: '12-18', label: say`12:00 to 18:00` },
  { value: '18-24', label: say`After 18:00` },
] as const
export const HOUR_NAMES = ['out_departs', 'back_departs'] as const
export type HourName = (typeof HOUR_NAMES)[number]
const HOUR_TITLES: Readonly<Record<HourName, string>> = { out_departs: say`Flight there departs`, back_departs: say`Flight back departs` }
export const hourTitle = (name: HourName): string => HOUR_TITLES[name]

/** Lists of boxes, by their names in an address and the facets that have their words. */
const LISTS = { district: 'districts', meal: 'meals', amenity: 'amenities', airline: 'airlines' } as const
export type ListName = keyof typeof LISTS

export const SCORES = ['9', '8', '7'] as const

const hoursIn = (query: URLSearchParams, name: HourName) => {
  const value = HOURS.find((each) => each.value === query.get(name))?.value
  if (!value) return null
  const [from, to] = value.split('-').map(Number)
  return { from: from!, to: to! }
}

const valuesOf = (query: URLSearchParams, name: string): string[] => query.getAll(name).filter(Boolean).slice(0, 30)

const listIn = (query: URLSearchParams, name: ListName, field: string) => {
  const values = valuesOf(query, name)
  return values.length > 0 ? { [field]: values } : {}
}

const starsIn = (query: URLSearchParams): number[] => valuesOf(query, 'stars').flatMap((text) => (/^[1-5]$/.test(text) ? [Number(text)] : []))
const scoreIn = (query: URLSearchParams): number | null => {
  const score = SCORES.find((each) => each === query.get('score'))
  return score ? Number(score) : null
}
const stopsIn = (query: URLSearchParams): number | null => (/^[01]$/.test(query.get('stops') ?? '') ? Number(query.get('stops')) : null)

/** Of both ways: nothing said of the way there is any hour of it. */
const departsIn = (query: URLSearchParams) => {
  const both = [hoursIn(query, 'out_departs'), hoursIn(query, 'back_departs')]
  return both.every((each) => each === null) ? {} : { departs: both[1] === null ? both.slice(0, 1) : both }
}

export function parseSearch(query: URLSearchParams): PackageFilters {
  const [stars, score, stops] = [starsIn(query), scoreIn(query), stopsIn(query)]
  const [sort, each] = [sortOf(query), eachOf(query)]
  return {
    filters: {
      stay: {
        ...(stars.length > 0 && { stars }),
        ...(score !== null && { score_min: score }),
        ...listIn(query, 'district', 'districts'),
        ...listIn(query, 'meal', 'meals'),
        ...listIn(query, 'amenity', 'amenities'),
        ...(query.get('free') === '1' && { free_cancellation: true }),
      },
      flight: { ...(stops !== null && { stops_max: stops }), ...listIn(query, 'airline', 'airlines'), ...departsIn(query) },
    },
    ...(sort !== 'best' && { sort }),
    ...(each !== 'stay' && { each }),
    ...cursorIn(query),
  }
}

const NAMES = ['stars', 'score', 'free', 'stops', ...Object.keys(LISTS), ...HOUR_NAMES]

/** How many filters narrow the list: each kind counts once. */
export const countFilters = (query: URLSearchParams): number => {
  const { filters } = parseSearch(query)
  return Object.keys(filters?.stay ?? {}).length + Object.keys(filters?.flight ?? {}).length
}

/** The query without what narrows the list. */
export const widened = (query: URLSearchParams): string => withoutFilters(query, NAMES)

/** Every filter that narrows the list, each to be taken away alone. */
export function activeFilters(query: URLSearchParams, { facets }: Pick<PackagesFound, 'facets'>): readonly ActiveFilter[] {
  const one = (name: string, label: string): ActiveFilter => ({ label, without: withValues(query, name, []) })
  const [stars, score, stops] = [starsIn(query), scoreIn(query), stopsIn(query)]
  const hours = HOUR_NAMES.flatMap((name) => {
    const label = HOURS.find(({ value }) => value === query.get(name))?.label
    return label ? [one(name, commaText([hourTitle(name), label]))] : []
  })
  return [
    ...(stars.length > 0 ? [one('stars', commaText(stars.map(starsText)))] : []),
    ...(score === null ? [] : [one('score', say`${scoreText(score)} or better`)]),
    ...(query.get('free') === '1' ? [one('free', say`Free cancellation`)] : []),
    ...(stops === null ? [] : [one('stops', stops === 0 ? say`Nonstop` : say`1 stop at most`)]),
    ...activeValues(query, LISTS, facets),
    ...hours,
  ]
}
