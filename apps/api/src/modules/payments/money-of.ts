import { say } from '@sojourn/i18n'
import { add, type BookingId, type Currency, type Money, negate, type OrgId, sum, type Tx } from '@sojourn/kernel'
import { attemptStore } from './data/attempt-store.sql.ts'
import { refundStore } from './data/refund-store.sql.ts'

export interface Movement {
  readonly kind: 'payment' | 'refund'
  readonly label: string
  /** Refunds are negative. */
  readonly amount: Money
  readonly atMs: number
}

export interface MoneyOf {
  readonly paid: Money
  /** What is being refunded or was refunded. */
  readonly refunded: Money
  /** The card that paid, in the current language: `Visa ending 4242`. */
  readonly paidWith: string | null
  readonly movements: readonly Movement[]
}

/** What was paid for a booking and what went back, from our own records. */
export async function moneyOf(tx: Tx, orgId: OrgId, bookingId: BookingId, currency: Currency): Promise<MoneyOf> {
  const attempts = await attemptStore.listOf(tx, orgId, bookingId)
  const refunds = (await refundStore.listOf(tx, orgId, bookingId)).filter((refund) => refund.state !== 'failed')
  // A setup takes nothing.
  const paid = attempts.filter((attempt) => attempt.state === 'succeeded' && attempt.kind === 'payment')
  const card = paid[0]?.paidCard
  const paidWith = card ? say`${card.brand} ending ${card.last4}` : null
  const label = paidWith ?? say`Card`
  return {
    paid: sum(
      currency,
      paid.map((attempt) => attempt.amount),
    ),
    refunded: refunds.reduce((total, refund) => add(total, refund.amount), sum(currency, [])),
    paidWith,
    movements: [
      ...paid.map((attempt) => ({ kind: 'payment' as const, label, amount: attempt.amount, atMs: attempt.settledAtMs ?? attempt.createdAtMs })),
      ...refunds.map((refund) => ({ kind: 'refund' as const, label: say`Refund to ${label}`, amount: negate(refund.amount), atMs: refund.createdAtMs })),
    ],
  }
}
