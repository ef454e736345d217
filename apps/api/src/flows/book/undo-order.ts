import { never, type Tx, zero } from '@sojourn/kernel'
import type { Booking, BookingItem, ItemStatus } from '../../modules/bookings/index.ts'
import { done, retry, type SagaDefinition, type StepContext, unknown, type Verdict } from '../../modules/sagas/index.ts'
import type { BoughtItem, RemoteSupplier } from '../../sale/product.ts'
import { askSupplier } from '../ask-supplier.ts'
import { cancelOrder } from '../cancel-order.ts'
import { boughtItem, orderedAt, remoteOf } from '../items.ts'
import { itemOf, ofItem, type ShopDeps, UNDO_ORDER } from '../shop-deps.ts'
import { NOT_CANCELLED, SLOW_MS } from '../supplier-silence.ts'

type Context = StepContext<Record<string, never>>

interface Undoing {
  readonly booking: Booking
  readonly item: BookingItem
  readonly itemStatus: ItemStatus
  readonly supplier: RemoteSupplier
  readonly bought: BoughtItem
}

/** Cancels at its supplier what was or may have been ordered for a failed booking, until the supplier has confirmed that it has no such order. */
export const undoOrderSaga = (deps: () => ShopDeps): SagaDefinition<Record<string, never>> => ({
  kind: UNDO_ORDER,
  steps: [
    {
      name: 'cancel_order',
      async call(ctx) {
        const undoing = await deps().transactions.inTenant(ctx.orgId, (tx) => read(deps(), tx, ctx))
        if (undoing.itemStatus.settled === 'cancelled') return done()
        return takeBack(deps(), undoing, ctx.key)
      },
      async write(tx, ctx) {
        const { booking, itemStatus } = await read(deps(), tx, ctx)
        await deps().bookings.changeItem(tx, booking, itemStatus, { state: 'cancelled', askedMs: null })
        return done()
      },
    },
  ],
})

async function read(deps: ShopDeps, tx: Tx, { orgId, subject }: Context): Promise<Undoing> {
  const { bookingId, itemNo } = itemOf(subject)
  const booking = await deps.bookings.lock(tx, orgId, bookingId)
  const item = booking.items[itemNo - 1]!
  const itemStatus = (await deps.bookings.itemStatusesOf(tx, booking))[itemNo - 1]!
  return { booking, item, itemStatus, supplier: remoteOf(deps, item)!, bought: boughtItem(deps, booking, item) }
}

async function takeBack(deps: ShopDeps, undoing: Undoing, key: string): Promise<Verdict> {
  const { booking, item, itemStatus, supplier, bought } = undoing
  if (booking.changes) return leaveOrder(deps, undoing)
  const found: Found = itemStatus.supplierReference ? { order: itemStatus.supplierReference } : await findOrder(deps, undoing)
  if (found === 'none') return done()
  if (found === 'no_answer') return waiting(deps, undoing, 'silent')
  const cost = zero(item.quote.currency)
  const answer = await cancelOrder(supplier, bought, { booking, supplierReference: found.order, cost, key, orderKey: itemStatus.key! })
  switch (answer.kind) {
    case 'done':
      return done()
    case 'refused':
      return waiting(deps, undoing, answer.refusal.code)
    case 'unknown':
      return waiting(deps, undoing, 'silent')
    default:
      return never(answer)
  }
}

/** A change that failed leaves the order of what it was to change. One that was made all the same cannot be taken back: a person looks. */
async function leaveOrder(deps: ShopDeps, undoing: Undoing): Promise<Verdict> {
  const found = await findOrder(deps, undoing)
  return found === 'none' ? done() : waiting(deps, undoing, found === 'no_answer' ? 'silent' : 'changed_there')
}

type Found = { readonly order: string } | 'none' | 'no_answer'

/** The order by its key. One that comes late is found here too: that there is none is believed once the product's patience is over. */
async function findOrder(deps: ShopDeps, { booking, item, itemStatus, supplier, bought }: Undoing): Promise<Found> {
  const found = await askSupplier(supplier, () => orderedAt(supplier, booking).find(bought, itemStatus.key!))
  if (found.kind !== 'done') return 'no_answer'
  switch (found.value.state) {
    case 'confirmed':
      return { order: found.value.supplierReference }
    case 'rejected':
    case 'cancelled':
      return 'none'
    case 'none': {
      const { confirmWithinMs } = deps.products.rulesOf(item.product)
      return deps.clock.nowMs() - (itemStatus.sentMs ?? 0) >= confirmWithinMs ? 'none' : 'no_answer'
    }
    case 'pending':
      return 'no_answer'
  }
}

/** Asked again soon, and slowly once the product's time limit is over: an alarm was raised then. */
async function waiting(deps: ShopDeps, { booking, item, itemStatus }: Undoing, why: string): Promise<Verdict> {
  const { confirmWithinMs } = deps.products.rulesOf(item.product)
  const isLate = deps.clock.nowMs() - (itemStatus.askedMs ?? 0) >= confirmWithinMs
  if (!isLate && why === 'silent') return unknown()
  const { orgId, bookingId } = booking
  const detail = { itemNo: item.itemNo, supplier: item.supplier, reference: itemStatus.supplierReference, of: ofItem(bookingId, item.itemNo), why }
  await deps.transactions.inTenant(orgId, (tx) => deps.payments.alarms.raise(tx, { orgId, bookingId, kind: NOT_CANCELLED, detail }))
  return retry(SLOW_MS)
}
