import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { lengthFaultText } from '../../lib/form/typed-faults.ts'
import type { CabinKind, CruiseAsk } from './cruises-api.ts'

/** Lengths that people ask for, as addresses say them. */
export const NIGHTS = ['1-5', '6-8', '9-40'] as const
export type Nights = (typeof NIGHTS)[number]

export const KINDS = ['inside', 'oceanview', 'balcony', 'suite', 'solo'] as const satisfies readonly CabinKind[]

/** Who sleeps in the cabin. */
export interface Guests {
  readonly adults: number
  /** By their ages on the first day. */
  readonly children: readonly number[]
}

/** A search for cruises, as an address shows it. What is empty narrows nothing. */
export interface CruiseSearch extends Guests {
  /** Waters, a line, a port or a place, by its id. */
  readonly where: string
  /** `2027-03`; empty is the next twelve months. */
  readonly month: string
  readonly nights: Nights | ''
  /** Where it begins, by its five letters. */
  readonly port: string
  readonly cabin: CabinKind | ''
}

export type CruiseField = 'where' | 'month' | 'guests'
export type CruiseErrors = Partial<Record<CruiseField, string>>

export const LIMITS = { guests: 4, childAge: 17 } as const
export const USUAL: Guests = { adults: 2, children: [] }
const PLACE_LENGTH_MAX = 80
const PORT = /^[A-Z]{2}[A-Z0-9]{3}$/
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/
/** Everyone who is grown up sails as one of this age. */
const ADULT_AGE = 30

/** The last of its values: a list without scripts comes after the hidden field of the same name. */
const lastOf = (query: URLSearchParams, name: string): string => query.getAll(name).at(-1) ?? ''

function guestsOf(query: URLSearchParams): { readonly guests: Guests; readonly fault: string | null } {
  const [adultsText, childrenText] = [lastOf(query, 'adults'), lastOf(query, 'children')]
  const adults = adultsText === '' ? USUAL.adults : Number(adultsText)
  const children = childrenText === '' ? [] : childrenText.split(',').map(Number)
  const isRead = Number.isInteger(adults) && adults >= 0 && children.every((age) => Number.isInteger(age) && age >= 0 && age <= LIMITS.childAge)
  if (!isRead || adults + children.length === 0) return { guests: USUAL, fault: say`Enter who sleeps in the cabin, children by their age.` }
  if (adults === 0) return { guests: USUAL, fault: say`Children sail with an adult in their cabin.` }
  if (adults + children.length > LIMITS.guests) return { guests: USUAL, fault: say`A cabin sleeps up to ${LIMITS.guests}. Please book two cabins for more.` }
  return { guests: { adults, children }, fault: null }
}

/** Reads a search. What cannot be read narrows nothing, and is said at its field. */
export function parseCruises(query: URLSearchParams): { readonly given: CruiseSearch; readonly errors: CruiseErrors } {
  const where = (query.get('where') ?? '').trim()
  const month = query.get('month') ?? ''
  const port = (query.get('port') ?? '').toUpperCase()
  const { guests, fault } = guestsOf(query)
  const tooLong = lengthFaultText(where, PLACE_LENGTH_MAX)
  return {
    given: {
      where,
      month: MONTH.test(month) ? month : '',
      nights: NIGHTS.find((each) => each === query.get('nights')) ?? '',
      port: PORT.test(port) ? port : '',
      cabin: KINDS.find((each) => each === lastOf(query, 'cabin')) ?? '',
      ...guests,
    },
    errors: {
      ...(tooLong && { where: tooLong }),
      ...(month && !MONTH.test(month) && { month: say`Choose a month.` }),
      ...(fault && { guests: fault }),
    },
  }
}

const guestFields = ({ adults, children }: Guests): Record<string, string> => ({
  adults: String(adults),
  children: children.join(','),
})

/** The parameters of a search, in the order a person reads them. */
export const cruiseQuery = ({ where, month, nights, port, cabin, ...guests }: CruiseSearch): URLSearchParams =>
  new URLSearchParams(Object.entries({ where, month, nights, port, cabin, ...guestFields(guests) }).filter(([, value]) => value !== ''))

/** An address as people read it: with its commas and colons. */
export const addressOf = (path: string, query: URLSearchParams): string =>
  query.size > 0 ? `${path}?${query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':')}` : path

export const cruisesHref = (search: CruiseSearch): string => addressOf(PRODUCT_PAGES.CRU.results, cruiseQuery(search))

/** Cruises in waters or from a port, for two. */
export const whereHref = (where: string): string => cruisesHref({ ...ANYWHERE, where })

export const ANYWHERE: CruiseSearch = { where: '', month: '', nights: '', port: '', cabin: '', ...USUAL }

export interface SailingSearch extends Guests {
  readonly sailingId: string
  /** The grade to begin with; empty is the cheapest. */
  readonly grade: string
}

/** The page of a sailing, for those who sleep in the cabin. */
export const sailingHref = ({ sailingId, grade, ...guests }: SailingSearch): string =>
  addressOf(
    PRODUCT_PAGES.CRU.details,
    new URLSearchParams(Object.entries({ sailing: sailingId, grade, ...guestFields(guests) }).filter(([, value]) => value !== '')),
  )

/** Reads the address of a sailing. */
export function parseSailing(query: URLSearchParams): SailingSearch & { readonly fault: string | null } {
  const { guests, fault } = guestsOf(query)
  return { sailingId: query.get('sailing') ?? '', grade: (query.get('grade') ?? '').toUpperCase().slice(0, 4), ...guests, fault }
}

/** The party of some ages. */
export const guestsOfAges = (ages: readonly number[]): Guests => ({
  adults: ages.filter((age) => age > LIMITS.childAge).length,
  children: ages.filter((age) => age <= LIMITS.childAge),
})

/** The ages of everyone, as calls ask for them. */
export const agesOf = ({ adults, children }: Guests): number[] => [...Array.from({ length: adults }, () => ADULT_AGE), ...children]

/** What the search is asked with. */
export function askOf(search: CruiseSearch): CruiseAsk {
  const { where, month, nights, port, cabin } = search
  const [from = 0, to = 0] = nights.split('-').map(Number)
  return {
    ...(where && { where }),
    ...(month && { month }),
    ...(nights && { nights: { from, to } }),
    ...(port && { port }),
    ...(cabin && { cabin }),
    guests: agesOf(search),
  }
}
