import { add, type Money, never, subtract, type Tx, zero } from '@sojourn/kernel'
import type { Booking, BookingItem, ItemStatus } from '../../modules/bookings/index.ts'
import { done, refused, retry, type SagaDefinition, type StepContext, unknown, type Verdict } from '../../modules/sagas/index.ts'
import { changeFeeOf } from '../../sale/changing.ts'
import { divideRetained } from '../../sale/resale.ts'
import { cancelOrder } from '../cancel-order.ts'
import { boughtItem, remoteOf, suppliedQuote } from '../items.ts'
import { CANCEL_ITEM, itemOf, type ShopDeps } from '../shop-deps.ts'
import { NOT_CANCELLED, SLOW_MS } from '../supplier-silence.ts'
import { endItem, type ItemRefund, refundKeyOf } from './end-item.ts'
import { sendWanted } from './saga.ts'

/** What the traveller consented to. */
export type CancelItemInput = ItemRefund

type Context = StepContext<CancelItemInput>

const retainedOf = ({ kept: retained, fee }: CancelItemInput) => ({ retained, ...(fee && { fee }) })

/** The supplier cancels first, under the cost that was shown; then the item ends and its money is refunded. If refused, the item stays as it was. */
export const cancelItemSaga = (deps: () => ShopDeps): SagaDefinition<CancelItemInput> => ({
  kind: CANCEL_ITEM,
  steps: [
    {
      name: 'cancel_at_supplier',
      call: (ctx) => cancelAtSupplier(deps(), ctx),
      async write(tx, ctx) {
        const { booking, item } = await read(deps(), tx, ctx)
        const { sends } = await endItem(deps(), tx, booking, item, retainedOf(ctx.input))
        return done({ sends })
      },
    },
    {
      name: 'send_refund',
      async call(ctx) {
        const { booking, item } = await deps().transactions.inTenant(ctx.orgId, (tx) => read(deps(), tx, ctx))
        const { sends } = ctx.resultOf('cancel_at_supplier') as { sends: boolean }
        return sends ? sendWanted(deps(), ctx.orgId, booking.bookingId, refundKeyOf(booking, item)) : done()
      },
    },
  ],
  async onUndone(tx, ctx) {
    const { booking, itemStatus } = await read(deps(), tx, ctx)
    if (itemStatus.state === 'cancelling') await deps().bookings.changeItem(tx, booking, itemStatus, { state: 'confirmed', askedMs: null, settled: null })
  },
})

interface Cancelling {
  readonly booking: Booking
  readonly item: BookingItem
  readonly itemStatus: ItemStatus
}

async function read(deps: ShopDeps, tx: Tx, { orgId, subject }: Context): Promise<Cancelling> {
  const { bookingId, itemNo } = itemOf(subject)
  const booking = await deps.bookings.lock(tx, orgId, bookingId)
  return { booking, item: booking.items[itemNo - 1]!, itemStatus: (await deps.bookings.itemStatusesOf(tx, booking))[itemNo - 1]! }
}

async function cancelAtSupplier(deps: ShopDeps, ctx: Context): Promise<Verdict> {
  const cancelling = await deps.transactions.inTenant(ctx.orgId, (tx) => read(deps, tx, ctx))
  const { booking, item, itemStatus } = cancelling
  if (itemStatus.settled === 'cancelled') return done()
  if (itemStatus.settled === 'refused') return refused({ code: 'not_cancelled' })
  const supplier = remoteOf(deps, item)!
  const supplierReference = itemStatus.supplierReference ?? ''
  const cost = costOf(booking, item, ctx.input)
  const answer = await cancelOrder(supplier, boughtItem(deps, booking, item), { booking, supplierReference, cost, key: ctx.key, orderKey: itemStatus.key! })
  switch (answer.kind) {
    case 'done':
      return done()
    case 'refused':
      return notCancelled(deps, cancelling, answer.refusal.code)
    case 'unknown':
      return silent(deps, cancelling)
    default:
      return never(answer)
  }
}

/** The supplier may ask for no more than the fee the traveller was shown, less the agent's part of it. Where that was all they paid, it may ask for all of its own price. */
function costOf(booking: Booking, item: BookingItem, { kept: retained }: CancelItemInput): Money {
  const { currency, payNow } = item.quote
  // What changing it cost was spent before.
  if (booking.changes) return subtract(add(zero(currency), retained), changeFeeOf(item.quote))
  return retained.minor === payNow.minor ? suppliedQuote(item).payNow : divideRetained({ items: [item], payNow }, add(zero(currency), retained)).provider
}

/** Its answer contradicts its terms: the booking remains, and an alarm asks a person to look. */
async function notCancelled(deps: ShopDeps, cancelling: Cancelling, why: string): Promise<Verdict> {
  await alarm(deps, cancelling, why)
  return refused({ code: 'not_cancelled' })
}

async function silent(deps: ShopDeps, cancelling: Cancelling): Promise<Verdict> {
  const { confirmWithinMs } = deps.products.rulesOf(cancelling.item.product)
  if (deps.clock.nowMs() - (cancelling.itemStatus.askedMs ?? 0) < confirmWithinMs) return unknown()
  await alarm(deps, cancelling, 'silent')
  return retry(SLOW_MS)
}

async function alarm(deps: ShopDeps, { booking, item, itemStatus }: Cancelling, why: string): Promise<void> {
  const { orgId, bookingId } = booking
  const detail = { itemNo: item.itemNo, supplier: item.supplier, reference: itemStatus.supplierReference, why }
  await deps.transactions.inTenant(orgId, (tx) => deps.payments.alarms.raise(tx, { orgId, bookingId, kind: NOT_CANCELLED, detail }))
}
