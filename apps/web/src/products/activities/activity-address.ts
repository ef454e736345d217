import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { addDays, type Day, isDay } from '@sojourn/kernel'
import { pastDayText } from '../../lib/form/day-faults.ts'
import { lengthFaultText } from '../../lib/form/typed-faults.ts'

/** Who comes. */
export interface Party {
  readonly adults: number
  readonly seniors: number
  /** Ages on the day. */
  readonly children: readonly number[]
}

/** Hours of a day by the clock of the place, in which all of it must be; an end that is left out is open. */
export interface Hours {
  readonly after?: string
  readonly before?: string
}

/** What is searched for, as an address shows it. */
export interface Outing extends Party, Hours {
  readonly place: string
  readonly from: Day
  readonly to: Day
}

export type OutingField = 'place' | 'from' | 'to' | 'party'
export type OutingErrors = Partial<Record<OutingField, string>>

export const LIMITS = { adults: 20, children: 12, childAge: 17 } as const
export const USUAL_PARTY: Party = { adults: 2, seniors: 0, children: [] }
/** The most days that are searched at once. */
export const DAYS_MOST = 31
const PLACE_LENGTH_MAX = 80

/** Days to begin with: three, two weeks from now. */
export const usualDays = (earliest: Day): Pick<Outing, 'from' | 'to'> => ({ from: addDays(earliest, 14), to: addDays(earliest, 16) })

const countOf = (text: string | null, usual: number): number => (text === null || text === '' ? usual : /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN)

function readParty(query: URLSearchParams): Party | null {
  const adults = countOf(query.get('adults'), USUAL_PARTY.adults)
  const seniors = countOf(query.get('seniors'), 0)
  const children = (query.get('children') ?? '')
    .split(',')
    .filter(Boolean)
    .map((age) => countOf(age, 0))
  const areCounts = [adults, seniors].every((count) => count >= 0 && count <= LIMITS.adults)
  const areAges = children.length <= LIMITS.children && children.every((age) => age >= 0 && age <= LIMITS.childAge)
  return areCounts && areAges && adults + seniors + children.length > 0 ? { adults, seniors, children } : null
}

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/

/** The hours that an address asks for. What cannot be read, or ends before it begins, narrows nothing. */
export function readHours(query: URLSearchParams): Hours {
  const [after, before] = ['after', 'before'].map((name) => query.get(name) ?? '').map((text) => (CLOCK.test(text) ? text : undefined))
  if (after && before && before <= after) return {}
  return { ...(after && { after }), ...(before && { before }) }
}

const fault = (field: OutingField, text: string | null): OutingErrors => (text === null ? {} : { [field]: text })

/** Reads what an address searches for; `earliest` is the first day, by the clock of its place. What is missing or wrong is reported at its field; what is right is used. */
export function parseOuting(
  query: URLSearchParams,
  earliest: Day,
): { readonly given: Partial<Outing>; readonly outing: Outing | null; readonly errors: OutingErrors } {
  const place = (query.get('place') ?? '').trim()
  const [first, last] = ['from', 'to'].map((name) => query.get(name) ?? '') as [string, string]
  const from = isDay(first) ? first : null
  const to = isDay(last) ? last : null
  const party = readParty(query)
  const tooLong = lengthFaultText(place, PLACE_LENGTH_MAX)
  const errors: OutingErrors = {
    ...(!place && { place: say`Enter a city or region.` }),
    ...(tooLong && { place: tooLong }),
    ...fault('from', from ? pastDayText(from, earliest) : say`Choose a first day.`),
    ...(!to && { to: say`Choose a last day.` }),
    ...(from && to && to < from && { to: say`The last day can't be before the first.` }),
    ...(from && to && to > addDays(from, DAYS_MOST - 1) && { to: say`Choose ${DAYS_MOST} days at most.` }),
    ...(!party && { party: say`Say who is coming, at least one person.` }),
  }
  const given = { place, ...(from && { from }), ...(to && { to }), ...party }
  const whole = Object.keys(errors).length === 0 && from && to && party
  return { given, outing: whole ? { place, from, to, ...party, ...readHours(query) } : null, errors }
}

/** The parameters of a search, in the order a person reads them. */
export function outingQuery({ place, from, to, adults, seniors, children, after, before }: Outing): URLSearchParams {
  const query = new URLSearchParams({ place, from, to, adults: String(adults) })
  if (seniors > 0) query.set('seniors', String(seniors))
  if (children.length > 0) query.set('children', children.join(','))
  if (after) query.set('after', after)
  if (before) query.set('before', before)
  return query
}

export const addressOf = (path: string, query: URLSearchParams): string =>
  `${path}?${query.toString().replaceAll('%3A', ':').replaceAll('%2C', ',').replaceAll('%40', '@')}`

export const resultsHref = (outing: Outing): string => addressOf(PRODUCT_PAGES.ACT.results, outingQuery(outing))

/** What there is to do in a city on some days, for two. */
export const cityHref = (place: string, days: Pick<Outing, 'from' | 'to'>): string => resultsHref({ ...days, place, ...USUAL_PARTY })

/** The page of one activity, with one of its departures where one is chosen. */
export function activityHref(activityId: string, outing: Outing, session?: string): string {
  const query = outingQuery(outing)
  query.set('activity', activityId)
  if (session) query.set('session', session)
  return addressOf(PRODUCT_PAGES.ACT.details, query)
}

/** What the calls of activities are asked with. */
export const askOf = ({ from, to, after, before, ...party }: Outing) => ({ from, to, ...(after && { after }), ...(before && { before }), ...partyAsk(party) })
export const partyAsk = ({ adults, seniors, children }: Party) => ({ adults, seniors, children: [...children] })
