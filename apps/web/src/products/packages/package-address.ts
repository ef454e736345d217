import type { ChosenPart } from '@sojourn/contracts'
import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { plural, say } from '@sojourn/i18n'
import { addDays, type Day, isDay } from '@sojourn/kernel'
import { pastDayText } from '../../lib/form/day-faults.ts'
import { lengthFaultText } from '../../lib/form/typed-faults.ts'
import { ONE_ROOM, type Party, parseRooms, printRooms } from '../../lib/rooms.ts'

/** A search for packages as an address shows it: from an airport or a city with several, to a destination. */
export interface TripSearch {
  readonly from: string
  readonly to: string
  readonly leave: Day
  readonly back: Day
  readonly rooms: readonly Party[]
  /** Checked bags of each who has a seat. */
  readonly bags: number
}

/** What an address says, right or wrong: a form begins with it. */
export interface GivenTrip extends Omit<TripSearch, 'leave' | 'back'> {
  readonly leave: Day | null
  readonly back: Day | null
}

export type TripField = 'from' | 'to' | 'leave' | 'back' | 'rooms'
export type TripErrors = Partial<Record<TripField, string>>

export const LIMITS = { bags: 3, nights: 30 } as const
const PLACE_LENGTH_MAX = 80
const USUAL_NIGHTS = 7
const DAY_MS = 86_400_000

/** Days to begin with: six weeks from now, for a week. */
export const usualLeave = (earliest: Day): Day => addDays(earliest, 42)
export const usualBack = (leave: Day): Day => addDays(leave, USUAL_NIGHTS)

const nightsBetween = (from: Day, until: Day): number => Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS)

const dayOrNull = (text: string | null): Day | null => (text && isDay(text) ? text : null)

/** The last of its values: a list without scripts comes after the hidden field of the same name. */
const lastOf = (query: URLSearchParams, name: string): string => query.getAll(name).at(-1) ?? ''

/** Reads the search of an address; `earliest` is the first day a trip begins on. What is missing or wrong is reported at its field; what is right is used. */
export function parseTrip(
  query: URLSearchParams,
  earliest: Day,
): { readonly given: GivenTrip; readonly search: TripSearch | null; readonly errors: TripErrors } {
  const [from, to] = [query.get('from')?.trim() ?? '', query.get('to')?.trim() ?? '']
  const [leave, back] = [dayOrNull(query.get('leave')), dayOrNull(query.get('return'))]
  const roomsText = lastOf(query, 'rooms')
  const rooms = roomsText ? parseRooms(roomsText) : ONE_ROOM
  const bagsText = lastOf(query, 'bags')
  const bags = /^\d$/.test(bagsText) ? Math.min(LIMITS.bags, Number(bagsText)) : 0
  const errors: TripErrors = {
    ...fault('from', lengthFaultText(from, PLACE_LENGTH_MAX) ?? (from ? null : say`Enter where you leave from.`)),
    ...fault('to', lengthFaultText(to, PLACE_LENGTH_MAX) ?? (to ? null : say`Enter where you want to go.`)),
    ...fault('leave', leaveFault(leave, earliest)),
    ...fault('back', backFault(leave, back)),
    ...fault('rooms', rooms ? null : say`Enter who travels, room by room.`),
  }
  const given: GivenTrip = { from, to, leave, back, rooms: rooms ?? ONE_ROOM, bags }
  const isWhole = Object.keys(errors).length === 0
  return { given, search: isWhole && leave && back && rooms ? { from, to, leave, back, rooms, bags } : null, errors }
}

const fault = (field: TripField, text: string | null): TripErrors => (text === null ? {} : { [field]: text })

function leaveFault(leave: Day | null, earliest: Day): string | null {
  if (leave === null) return say`Choose a date.`
  return pastDayText(leave, earliest)
}

function backFault(leave: Day | null, back: Day | null): string | null {
  if (back === null) return say`Choose a return date.`
  if (leave === null) return null
  const nights = nightsBetween(leave, back)
  if (nights < 1) return say`Come back a day later or more: a package has a night in it.`
  return nights > LIMITS.nights ? say`A package has up to ${plural(LIMITS.nights, { one: '# night', other: '# nights' })}. Choose an earlier return.` : null
}

export const nightsOf = ({ leave, back }: Pick<TripSearch, 'leave' | 'back'>): number => nightsBetween(leave, back)

export const travellersIn = (rooms: readonly Party[]): number => rooms.reduce((sum, { adults, children }) => sum + adults + children.length, 0)

/** The parameters of a search, in the order a person reads them. */
export function tripQuery({ from, to, leave, back, rooms, bags }: TripSearch): URLSearchParams {
  const query = new URLSearchParams({ from, to, leave, return: back, rooms: printRooms(rooms) })
  if (bags > 0) query.set('bags', String(bags))
  return query
}

/** Readable as written: "2,5|1" in place of its codes. */
const printQuery = (query: URLSearchParams): string => query.toString().replaceAll('%2C', ',').replaceAll('%7C', '|')

export const tripResultsHref = (search: TripSearch): string => `${PRODUCT_PAGES.PKG.results}?${printQuery(tripQuery(search))}`

/** The form with a place to go to. */
export const placeHref = (placeId: string): string => `${PRODUCT_PAGES.PKG.landing}?place=${encodeURIComponent(placeId)}`

const PART = 'part'
const PARTS_MOST = 12
const PART_TEXT = /^([a-z]{1,12}):([A-Z]{2,4}):(\{.*\})$/

/** A part as an address has it: `stay:HLT:{…}`. */
const printPart = ({ role, product, fields }: ChosenPart): string => `${role}:${product}:${JSON.stringify(fields)}`

const ROLES: readonly ChosenPart['role'][] = ['flight', 'stay', 'transfer', 'car', 'activity']

function readPart(text: string): ChosenPart | null {
  const [, roleText, product = '', json = ''] = PART_TEXT.exec(text) ?? []
  const role = ROLES.find((each) => each === roleText)
  if (!role) return null
  try {
    return { role, product: product as ChosenPart['product'], fields: JSON.parse(json) as ChosenPart['fields'] }
  } catch {
    return null
  }
}

/** The parts that an address chose; null where one of them is none. */
export function partsIn(query: URLSearchParams): readonly ChosenPart[] | null {
  const parts = query.getAll(PART).slice(0, PARTS_MOST).map(readPart)
  return parts.includes(null) ? null : (parts as readonly ChosenPart[])
}

/** The page of one package, by its search and its parts. */
export function packageHref(search: TripSearch, parts: readonly ChosenPart[]): string {
  const query = tripQuery(search)
  for (const part of parts) query.append(PART, printPart(part))
  return `${PRODUCT_PAGES.PKG.details}?${printQuery(query)}`
}

/** What every call of packages is asked with. */
export const tripAsk = ({ from, to, leave, back, rooms, bags }: TripSearch) => ({
  from,
  to,
  leave,
  return: back,
  rooms: rooms.map(({ adults, children }) => ({ adults, children: [...children] })),
  bags,
})
