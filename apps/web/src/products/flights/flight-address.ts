import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { addDays, type Day, isDay } from '@sojourn/kernel'
import { pastDayText } from '../../lib/form/day-faults.ts'
import { lengthFaultText } from '../../lib/form/typed-faults.ts'

/** As addresses and calls number them (B9.7). */
export const TRIP_TYPES = { one_way: 1, return: 2, several: 3 } as const
export type TripType = keyof typeof TRIP_TYPES

export const CABINS = ['economy', 'premium', 'business', 'first'] as const
export type Cabin = (typeof CABINS)[number]

/** One direction of a journey: places by the code of an airport or a city. */
export interface Slice {
  readonly from: string
  readonly to: string
  readonly day: Day
}

export interface Travellers {
  readonly adults: number
  readonly children: number
  readonly infants: number
}

/** What each who has a seat takes along. */
export interface Bags {
  readonly cabinBag: boolean
  readonly checked: number
}

/** A search for flights as an address shows it. */
export interface FlightSearch extends Travellers, Bags {
  readonly trip: TripType
  /** One of a one way, two of a return, up to five of several cities. */
  readonly slices: readonly Slice[]
  readonly cabin: Cabin
  /** Airports nearby too. */
  readonly nearby: boolean
}

/** What an address says of a slice, right or wrong: a form begins with it. */
export interface GivenSlice {
  readonly from: string
  readonly to: string
  readonly day: Day | null
}
export interface GivenFlights extends Travellers, Bags {
  readonly trip: TripType
  readonly slices: readonly GivenSlice[]
  readonly back: Day | null
  readonly cabin: Cabin
  readonly nearby: boolean
}

/** `from`, `to` and `depart` with the index of their slice, `return` and `party`. */
export type FlightField = `${'from' | 'to' | 'depart'}${number}` | 'return' | 'party'
export type FlightErrors = Partial<Record<FlightField, string>>

export const LIMITS = { seated: 9, infants: 8, checked: 3, slices: 5 } as const
export const USUAL = { adults: 1, children: 0, infants: 0, cabinBag: false, checked: 0, cabin: 'economy', nearby: false } as const
const PLACE_LENGTH_MAX = 80
const RETURN_DAYS = 7

/** Days to begin with: four weeks from now, and a week there. */
export const usualDay = (earliest: Day): Day => addDays(earliest, 28)
export const usualReturn = (day: Day): Day => addDays(day, RETURN_DAYS)

function tripOf(query: URLSearchParams): TripType {
  const number = Number(query.get('triptype') ?? 0)
  const named = (Object.keys(TRIP_TYPES) as TripType[]).find((each) => TRIP_TYPES[each] === number)
  return named ?? (query.getAll('from').length > 1 ? 'several' : query.get('return') ? 'return' : 'one_way')
}

/** The last of its values: a list without scripts comes after the hidden field of the same name. */
function countOf(query: URLSearchParams, name: string, usual: number): number {
  const text = query.getAll(name).at(-1)
  return text === undefined || text === '' ? usual : /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN
}

const AGE = { infantBelow: 2, adultFrom: 12, max: 17 } as const

/**
 * Who flies, of an address. `children` is how many they are, but other products list their ages there, and links that were made for those are followed here: `8,5` are two children by
 * their ages, who count as infants under 2 and as adults from 12. One figure that cannot be a number of children beside these adults and is the age of one, `adults=2&children=8`, is one
 * child of that age; a smaller one stays a number.
 */
function partyOf(query: URLSearchParams): Travellers {
  const [adults, infants] = [countOf(query, 'adults', USUAL.adults), countOf(query, 'infants', 0)]
  const given = query.getAll('children')
  const text = given.at(-1) ?? ''
  const count = countOf(query, 'children', 0)
  if (!text.includes(',')) {
    // The form without scripts sends two values, and means a number.
    const isAge = given.length === 1 && adults + count > LIMITS.seated && count >= AGE.infantBelow && count < AGE.adultFrom
    return { adults, children: isAge ? 1 : count, infants }
  }
  const ages = text.split(',').map((each) => (/^\d{1,2}$/.test(each.trim()) ? Number(each) : Number.NaN))
  if (!ages.every((age) => age <= AGE.max)) return { adults, children: Number.NaN, infants }
  const between = (from: number, below: number) => ages.filter((age) => age >= from && age < below).length
  return {
    adults: adults + between(AGE.adultFrom, AGE.max + 1),
    children: between(AGE.infantBelow, AGE.adultFrom),
    infants: infants + between(0, AGE.infantBelow),
  }
}

function partyFault({ adults, children, infants }: Travellers): string | null {
  const seated = adults + children
  if (!(seated >= 1) || Number.isNaN(infants)) return say`Enter at least one traveler.`
  if (seated > LIMITS.seated) return say`One booking has up to ${LIMITS.seated} seats. Please book larger groups in parts.`
  if (infants > adults) return say`Each infant travels on the lap of an adult: add an adult, or a seat for a child.`
  return null
}

const dayOrNull = (text: string | undefined): Day | null => (text && isDay(text) ? text : null)

/** Reads the search of an address; `earliest` is the first day of a flight. What is missing or wrong is reported at its field; what is right is used. */
export function parseFlights(
  query: URLSearchParams,
  earliest: Day,
): { readonly given: GivenFlights; readonly search: FlightSearch | null; readonly errors: FlightErrors } {
  const trip = tripOf(query)
  const said = { from: query.getAll('from'), to: query.getAll('to'), depart: query.getAll('depart') }
  const rows = trip === 'several' ? Math.min(LIMITS.slices, Math.max(1, said.from.length, said.to.length)) : 1
  const slices = Array.from({ length: rows }, (_, at): GivenSlice => {
    const [from = '', to = ''] = [said.from[at]?.trim(), said.to[at]?.trim()]
    return { from, to, day: dayOrNull(said.depart[at]) }
  })
  const back = dayOrNull(query.get('return') ?? '')
  const party = partyOf(query)
  const checked = countOf(query, 'bags', USUAL.checked)
  const cabinText = query.getAll('cabin').at(-1)
  const rest = {
    trip,
    cabin: CABINS.find((each) => each === cabinText) ?? USUAL.cabin,
    cabinBag: query.getAll('cabin_bag').at(-1) === '1',
    checked: checked >= 0 && checked <= LIMITS.checked ? checked : USUAL.checked,
    nearby: query.get('nearby') === '1',
  }
  const fault = partyFault(party)
  const errors: FlightErrors = {
    ...Object.fromEntries(slices.flatMap((slice, at) => sliceErrors(slice, at, { earliest, before: slices[at - 1]?.day ?? null }))),
    ...(trip === 'return' && returnError(slices[0]?.day ?? null, back)),
    ...(fault && { party: fault }),
  }
  const given: GivenFlights = { ...rest, ...(fault ? { adults: 1, children: 0, infants: 0 } : party), slices, back }
  if (Object.keys(errors).length > 0) return { given, search: null, errors }
  const [out] = slices as readonly Slice[]
  const whole = trip === 'return' && out && back ? [out, { from: out.to, to: out.from, day: back }] : (slices as readonly Slice[])
  return { given, search: { ...rest, ...party, slices: whole }, errors }
}

const orderFault = (day: Day, before: Day): string | null =>
  day < before ? say`This flight would leave before the one before it. Please check the days.` : null

interface DaysBefore {
  readonly earliest: Day
  /** On which the bound before it leaves. */
  readonly before: Day | null
}

function sliceErrors({ from, to, day }: GivenSlice, at: number, { earliest, before }: DaysBefore): (readonly [FlightField, string])[] {
  const faults: Record<'from' | 'to' | 'depart', string | null> = {
    from: lengthFaultText(from, PLACE_LENGTH_MAX) ?? (from ? null : say`Enter where you fly from.`),
    to:
      lengthFaultText(to, PLACE_LENGTH_MAX) ??
      (!to ? say`Enter where you fly to.` : to.toUpperCase() === from.toUpperCase() ? say`Choose two different places.` : null),
    depart: day === null ? say`Choose a date.` : before ? orderFault(day, before) : pastDayText(day, earliest),
  }
  return (['from', 'to', 'depart'] as const).flatMap((name) => {
    const fault = faults[name]
    return fault === null ? [] : [[`${name}${at}` as const, fault] as const]
  })
}

function returnError(out: Day | null, back: Day | null): FlightErrors {
  if (back === null) return { return: say`Choose a return date.` }
  return out && back < out ? { return: say`The return can't be before the way there.` } : {}
}

/** The parameters of a search, in the order a person reads them. */
export function flightQuery({ trip, slices, cabin, adults, children, infants, cabinBag, checked, nearby }: FlightSearch): URLSearchParams {
  const query = new URLSearchParams({ triptype: String(TRIP_TYPES[trip]) })
  for (const { from, to, day } of trip === 'return' ? slices.slice(0, 1) : slices) {
    query.append('from', from)
    query.append('to', to)
    query.append('depart', day)
  }
  if (trip === 'return') query.set('return', slices[1]!.day)
  query.set('cabin', cabin)
  query.set('adults', String(adults))
  if (children > 0) query.set('children', String(children))
  if (infants > 0) query.set('infants', String(infants))
  if (cabinBag) query.set('cabin_bag', '1')
  if (checked > 0) query.set('bags', String(checked))
  if (nearby) query.set('nearby', '1')
  return query
}

export const flightResultsHref = (search: FlightSearch): string => `${PRODUCT_PAGES.FLT.results}?${flightQuery(search)}`

/** The page of one journey; `fare` is the brand to begin with. */
export function flightHref(itineraryId: string, search: FlightSearch, fare?: string): string {
  const query = flightQuery(search)
  query.set('itinerary', itineraryId)
  if (fare) query.set('fare', fare)
  return `${PRODUCT_PAGES.FLT.details}?${query.toString().replaceAll('%7E', '~')}`
}

/** The form with a place to fly to. */
export const placeHref = (placeId: string): string => `${PRODUCT_PAGES.FLT.landing}?place=${encodeURIComponent(placeId)}`

/** The same search on other days: the first is moved, and a return with it unless it is given. */
export function movedTo(search: FlightSearch, depart: Day, back?: Day): FlightSearch {
  const [out, home] = search.slices
  if (!out) return search
  if (search.trip !== 'return' || !home) return { ...search, slices: [{ ...out, day: depart }, ...search.slices.slice(1)] }
  return {
    ...search,
    slices: [
      { ...out, day: depart },
      { ...home, day: back ?? addDays(depart, nightsOf(search) ?? 0) },
    ],
  }
}

const DAY_MS = 86_400_000
/** Of a return: how many nights it is away. */
export function nightsOf({ trip, slices: [out, home] }: FlightSearch): number | null {
  return trip === 'return' && out && home ? Math.round((Date.parse(home.day) - Date.parse(out.day)) / DAY_MS) : null
}

/** Who flies, in which cabin and with what, as every call of flights asks for it. */
export const partyAsk = ({ cabin, adults, children, infants, cabinBag, checked }: Omit<FlightSearch, 'trip' | 'slices' | 'nearby'>) => ({
  cabinclass: cabin,
  adult: adults,
  child: children,
  infant: infants,
  bags: { cabin: cabinBag ? 1 : 0, checked },
})

/** What the search is asked with. */
export const askOf = (search: FlightSearch) => ({
  triptype: TRIP_TYPES[search.trip],
  flightsearch: search.slices.map(({ from, to, day }) => ({ from, to, date: day })),
  ...partyAsk(search),
  nearby: search.nearby,
})
