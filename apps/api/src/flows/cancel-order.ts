import { type Money, never } from '@sojourn/kernel'
import type { Booking } from '../modules/bookings/index.ts'
import type { BoughtItem, RemoteSupplier, SupplierResult } from '../sale/product.ts'
import { askSupplier } from './ask-supplier.ts'
import { orderedAt } from './items.ts'

/** An order to cancel at its supplier. */
export interface OrderToCancel {
  readonly booking: Pick<Booking, 'changes'>
  readonly supplierReference: string
  /** What cancelling it may cost at most. */
  readonly cost: Money
  /** Of the cancellation: the same on every repeat. */
  readonly key: string
  /** What the order was sent with. */
  readonly orderKey: string
}

/**
 * Cancels an order at a remote supplier, outside any transaction. A refusal counts only while the order still exists: a supplier that forgets keys refuses to cancel again
 * what it has cancelled, where its first answer was lost.
 */
export async function cancelOrder(
  supplier: RemoteSupplier,
  bought: BoughtItem,
  { booking, orderKey, ...order }: OrderToCancel,
): Promise<SupplierResult<unknown>> {
  const answer = await askSupplier(supplier, () => supplier.cancel(bought, order))
  switch (answer.kind) {
    case 'done':
    case 'unknown':
      return answer
    case 'refused': {
      const found = await askSupplier(supplier, () => orderedAt(supplier, booking).find(bought, orderKey))
      if (found.kind === 'unknown') return found
      return found.kind === 'done' && found.value.state === 'cancelled' ? { kind: 'done', value: null } : answer
    }
    default:
      return never(answer)
  }
}
