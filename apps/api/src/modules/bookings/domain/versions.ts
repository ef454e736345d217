import type { Booking, BookingItem } from './booking.ts'

/** One version of an item: the booking that it was bought with. */
export interface VersionOf {
  readonly booking: Booking
  readonly item: BookingItem
}

/** An item as its traveller knows it: the newest version first, then those before it. */
export type Versions = readonly [VersionOf, ...VersionOf[]]

/** In the order in which they took each other's place: the clocks of nodes differ, so the time of a change alone does not say what came after it. */
export function oldestFirst(changes: readonly Booking[]): Booking[] {
  const byId = new Map(changes.map((booking) => [booking.bookingId, booking]))
  const ordered = new Set<Booking>()
  const add = (booking: Booking): void => {
    const before = booking.changes && byId.get(booking.changes.bookingId)
    if (before && !ordered.has(before)) add(before)
    ordered.add(booking)
  }
  changes.forEach(add)
  return [...ordered]
}

/** The versions of an item of a booking, by the confirmed changes of it, the oldest first. */
export function versionsOfItem(root: Booking, itemNo: number, changes: readonly Booking[]): Versions {
  const first: VersionOf = { booking: root, item: root.items[itemNo - 1]! }
  const later = changes.flatMap((booking): VersionOf[] => {
    const isOfIt = booking.changes?.rootId === root.bookingId && booking.changes.rootItemNo === itemNo
    return isOfIt ? [{ booking, item: booking.items[0]! }] : []
  })
  const [newest = first, ...before] = [...later].reverse()
  return later.length === 0 ? [first] : [newest, ...before, first]
}
