import { addDays, type BookingId, type Day, type Money, type OrgId, type ProductCode, type UserId } from '@sojourn/kernel'

/** `owner` does everything, `editor` changes what is in it, `viewer` looks. */
export type Role = 'owner' | 'editor' | 'viewer'

export interface Trip {
  readonly orgId: OrgId
  readonly tripId: string
  readonly ownerId: UserId
  readonly name: string
  readonly destination: string
  readonly from: Day
  readonly to: Day
  readonly image: string
  readonly type: string
}

export interface TripMember {
  readonly userId: UserId
  readonly role: Role
}

/** Something in a trip: an idea with the price it had when it was saved, or a booking, whose state is its own. */
export interface TripItem {
  readonly itemId: string
  readonly product: ProductCode
  readonly kind: 'idea' | 'booked'
  /** The booking, or the address an idea is looked at again by. */
  readonly ref: BookingId | string
  readonly title: string
  readonly place: string
  readonly image: string
  readonly from: Day
  readonly to: Day
  readonly price: Money | null
  readonly url: string | null
  /** Fields of older clients. */
  readonly request: Readonly<Record<string, unknown>>
  readonly addedBy: UserId
  readonly addedMs: number
}

/** A trip as its list shows it, with what the reader may do in it. */
export interface TripListed extends Trip {
  readonly role: Role
  readonly itemCount: number
  readonly memberCount: number
}

export const TRIPS_MAX = 200
export const MEMBERS_MAX = 30
export const ITEMS_MAX = 200
/** How far apart days may be for two things to be of one trip (B4.12). */
const MATCH_DAYS = 14

export const mayChange = (role: Role): boolean => role !== 'viewer'

/** True where a trip begins or ends within 14 days of these days, before or after. */
export const isNear = (trip: Pick<Trip, 'from' | 'to'>, { from, to }: Pick<Trip, 'from' | 'to'>): boolean =>
  trip.from <= addDays(to, MATCH_DAYS) && trip.to >= addDays(from, -MATCH_DAYS)

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** Of one's own trips that may be changed, the one that something new at this place and time belongs to: same place, near in time, the nearest first; null where none does. */
export function tripFor<T extends Pick<TripListed, 'destination' | 'from' | 'to' | 'role'>>(
  trips: readonly T[],
  thing: { readonly destination: string; readonly from: Day; readonly to: Day },
): T | null {
  const fits = trips.filter((trip) => mayChange(trip.role) && fold(trip.destination) === fold(thing.destination) && isNear(trip, thing))
  const away = (trip: T): number => Math.abs(Date.parse(trip.from) - Date.parse(thing.from))
  return fits.toSorted((a, b) => away(a) - away(b))[0] ?? null
}

/** The days of a trip that has to hold something of these days too. */
export const widened = ({ from, to }: Pick<Trip, 'from' | 'to'>, item: Pick<TripItem, 'from' | 'to'>): { from: Day; to: Day } => ({
  from: item.from < from ? item.from : from,
  to: item.to > to ? item.to : to,
})
