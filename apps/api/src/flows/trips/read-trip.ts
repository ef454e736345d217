import type { DataOf, getTrip } from '@sojourn/contracts'
import { accept, type BookingId, type Outcome, type Refusal, refuse, type Tx, type UserId } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import { titleOf } from '../../modules/bookings/index.ts'
import type { TripItem, TripListed } from '../../modules/trips/index.ts'
import { placeAndSpan } from '../../sale/description.ts'
import { type BookedNow, itemOnWire, notesOnWire, paidOf, startsIn, sumsOf, toPayOf, tripOnWire } from './present.ts'
import type { TripDeps, TripPerson } from './trip-deps.ts'

export interface ItemNow {
  readonly item: TripItem
  readonly booked: BookedNow | null
}

/** What is in a trip, each booking in its present state and on its own days. */
export async function itemsNow(deps: TripDeps, tx: Tx, trip: TripListed): Promise<ItemNow[]> {
  const items = (await deps.trips.itemsOf(tx, trip.orgId, [trip.tripId])).get(trip.tripId) ?? []
  const read = await Promise.all(
    items.map(async (item): Promise<ItemNow> => {
      const booking = item.kind === 'booked' ? await deps.bookings.find(tx, trip.orgId, item.ref as BookingId) : null
      if (!booking) return { item, booked: null }
      const { span } = placeAndSpan(booking.items.map(({ description }) => description))
      const booked = { booking, title: titleOf(deps.products, booking), money: await deps.moneyOf(tx, booking) }
      return { item: span ? { ...item, ...span } : item, booked }
    }),
  )
  return read.toSorted((a, b) => (beginOf(a) === beginOf(b) ? 0 : beginOf(a) < beginOf(b) ? -1 : 1))
}

/** The day and hour by which it stands in its trip; what has no hour comes last on its day. */
const beginOf = ({ item, booked }: ItemNow): string => `${item.from} ${(booked && startsIn(booked.booking.items)?.time) ?? '~'}`

/** One trip with all that belongs to it. */
export async function readTrip(deps: TripDeps, tripId: string, caller: SignedInCaller): Promise<Outcome<DataOf<typeof getTrip>, Refusal<'not_found'>>> {
  const of: TripPerson = { orgId: caller.orgId, userId: caller.user.userId }
  return deps.transactions.inTenant(caller.orgId, async (tx) => {
    const trip = await deps.trips.find(tx, of, tripId)
    if (!trip) return refuse('not_found')
    const [items, members, link] = [await itemsNow(deps, tx, trip), await deps.trips.membersOf(tx, trip), await deps.trips.linkOf(tx, trip)]
    const names = await deps.namesOf(tx, [...members.map(({ userId }) => userId), ...items.map(({ item }) => item.addedBy)])
    const nameOf = (userId: UserId) => names.get(userId) ?? ''
    return accept({
      trip: tripOnWire(trip),
      members: members.map(({ userId, role }) => ({ user_id: userId, name: nameOf(userId), role, is_you: userId === of.userId })),
      items: items.map(({ item, booked }) => itemOnWire(item, booked, { by: nameOf(item.addedBy), isOwn: booked?.booking.userId === of.userId })),
      notes: notesOnWire(trip, items).map((note) => ({ ...note, items: [...note.items] })),
      paid: sumsOf(paidOf(items.flatMap(({ booked }) => booked ?? []))),
      to_pay: toPayOf(items),
      shared: link && trip.role === 'owner' ? { role: link.role, expires_at: new Date(link.expiresMs).toISOString() } : null,
      calendar: null,
    })
  })
}
