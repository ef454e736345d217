import type { unknownItems as call, DataOf } from '@sojourn/contracts'
import { accept, type Outcome, refuse, toMajor } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import { paidFor } from '../../modules/bookings/index.ts'
import type { ShopDeps } from '../shop-deps.ts'

export const OPERATOR = 1
const AT_ONCE_MAX = 200
/** A cancellation that is quicker need not be listed. */
const LATE_MS = 60_000

/** What suppliers owe the caller's organisation an answer for. */
export async function listUnknown({ transactions, bookings, clock }: ShopDeps, { orgId, user }: SignedInCaller): Promise<Outcome<DataOf<typeof call>>> {
  if (user.usrType !== OPERATOR) return refuse('not_allowed')
  return transactions.inTenant(
    orgId,
    async (tx) => {
      const open = await bookings.listUnsettled(tx, orgId, clock.nowMs() - LATE_MS, AT_ONCE_MAX)
      const found = await bookings.findAll(tx, orgId, [...new Set(open.map(({ bookingId }) => bookingId))])
      const items: DataOf<typeof call>['items'] = []
      for (const { bookingId, itemNo } of open) {
        const booking = found.find((each) => each.bookingId === bookingId)!
        const item = booking.items[itemNo - 1]!
        const itemStatus = (await bookings.itemStatusesOf(tx, booking))[itemNo - 1]!
        const paid = paidFor(booking, item)
        items.push({
          booking_id: bookingId,
          booking_status: booking.status,
          item_no: itemNo,
          state: itemStatus.state,
          product: item.product,
          title: item.description.title,
          supplier: item.supplier,
          supplier_reference: itemStatus.supplierReference,
          key: itemStatus.key,
          asked_at: itemStatus.askedMs === null ? null : new Date(itemStatus.askedMs).toISOString(),
          paid: toMajor(paid),
          currency: paid.currency,
        })
      }
      return accept({ items })
    },
    { readOnly: true },
  )
}
