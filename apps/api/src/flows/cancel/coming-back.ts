import { type Money, money, sum, type Tx } from '@sojourn/kernel'
import type { Booking } from '../../modules/bookings/index.ts'
import type { ShopDeps } from '../shop-deps.ts'

type RefundPart = Awaited<ReturnType<ShopDeps['tendering']['split']>>[number]

interface PaidBack extends RefundPart {
  readonly kind: Exclude<RefundPart['kind'], 'waived'>
}

/** What a cancellation gives back from now on, by each way. */
export interface ComingBack {
  readonly parts: readonly PaidBack[]
  readonly total: Money
}

/** Divides a refund by the ways it goes: without what was waived, which nobody paid, and without what was given back at the gateway before. Ask before it is given back. */
export async function comingBack(deps: ShopDeps, tx: Tx, booking: Booking, refund: Money): Promise<ComingBack> {
  const before = await deps.payments.refunds.uncountedMinor(tx, booking.orgId, booking.bookingId)
  const split = await deps.tendering.split(tx, booking, refund)
  const parts = split.flatMap(({ kind, ...part }): PaidBack[] => {
    if (kind === 'waived') return []
    const left = kind === 'card' ? part.amount.minor - before : part.amount.minor
    return left > 0 ? [{ ...part, kind, amount: money(left, refund.currency) }] : []
  })
  return {
    parts,
    total: sum(
      refund.currency,
      parts.map(({ amount }) => amount),
    ),
  }
}
