import { say } from '@sojourn/i18n'
import { type BookingId, never, type Outcome, refuse, type Tx } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import {
  type Booking,
  type BookingItem,
  type CostOfItem,
  type ItemStatus,
  isCancellable,
  nothingLeft,
  wasConfirmed,
  wholeOnly,
  whyNotCancellable,
} from '../../modules/bookings/index.ts'
import { askSupplier } from '../ask-supplier.ts'
import { boughtItem, hasRemote, localOf, remoteOf } from '../items.ts'
import type { ShopDeps } from '../shop-deps.ts'

/** What is to be cancelled: a booking, or one item of it. */
export interface QuoteRequest {
  readonly booking_id: string
  readonly item_no?: number | undefined
}

/** The items of a booking that a request is about, in their present state. */
export interface Targets {
  readonly booking: Booking
  readonly itemStatuses: readonly ItemStatus[]
  /** Those that may be cancelled. */
  readonly items: readonly BookingItem[]
  /** Cancelled as one, in one transaction: nothing of it is cancelled yet, and all of it is our own stock. */
  readonly isWhole: boolean
}

/** The traveller, their agent, or an operator. */
export const mayCancel = async (deps: ShopDeps, tx: Tx, caller: SignedInCaller, { userId }: Booking): Promise<boolean> =>
  userId === caller.user.userId || (await deps.acting.mayActFor(tx, caller, userId))

/** The caller's booking, locked; null where there is none or the caller has no part in it. */
export async function own(deps: ShopDeps, tx: Tx, caller: SignedInCaller, bookingId: string): Promise<Booking | null> {
  const found = await deps.bookings.find(tx, caller.orgId, bookingId as BookingId)
  if (!found || !(await mayCancel(deps, tx, caller, found))) return null
  // A change that is in force is cancelled as the booking that it is a part of.
  return found.changes && wasConfirmed(found) ? deps.bookings.lockRoot(tx, found) : deps.bookings.lock(tx, caller.orgId, found.bookingId)
}

/** The parts of what is to be cancelled. The booking is locked; its changes are locked here. */
export async function partsToCancel<Wish extends QuoteRequest>(
  deps: ShopDeps,
  tx: Tx,
  request: Wish,
  booking: Booking,
): Promise<{ booking: Booking; request: Wish }[]> {
  const itemStatuses = await deps.bookings.itemStatusesOf(tx, booking)
  const asked = itemStatuses.filter(({ itemNo }) => request.item_no === undefined || itemNo === request.item_no)
  if (!asked.some(({ changedTo }) => changedTo)) return [{ booking, request }]
  const parts = []
  for (const { itemNo, state, changedTo } of asked) {
    if (!changedTo) {
      if (state !== 'cancelled' || booking.status === 'cancelled') parts.push({ booking, request: { ...request, item_no: itemNo } })
      continue
    }
    const [newest] = await deps.bookings.itemVersionsOf(tx, booking, itemNo)
    const change = await deps.bookings.lock(tx, booking.orgId, newest.booking.bookingId)
    if (change.status === 'confirmed' || booking.status === 'cancelled' || request.item_no !== undefined)
      parts.push({ booking: change, request: { ...request, booking_id: change.bookingId, item_no: undefined } })
  }
  return parts
}

/** Which items a request would cancel now. Refuses `not_found`, and `not_cancellable` with the reason for a person. */
export async function targetsOf(deps: ShopDeps, tx: Tx, { item_no }: QuoteRequest, booking: Booking): Promise<Outcome<Targets>> {
  const itemStatuses = await deps.bookings.itemStatusesOf(tx, booking)
  const asked = booking.items.filter(({ itemNo }) => item_no === undefined || itemNo === item_no)
  if (asked.length === 0) return refuse('not_found', { message: say`We couldn't find this item.` })
  const items = asked.filter(({ itemNo }) => itemStatuses[itemNo - 1]!.state === 'confirmed')
  const isOpen = isCancellable({ ...booking, items: items.length > 0 ? items : asked }, deps.clock.nowMs())
  if (!isOpen)
    return refuse('not_cancellable', {
      message: whyNotCancellable(deps.products, item_no === undefined ? booking : { ...booking, product: asked[0]!.product }),
    })
  if (items.length === 0) return refuse('not_cancellable', { message: nothingLeft() })
  const whole = item_no === undefined ? null : wholeOnly(deps.products, booking)
  if (whole) return refuse('not_cancellable', { message: whole })
  for (const item of items)
    if ((await localOf(deps, item)?.mayCancel?.(tx, boughtItem(deps, booking, item))) === false)
      return refuse('not_cancellable', { message: deps.products.get(item.product).words.texts().tooLateToCancel })
  return { ok: true, value: { booking, itemStatuses, items, isWhole: !booking.changes && items.length === booking.items.length && !hasRemote(deps, booking) } }
}

/**
 * What suppliers ask for cancelling, where only they set it. Outside any transaction. Refuses `supplier_silent`, and `not_cancellable` where one does not cancel at all.
 */
async function costsOf(deps: ShopDeps, { booking, items, itemStatuses }: Targets): Promise<Outcome<ReadonlyMap<number, CostOfItem>>> {
  const costs = new Map<number, CostOfItem>()
  for (const item of items) {
    const supplier = remoteOf(deps, item)
    if (!supplier || item.terms.cancellationBy !== 'supplier') continue
    const reference = itemStatuses[item.itemNo - 1]!.supplierReference ?? ''
    const result = await askSupplier(supplier, () => supplier.quoteCancellation(boughtItem(deps, booking, item), reference))
    switch (result.kind) {
      case 'done':
        costs.set(item.itemNo, result.value)
        break
      case 'refused':
        return refuse('not_cancellable', { message: say`The supplier no longer accepts cancellations for this booking. Nothing was changed.` })
      case 'unknown':
        return refuse('supplier_silent')
      default:
        return never(result)
    }
  }
  return { ok: true, value: costs }
}

/** What suppliers ask for cancelling, item by item of each booking: one that was changed is of several. */
export type Costs = ReadonlyMap<BookingId, ReadonlyMap<number, CostOfItem>>

/** The first look, in a transaction of its own, and what suppliers say to it: nothing where none had to be asked. */
export async function costsFor(deps: ShopDeps, request: QuoteRequest, caller: SignedInCaller): Promise<Outcome<Costs>> {
  const found = await deps.transactions.inTenant(caller.orgId, async (tx): Promise<Targets[]> => {
    const booking = await own(deps, tx, caller, request.booking_id)
    const all: Targets[] = []
    for (const part of booking ? await partsToCancel(deps, tx, request, booking) : []) {
      // What is refused is refused in the transaction that counts.
      const targets = hasRemote(deps, part.booking) ? await targetsOf(deps, tx, part.request, part.booking) : null
      if (targets?.ok) all.push(targets.value)
    }
    return all
  })
  const costs = new Map<BookingId, ReadonlyMap<number, CostOfItem>>()
  for (const targets of found) {
    const asked = await costsOf(deps, targets)
    if (!asked.ok) return asked
    costs.set(targets.booking.bookingId, asked.value)
  }
  return { ok: true, value: costs }
}
