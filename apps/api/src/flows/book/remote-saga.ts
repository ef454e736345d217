import { type BookingId, equals, never, type Refusal, type Tx } from '@sojourn/kernel'
import type { Booking, BookingItem, ItemStatus } from '../../modules/bookings/index.ts'
import { done, type Move, refused, retry, type SagaDefinition, type Step, unknown, type Verdict } from '../../modules/sagas/index.ts'
import type { BoughtItem, RemoteSupplier, SupplierOrder, SupplierResult } from '../../sale/product.ts'
import { askSupplier } from '../ask-supplier.ts'
import { boughtItem, identitiesFor, orderedAt, remoteOf, suppliedQuote } from '../items.ts'
import { BOOK_REMOTE, ofItem, type ShopDeps, UNDO_ORDER } from '../shop-deps.ts'
import { graceMs, SILENT, SLOW_MS } from '../supplier-silence.ts'
import { bookingOf, confirmBooking, confirmOwnItems, endFailed, takePayment } from './saga.ts'

/**
 * From paid to confirmed where remote suppliers confirm items, or from paid to paid back. What is our own is sold first, for that is certain and easily undone; then each
 * remote supplier is asked, outside transactions, until it has answered. Orders are cancelled by sagas of their own, so that a refund does not wait for that.
 */
export const bookRemoteSaga = (deps: () => ShopDeps): SagaDefinition<Record<string, never>> => ({
  kind: BOOK_REMOTE,
  steps: [takePayment(deps), confirmOwnItems(deps), openOrders(deps), confirmOrders(deps), confirmBooking(deps)],
  onUndone: endFailed(deps),
})

interface Ordering {
  readonly item: BookingItem
  readonly supplier: RemoteSupplier
  readonly itemStatus: ItemStatus
}

async function ordersOf(deps: ShopDeps, tx: Tx, booking: Booking): Promise<Ordering[]> {
  const itemStatuses = await deps.bookings.itemStatusesOf(tx, booking)
  return booking.items.flatMap((item, index) => {
    const supplier = remoteOf(deps, item)
    return supplier ? [{ item, supplier, itemStatus: itemStatuses[index]! }] : []
  })
}

/** The keys of all orders are stored before any of them is sent. */
const openOrders = (deps: () => ShopDeps): Step<Record<string, never>> => ({
  name: 'open_orders',
  async write(tx, ctx) {
    const booking = await bookingOf(deps(), tx, ctx)
    for (const { itemStatus } of await ordersOf(deps(), tx, booking)) {
      await deps().bookings.changeItem(tx, booking, itemStatus, { state: 'confirming', key: `${ofItem(booking.bookingId, itemStatus.itemNo)}:order` })
    }
    return done()
  },
  undo: undoOrders(deps),
})

/** An order that was sent may exist at its supplier, whatever the answer was. */
function undoOrders(deps: () => ShopDeps): Move<Record<string, never>> {
  return {
    async write(tx, ctx) {
      const booking = await bookingOf(deps(), tx, ctx)
      for (const { itemStatus } of await ordersOf(deps(), tx, booking)) {
        if (itemStatus.sentMs === null || itemStatus.state === 'failed') continue
        await deps().bookings.changeItem(tx, booking, itemStatus, { state: 'cancelling', askedMs: deps().clock.nowMs() })
        await deps().sagas.start(tx, { orgId: ctx.orgId, kind: UNDO_ORDER, subject: ofItem(booking.bookingId, itemStatus.itemNo), input: {} })
      }
      return done()
    },
  }
}

/** All are asked at once. One that refuses refuses for all. */
const confirmOrders = (deps: () => ShopDeps): Step<Record<string, never>> => ({
  name: 'confirm_orders',
  async call(ctx) {
    const { booking, orders, identities } = await deps().transactions.inTenant(ctx.orgId, async (tx) => {
      const booking = (await deps().bookings.find(tx, ctx.orgId, ctx.subject as BookingId))!
      return { booking, orders: await ordersOf(deps(), tx, booking), identities: await identitiesFor(deps(), tx, booking) }
    })
    const verdicts = await Promise.all(orders.map((order) => confirmOrder(deps(), booking, order, boughtItem(deps(), booking, order.item, identities))))
    return verdicts.find(({ kind }) => kind === 'refused') ?? verdicts.find(({ kind }) => kind !== 'done') ?? done()
  },
})

async function confirmOrder(deps: ShopDeps, booking: Booking, { item, supplier, itemStatus }: Ordering, bought: BoughtItem): Promise<Verdict> {
  const decided = decidedOf(itemStatus)
  if (decided) return decided
  const result = await orderOrFind(deps, booking, { item, supplier, itemStatus }, bought)
  return deps.transactions.inTenant(booking.orgId, (tx) => record(deps, tx, { bookingId: booking.bookingId, item, result }, booking.orgId))
}

const NOT_CONFIRMED: Refusal = { code: 'not_confirmed' }

/** What is known of an item without asking its supplier; null while the supplier owes the answer. */
function decidedOf({ state, settled }: ItemStatus): Verdict | null {
  switch (state) {
    case 'confirmed':
      return done()
    case 'failed':
      return refused(NOT_CONFIRMED)
    case 'held':
    case 'confirming':
    case 'unknown':
      return settled === 'refused' ? refused(NOT_CONFIRMED) : null
    case 'cancelling':
    case 'cancelled':
      // Another node has turned the booking back: this one has lost its lease, and its answer is discarded.
      return unknown()
    default:
      return never(state)
  }
}

/** Sent once; from then on its state is read, and it is sent again only where the supplier has no such order long after the last time. */
async function orderOrFind(deps: ShopDeps, booking: Booking, { supplier, itemStatus }: Ordering, bought: BoughtItem): Promise<SupplierResult<SupplierOrder>> {
  const key = itemStatus.key!
  const at = orderedAt(supplier, booking)
  const send = async (): Promise<SupplierResult<SupplierOrder>> => {
    const isOurs = await deps.transactions.inTenant(booking.orgId, (tx) => noteSending(deps, tx, booking, itemStatus))
    // not translated: for the log
    if (!isOurs) return { kind: 'unknown', why: 'another node has gone on with it' }
    return askSupplier(supplier, () => at.confirm(bought, key, itemStatus.sentMs !== null))
  }
  if (itemStatus.sentMs === null) return send()
  const found = await askSupplier(supplier, () => at.find(bought, key))
  const isLost = found.kind === 'done' && found.value.state === 'none' && deps.clock.nowMs() - itemStatus.sentMs >= graceMs(supplier)
  return isLost ? send() : found
}

/** Notes when the order is sent; false where another node has sent it or turned the booking back since this one looked: it must not be sent from here then. */
async function noteSending(deps: ShopDeps, tx: Tx, booking: Booking, seen: ItemStatus): Promise<boolean> {
  const locked = await deps.bookings.lock(tx, booking.orgId, booking.bookingId)
  const now = await itemStatusOf(deps, tx, locked, seen)
  if (now.state !== seen.state || now.sentMs !== seen.sentMs) return false
  const nowMs = deps.clock.nowMs()
  await deps.bookings.changeItem(tx, locked, now, { sentMs: nowMs, ...(now.askedMs === null && { askedMs: nowMs }) })
  return true
}

const itemStatusOf = async (deps: ShopDeps, tx: Tx, booking: Booking, { itemNo }: Pick<BookingItem, 'itemNo'>): Promise<ItemStatus> =>
  (await deps.bookings.itemStatusesOf(tx, booking))[itemNo - 1]!

interface Ordered {
  readonly bookingId: BookingId
  readonly item: BookingItem
  readonly result: SupplierResult<SupplierOrder>
}

/** An operator may have settled it meanwhile: that decision is final. */
async function record(deps: ShopDeps, tx: Tx, { bookingId, item, result }: Ordered, orgId: Booking['orgId']): Promise<Verdict> {
  const booking = await deps.bookings.lock(tx, orgId, bookingId)
  const itemStatus = await itemStatusOf(deps, tx, booking, item)
  const decided = decidedOf(itemStatus)
  if (decided) return decided
  const change = (to: Parameters<ShopDeps['bookings']['changeItem']>[3]) => deps.bookings.changeItem(tx, booking, itemStatus, to)
  if (result.kind === 'done' && result.value.state === 'confirmed') {
    const { supplierReference, total, proofs = [] } = result.value
    if (equals(total, suppliedQuote(item).total)) {
      await change({ state: 'confirmed', supplierReference, askedMs: null })
      deps.bookings.addProofs(tx, booking, item.itemNo, proofs)
      return done()
    }
    // Its reference is stored to cancel it: the traveller did not consent to that price.
    await change({ supplierReference })
    return refused({ code: 'price_changed' })
  }
  const isRefused = result.kind === 'refused' || (result.kind === 'done' && (result.value.state === 'rejected' || result.value.state === 'cancelled'))
  if (isRefused) {
    await change({ state: 'failed', askedMs: null })
    return refused(NOT_CONFIRMED)
  }
  const { confirmWithinMs } = deps.products.rulesOf(item.product)
  if (deps.clock.nowMs() - (itemStatus.askedMs ?? deps.clock.nowMs()) < confirmWithinMs) return unknown()
  if (itemStatus.state === 'confirming') {
    await change({ state: 'unknown' })
    await deps.payments.alarms.raise(tx, { orgId, bookingId, kind: SILENT, detail: { itemNo: item.itemNo, supplier: item.supplier, key: itemStatus.key } })
    await deps.bookings.announceWaiting(tx, booking)
  }
  return retry(SLOW_MS)
}
