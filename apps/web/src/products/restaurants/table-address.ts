import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { addDays, type Day, isDay } from '@sojourn/kernel'
import { pastDayText } from '../../lib/form/day-faults.ts'
import { lengthFaultText } from '../../lib/form/typed-faults.ts'

/** A table as an address looks for it: a place by its id, a time by the clock there. */
export interface TableSearch {
  readonly place: string
  readonly day: Day
  readonly time: string
  readonly party: number
}

export type TableField = 'place' | 'day' | 'time' | 'party'
export type TableErrors = Partial<Record<TableField, string>>

export const USUAL = { time: '20:00', party: 2 } as const
export const PARTY_MOST = 16
/** The longest text of a place that is looked up. */
const PLACE_LENGTH_MAX = 80
const TIME = /^([01]\d|2[0-3]):(00|15|30|45)$/

/** A day to begin with: two weeks from the first there is. */
export const usualDay = (earliest: Day): Day => addDays(earliest, 14)

const fault = (field: TableField, text: string | null): TableErrors => (text === null ? {} : { [field]: text })

/** Reads what an address asks for; `earliest` is the first day, by the clock of the place. What is missing or wrong is reported at its field; what is right is used. */
export function parseTable(
  query: URLSearchParams,
  earliest: Day,
): { readonly given: Partial<TableSearch>; readonly search: TableSearch | null; readonly errors: TableErrors } {
  const place = (query.get('place') ?? '').trim()
  const [day, time] = [query.get('day') ?? '', query.get('time') ?? USUAL.time]
  const party = Number(query.get('party') ?? USUAL.party)
  const tooLong = lengthFaultText(place, PLACE_LENGTH_MAX)
  const isParty = Number.isInteger(party) && party >= 1 && party <= PARTY_MOST
  const errors: TableErrors = {
    ...(!place && { place: say`Enter a city.` }),
    ...(tooLong && { place: tooLong }),
    ...fault('day', isDay(day) ? pastDayText(day, earliest) : say`Choose a date.`),
    ...(!TIME.test(time) && { time: say`Choose a time on the quarter hour.` }),
    ...(!isParty && { party: say`Tables are for 1 to ${PARTY_MOST} people.` }),
  }
  const given = { place, time: TIME.test(time) ? time : USUAL.time, party: isParty ? party : USUAL.party, ...(isDay(day) && { day }) }
  return { given, search: Object.keys(errors).length === 0 && isDay(day) ? { ...given, day } : null, errors }
}

/** The parameters of a search, in the order a person reads them. */
export const tableQuery = ({ place, day, time, party }: TableSearch): URLSearchParams => new URLSearchParams({ place, day, time, party: String(party) })

export const addressOf = (path: string, query: URLSearchParams | string): string => `${path}?${query.toString().replaceAll('%3A', ':')}`

export const tableResultsHref = (search: TableSearch): string => addressOf(PRODUCT_PAGES.RES.results, tableQuery(search))

/** The restaurants of a city for an evening, at the usual time for two. */
export const cityHref = (place: string, day: Day): string => tableResultsHref({ place, day, ...USUAL })

/** What is chosen on the page of a restaurant. */
export interface TableChoice {
  /** The time: `20:15`; left out where none is chosen yet. */
  readonly at?: string | undefined
  readonly area?: string | undefined
}

/** The page of one restaurant for a search, with the time that was chosen. */
export function restaurantHref(restaurantId: string, search: TableSearch, { at, area }: TableChoice = {}): string {
  const query = tableQuery(search)
  query.set('restaurant', restaurantId)
  if (at) query.set('at', at)
  if (area) query.set('area', area)
  return addressOf(PRODUCT_PAGES.RES.details, query)
}

export const dayBefore = (search: TableSearch): TableSearch => ({ ...search, day: addDays(search.day, -1) })
export const dayAfter = (search: TableSearch): TableSearch => ({ ...search, day: addDays(search.day, 1) })
