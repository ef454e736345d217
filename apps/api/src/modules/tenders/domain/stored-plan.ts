import type { BookingId, Money, OrgId, UserId } from '@sojourn/kernel'
import type { TenderPlan } from './plan.ts'

/** Points that a booking earns: one for each whole unit of the organisation's currency that is paid in money. */
export interface Earning {
  readonly typeCode: string
  readonly label: string
  readonly unit: string
  readonly points: number
}

/** How a booking is paid, as decided when it was placed, and what it earns. */
export interface StoredPlan {
  readonly orgId: OrgId
  readonly bookingId: BookingId
  readonly userId: UserId
  readonly plan: TenderPlan
  readonly earns: Earning | null
  /** The lot of its earned points, once they were posted. */
  readonly lotId: string | null
}

/** One line of a ledger posting. */
export interface StoredLine {
  readonly account: string
  readonly side: 'debit' | 'credit'
  readonly amount: Money
  readonly subject?: string
}

/** A refund of a booking as it was divided: a second call with its key returns the same. */
export interface StoredReturn {
  readonly orgId: OrgId
  readonly bookingId: BookingId
  readonly key: string
  readonly refund: Money
  readonly card: Money
  readonly lines: readonly StoredLine[]
}
