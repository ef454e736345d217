import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { plural, say, semicolonText } from '@sojourn/i18n'
import { addDays, type Day, isDay } from '@sojourn/kernel'
import { pastDayText } from '../../lib/form/day-faults.ts'
import { lengthFaultText } from '../../lib/form/typed-faults.ts'

/** When one way is wanted, by the clock of its place; with a flight when that lands or leaves. */
export interface RideTime {
  readonly day: Day
  readonly time: string
  readonly flight: string
}

export interface Party {
  readonly adults: number
  readonly children: readonly number[]
  readonly bags: number
  readonly wheelchair: boolean
}

/** A transfer as an address shows it: places by id or code. */
export interface Ride extends RideTime, Party {
  readonly from: string
  readonly to: string
  /** The flights stay within the country. */
  readonly domestic: boolean
  /** The way back; null for one way. */
  readonly back: RideTime | null
}

export type RideField = 'from' | 'to' | 'at' | 'flight' | 'return_at' | 'return_flight' | 'people'
export type RideErrors = Partial<Record<RideField, string>>

/** What an address says, right or wrong: a form begins with it. */
export type GivenRide = Partial<Omit<Ride, 'back'>> & { readonly back?: Partial<RideTime> | null }

export const LIMITS = { adults: 50, children: 10, childAge: 17, bags: 60 } as const
export const USUAL: Party & { readonly time: string } = { adults: 2, children: [], bags: 2, wheelchair: false, time: '12:00' }
const PLACE_LENGTH_MAX = 80
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/
const FLIGHT = /^([A-Z][A-Z\d]|\d[A-Z])\d{1,4}[A-Z]?$/
const PEOPLE = /^\d{1,2}(,\d{1,2}){0,10}$/

/** A day to begin with: two weeks from now. */
export const usualDay = (earliest: Day): Day => addDays(earliest, 14)
const RETURN_DAYS = 4
export const usualReturn = (day: Day): Day => addDays(day, RETURN_DAYS)

/** `2,5,8`: two adults with children of 5 and 8. */
export const printPeople = ({ adults, children }: Pick<Party, 'adults' | 'children'>): string => [adults, ...children].join(',')

function readPeople(text: string | null): Pick<Party, 'adults' | 'children'> | null {
  if (text === null) return { adults: USUAL.adults, children: USUAL.children }
  if (!PEOPLE.test(text)) return null
  const [adults = 0, ...children] = text.split(',').map(Number)
  return adults >= 1 && adults <= LIMITS.adults && children.every((age) => age <= LIMITS.childAge) ? { adults, children } : null
}

export const flightOf = (text: string): string => text.toUpperCase().replaceAll(/[\s-]/g, '')

/** A day with its time, as one value (`2027-03-17T10:05`) or as the two fields of a form. */
function momentOf(query: URLSearchParams, name: 'at' | 'return_at') {
  const [day = '', joined] = (query.get(name) ?? '').split('T')
  const time = joined ?? query.get(`${name}_time`) ?? USUAL.time
  return { day, time: TIME.test(time) ? time : USUAL.time, isTime: TIME.test(time) }
}

const noFlight = (): string => say`Enter a flight number such as TP1234, or leave it empty.`

const fault = (field: RideField, text: string | null): RideErrors => (text === null ? {} : { [field]: text })

/** Reads the ride of an address; `earliest` is the first day of a pick-up, by the clock of its place. What is missing or wrong is reported at its field; what is right is used. */
export function parseRide(query: URLSearchParams, earliest: Day): { readonly given: GivenRide; readonly ride: Ride | null; readonly errors: RideErrors } {
  const [from, to] = ['from', 'to'].map((name) => (query.get(name) ?? '').trim()) as [string, string]
  const out = momentOf(query, 'at')
  const wantsBack = query.has('return_at') && query.get('return') !== '0'
  const back = wantsBack ? momentOf(query, 'return_at') : null
  const [flight, backFlight] = ['flight', 'return_flight'].map((name) => flightOf(query.get(name) ?? '')) as [string, string]
  const people = readPeople(query.get('people'))
  const bags = Number(query.get('bags') ?? USUAL.bags)
  const isBags = Number.isInteger(bags) && bags >= 0 && bags <= LIMITS.bags
  const tooLong = { from: lengthFaultText(from, PLACE_LENGTH_MAX), to: lengthFaultText(to, PLACE_LENGTH_MAX) }
  const days = { at: isDay(out.day) ? out.day : null, back: back && isDay(back.day) ? back.day : null }
  const errors: RideErrors = {
    ...(!from && { from: say`Enter where you are picked up.` }),
    ...(!to && { to: say`Enter where you are going.` }),
    ...(tooLong.from && { from: tooLong.from }),
    ...(tooLong.to && { to: tooLong.to }),
    ...fault('at', days.at ? pastDayText(days.at, earliest) : say`Choose a date.`),
    ...(!out.isTime && { at: say`Choose a time.` }),
    ...(flight && !FLIGHT.test(flight) && { flight: noFlight() }),
    ...(back && !days.back && { return_at: say`Choose a return date.` }),
    ...(back && days.at && days.back && `${days.back}T${back.time}` <= `${days.at}T${out.time}` && { return_at: say`The return must be after the way there.` }),
    ...(back && backFlight && !FLIGHT.test(backFlight) && { return_flight: noFlight() }),
    ...((!people || !isBags) && { people: say`Enter at least one adult, and up to ${LIMITS.bags} bags.` }),
  }
  const party = {
    ...(people ?? { adults: USUAL.adults, children: USUAL.children }),
    bags: isBags ? bags : USUAL.bags,
    wheelchair: query.get('wheelchair') === '1',
  }
  const ways = { from, to, ...party, domestic: query.get('domestic') === '1' }
  const given: GivenRide = {
    ...ways,
    time: out.time,
    flight,
    ...(days.at && { day: days.at }),
    back: back && { time: back.time, flight: backFlight, ...(days.back && { day: days.back }) },
  }
  const isWhole = Object.keys(errors).length === 0 && days.at !== null && (!back || days.back !== null)
  if (!isWhole) return { given, ride: null, errors }
  const second = back && { day: days.back as Day, time: back.time, flight: backFlight }
  return { given, ride: { ...ways, day: days.at as Day, time: out.time, flight, back: second }, errors }
}

/** The parameters of a ride, in the order a person reads them. */
export function rideQuery({ from, to, day, time, flight, back, bags, wheelchair, domestic, ...people }: Ride): URLSearchParams {
  const query = new URLSearchParams({ from, to, at: `${day}T${time}` })
  if (flight) query.set('flight', flight)
  if (back) query.set('return_at', `${back.day}T${back.time}`)
  if (back?.flight) query.set('return_flight', back.flight)
  query.set('people', printPeople(people))
  query.set('bags', String(bags))
  if (wheelchair) query.set('wheelchair', '1')
  if (domestic) query.set('domestic', '1')
  return query
}

export const printQuery = (query: URLSearchParams): string => query.toString().replaceAll('%3A', ':').replaceAll('%2C', ',')
const addressOf = (path: string, query: URLSearchParams): string => `${path}?${printQuery(query)}`

export const transferResultsHref = (ride: Ride): string => addressOf(PRODUCT_PAGES.TRF.results, rideQuery(ride))

/** The page of one transfer for a ride. */
export function transferHref(transferId: string, ride: Ride): string {
  const query = rideQuery(ride)
  query.set('transfer', transferId)
  return addressOf(PRODUCT_PAGES.TRF.details, query)
}

/** The form with a place to go to. */
export const placeHref = (placeId: string): string => `${PRODUCT_PAGES.TRF.landing}?place=${encodeURIComponent(placeId)}`

/** What the calls of transfers are asked with. */
export const askOf = ({ from, to, back, domestic, adults, children, bags, wheelchair, ...out }: Ride) => ({
  from,
  to,
  ...timeAsk(out, domestic),
  ...(back && { return: timeAsk(back, domestic) }),
  adults,
  children: [...children],
  bags,
  wheelchair,
})

const timeAsk = ({ day, time, flight }: RideTime, domestic: boolean) => ({ at: `${day}T${time}`, ...(flight && { flight }), international: !domestic })

/** "2 adults, 1 child; 2 bags". */
export function partyText({ adults, children, bags }: Party): string {
  const people =
    children.length === 0
      ? say`${plural(adults, { one: '# adult', other: '# adults' })}`
      : say`${plural(adults, { one: '# adult', other: '# adults' })}, ${plural(children.length, { one: '# child', other: '# children' })}`
  return semicolonText([people, bags === 0 ? say`hand luggage` : say`${plural(bags, { one: '# bag', other: '# bags' })}`])
}
