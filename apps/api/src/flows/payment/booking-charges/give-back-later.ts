import { isZero, type Money, min, money, scale, subtract, type Tx, zero } from '@sojourn/kernel'
import type { Booking, BookingItem } from '../../../modules/bookings/index.ts'
import { debit, type PostingLine } from '../../../modules/ledger/index.ts'
import { instalmentsOf } from '../../../sale/charged-later.ts'
import type { ShopDeps } from '../../shop-deps.ts'
import { partOf, subjectOf } from './booking-subject.ts'
import { type PaidCharge, paidChargesOf } from './paid-later.ts'

type Deps = Pick<ShopDeps, 'scheduled' | 'refundLater'>

/** Whether something of a booking is charged, or may have been, after it was made. */
export const hasLater = ({ items }: { readonly items: readonly Pick<BookingItem, 'quote'>[] }): boolean =>
  items.some(({ quote }) => (quote.instalments?.length ?? 0) > 0)

/** From here on nothing is charged for these items, and what was stays as it is until the transaction ends. The booking is locked before. */
export async function stopCharging({ scheduled }: Deps, tx: Tx, booking: Booking, items: readonly BookingItem[], why: string): Promise<readonly PaidCharge[]> {
  if (!hasLater(booking)) return []
  const isMeant = (itemNo: number) => items.some((item) => item.itemNo === itemNo)
  await scheduled.charges.callOff(tx, subjectOf(booking), why, (charge) => charge.kind === 'balance' && isMeant(partOf(charge).itemNo))
  return paidChargesOf({ scheduled }, tx, booking)
}

/** A part of what was charged later, to be refunded: the newest first. */
interface LaterBack {
  readonly paid: PaidCharge
  readonly amount: Money
}

/** Divides a refund: what goes back of later charges for these items, and what is left of it for the payment that was made with the booking. */
export function divideLater(paid: readonly PaidCharge[], items: readonly { readonly itemNo: number }[], refund: Money) {
  const back: LaterBack[] = []
  let rest = refund
  for (const each of paid) {
    if (each.charge.kind !== 'balance' || !items.some(({ itemNo }) => itemNo === each.itemNo)) continue
    const amount = min(rest, each.left)
    if (isZero(amount)) continue
    back.push({ paid: each, amount })
    rest = subtract(rest, amount)
  }
  return { back, rest }
}

/** Promises back these parts, each to what paid it. */
export async function refundLater(deps: Deps, tx: Tx, booking: Booking, back: readonly LaterBack[]): Promise<void> {
  const instalments = instalmentsOf(booking.items)
  for (const { paid, amount } of back) {
    const { orgId, chargeId, amount: whole } = paid.charge
    const { itemNo, no } = partOf(paid.charge)
    const tax = instalments.find((each) => each.itemNo === itemNo && each.no === no)?.tax ?? zero(amount.currency)
    await deps.refundLater(tx, { orgId, chargeId, key: 'cancelled', amount, reason: 'cancelled', from: takenFrom(amount, whole, tax) })
  }
}

/** Of a charge that went to the provider and to the state, a part: of both alike. */
function takenFrom(amount: Money, whole: Money, tax: Money): readonly PostingLine[] {
  const taxBack = scale(tax, amount.minor, whole.minor)
  return [debit('supplier_payable', money(amount.minor - taxBack.minor, amount.currency)), debit('tax_payable', taxBack)]
}
