import { commaText, daysText, moneyText, plural, say } from '@sojourn/i18n'
import { partyText } from '../../lib/rooms.ts'
import { nightsOf, type TripSearch, travellersIn } from './package-address.ts'
import type { FoundPackage, Part } from './packages-api.ts'

export type Role = Part['role']

/** What a part is to a trip, as the heading over it. */
export const ROLE_WORDS: Readonly<Record<Role, string>> = {
  flight: say`Flights`,
  stay: say`Place to stay`,
  transfer: say`Transfer`,
  car: say`Car`,
  activity: say`Activity`,
}

export const nightsText = (search: Pick<TripSearch, 'leave' | 'back'>): string => {
  const nights = nightsOf(search)
  return say`${plural(nights, { one: '# night', other: '# nights' })}`
}

export const travellersText = (search: Pick<TripSearch, 'rooms'>): string => {
  const travellers = travellersIn(search.rooms)
  return say`${plural(travellers, { one: '# traveler', other: '# travelers' })}`
}

/** "17 – 24 March 2027, 1 room, 2 adults, 1 child". */
export const tripText = (search: TripSearch): string => commaText([daysText(search.leave, search.back), partyText(search.rooms)])

export const partOf = (parts: readonly Part[], role: Role): Part | undefined => parts.find((part) => part.role === role)

/** What a trip cannot be without. */
const BASE: ReadonlySet<Role> = new Set(['flight', 'stay'])
export const isBase = ({ role }: Pick<Part, 'role'>): boolean => BASE.has(role)

/** Whether a change of it may bring others along: a ride meets its flight, and goes to its door. */
export const bringsAlong = (part: Pick<Part, 'role'>, parts: readonly Pick<Part, 'role'>[]): boolean => isBase(part) && parts.some((each) => !isBase(each))

/** "+$40.00", "−$12.50", or that nothing changes. */
export function differenceText(difference: number, currency: string): string {
  if (difference === 0) return say`Same price`
  const amount = moneyText(difference, currency, 'all')
  return difference > 0 ? `+${amount}` : amount
}

/** Said to who does not see the sign. */
export function differenceSpoken(difference: number, currency: string): string {
  if (difference === 0) return say`at the same price`
  const amount = moneyText(Math.abs(difference), currency, 'all')
  return difference > 0 ? say`${amount} more in all` : say`${amount} less in all`
}

/** What a package is called: where one sleeps, or else what it has first. */
export const packageTitle = ({ parts }: Pick<FoundPackage, 'parts'>): string => (partOf(parts, 'stay') ?? parts[0])?.title ?? ''
