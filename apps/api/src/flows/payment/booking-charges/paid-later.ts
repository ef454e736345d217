import { type Money, min, subtract, sum, type Tx } from '@sojourn/kernel'
import type { Booking } from '../../../modules/bookings/index.ts'
import type { Charge, ChargeAttempt, ChargeRefund } from '../../../modules/scheduled-charges/index.ts'
import type { ShopDeps } from '../../shop-deps.ts'
import { partOf, subjectOf } from './booking-subject.ts'

/** A charge that was paid after a booking, and what of it is left after its refunds. */
export interface PaidCharge {
  readonly charge: Charge
  readonly itemNo: number
  readonly attempt: ChargeAttempt
  readonly refunds: readonly ChargeRefund[]
  readonly left: Money
}

type Deps = Pick<ShopDeps, 'scheduled'>

/** All that was charged for a booking after it was made, the newest first. */
export async function paidChargesOf({ scheduled }: Deps, tx: Tx, booking: Pick<Booking, 'orgId' | 'bookingId'>): Promise<PaidCharge[]> {
  const charges = (await scheduled.charges.ofSubject(tx, subjectOf(booking))).filter(({ state }) => state === 'paid')
  if (charges.length === 0) return []
  const ids = charges.map(({ chargeId }) => chargeId)
  const [attempts, refunds] = [await scheduled.attempts.listOfAll(tx, booking.orgId, ids), await scheduled.refunds.listOfAll(tx, booking.orgId, ids)]
  const paid = charges.flatMap((charge): PaidCharge[] => {
    const attempt = attempts.find(({ attemptId }) => attemptId === charge.paidRef)
    if (!attempt) return []
    const own = refunds.filter(({ chargeId, state }) => chargeId === charge.chargeId && state !== 'failed')
    const left = own.reduce((rest, { amount }) => subtract(rest, min(rest, amount)), charge.amount)
    return [{ charge, itemNo: partOf(charge).itemNo, attempt, refunds: own, left }]
  })
  return paid.toSorted((a, b) => (b.charge.settledAtMs ?? 0) - (a.charge.settledAtMs ?? 0) || (a.charge.chargeId < b.charge.chargeId ? 1 : -1))
}

/** What was charged for some items after their booking as parts of their price, without what went back: fees are no part of it. */
export const paidLaterFor = (paid: readonly PaidCharge[], items: readonly { readonly itemNo: number }[], currency: string): Money =>
  sum(
    currency,
    paid.filter(({ charge, itemNo }) => charge.kind === 'balance' && items.some((item) => item.itemNo === itemNo)).map(({ left }) => left),
  )
