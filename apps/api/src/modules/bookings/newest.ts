import type { BookingId, OrgId, Tx } from '@sojourn/kernel'
import { wholePrice } from '../../sale/changing.ts'
import { linesOf } from '../../sale/price-lines.ts'
import { mergeQuotes } from '../../sale/quote.ts'
import type { BookingStore, ItemProof, Voucher } from './data/booking-store.ts'
import type { Booking, BookingItem } from './domain/booking.ts'
import type { ItemStatus, ItemVersion } from './domain/item.ts'
import type { ItemState } from './domain/status.ts'
import { type Versions, versionsOfItem } from './domain/versions.ts'

type Store = Pick<BookingStore, 'find' | 'listChanges' | 'listItems' | 'listItemStates' | 'listVouchers' | 'listProofs' | 'listVersions'>

/** A booking and its changes as the one booking that they are to a person: of each item the newest version, under the number it was booked by. */
export interface ShownBooking {
  readonly booking: Booking
  /** In the order of the items. */
  readonly items: readonly Versions[]
  readonly itemStatuses: readonly ItemStatus[]
  readonly vouchers: readonly Voucher[]
  readonly proofs: readonly ItemProof[]
  /** What the items were before, the newest first. */
  readonly versions: readonly ItemVersion[]
  /** Of which the money is counted together: the booking itself, then its changes, the oldest first. */
  readonly paid: readonly Booking[]
}

/** With the newest version of each item; at the price that these have together. */
function withNewest(root: Booking, versions: readonly Versions[]): Booking {
  const changed = versions.flatMap(([{ booking }]) => (booking.changes ? [booking] : []))
  const last = changed.at(-1)
  if (!last) return root
  const items = versions.map(([{ item }], index): BookingItem => ({ ...item, itemNo: index + 1, quote: wholePrice(item.quote) }))
  const times = versions.reduce((all, { length }) => all + length - 1, 0)
  const lastMs = Math.max(...changed.map(({ confirmedAtMs }) => confirmedAtMs ?? 0))
  const quote = mergeQuotes(items.map((item) => item.quote))
  const lines = root.how ? linesOf(items, root.how, []) : root.lines
  const { guests, contact } = root.items.length === 1 ? last : root
  return { ...root, items, quote, lines, guests, contact, total: quote.total, changed: { times, lastMs } }
}

const versionsOf = (root: Booking, changes: readonly Booking[]): Versions[] => root.items.map(({ itemNo }) => versionsOfItem(root, itemNo, changes))

/** Bookings of lists, each with the newest version of its items. */
export async function asShown(tx: Tx, roots: readonly Booking[], store: Pick<Store, 'listChanges'>): Promise<Booking[]> {
  const [first] = roots
  if (!first) return []
  const changes = await store.listChanges(
    tx,
    first.orgId,
    roots.map(({ bookingId }) => bookingId),
  )
  return roots.map((root) => withNewest(root, versionsOf(root, changes)))
}

/** The states of items as they are shown: of one that was changed that of its newest version. */
export async function shownStates(tx: Tx, orgId: OrgId, bookingIds: readonly BookingId[], store: Pick<Store, 'listChanges' | 'listItemStates'>) {
  const changes = await store.listChanges(tx, orgId, bookingIds)
  const ids = [...bookingIds, ...changes.map(({ bookingId }) => bookingId)]
  const states = new Map<BookingId, readonly ItemState[]>(await store.listItemStates(tx, orgId, ids))
  for (const { bookingId, changes: of } of changes) {
    const [state] = states.get(bookingId) ?? []
    states.delete(bookingId)
    if (of && state)
      states.set(
        of.rootId,
        states.get(of.rootId)!.map((each, index) => (index === of.rootItemNo - 1 ? state : each)),
      )
  }
  return states
}

export async function shownBooking(tx: Tx, asked: Booking, store: Store): Promise<ShownBooking> {
  const isInForce = asked.changes !== undefined && asked.confirmedAtMs !== null
  const root = isInForce ? (await store.find(tx, asked.orgId, asked.changes.rootId))! : asked
  const changes = asked.changes && !isInForce ? [] : await store.listChanges(tx, root.orgId, [root.bookingId])
  const items = versionsOf(root, changes)
  const paid = [root, ...changes]
  const partsOf = new Map(await Promise.all(paid.map(async (each) => [each.bookingId, await partsOfBooking(tx, each, store)] as const)))
  const shown = items.map(([{ booking, item }, ...before], index) => {
    const itemNo = index + 1
    const { itemStatuses, vouchers, proofs, versions } = partsOf.get(booking.bookingId)!
    const ofItem = <T extends { readonly itemNo: number }>(all: readonly T[]): T[] =>
      all.filter((each) => each.itemNo === item.itemNo).map((each) => ({ ...each, itemNo }))
    const older = before.map(({ item: { schema, details, terms } }, no): ItemVersion => {
      const { booking: after } = items[index]![no]!
      return { itemNo, schema, details, terms, untilMs: after.confirmedAtMs! }
    })
    return { itemStatuses: ofItem(itemStatuses), vouchers: ofItem(vouchers), proofs: ofItem(proofs), versions: [...ofItem(versions), ...older] }
  })
  return {
    booking: withNewest(root, items),
    items,
    itemStatuses: shown.flatMap((each) => each.itemStatuses),
    vouchers: shown.flatMap((each) => each.vouchers),
    proofs: shown.flatMap((each) => each.proofs),
    versions: shown.flatMap((each) => each.versions),
    paid,
  }
}

async function partsOfBooking(tx: Tx, booking: Booking, store: Store) {
  const itemStatuses = await store.listItems(tx, booking)
  const [vouchers, proofs] = await Promise.all([store.listVouchers(tx, booking), store.listProofs(tx, booking)])
  return { itemStatuses, vouchers, proofs, versions: await store.listVersions(tx, booking) }
}
