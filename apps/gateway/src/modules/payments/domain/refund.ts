import type { Money, OrgId } from '@sojourn/kernel'
import type { RefundAnswer } from './answer.ts'
import type { Charge } from './charge.ts'
import type { ChargeId, PaymentId, RefundId } from './payment.ts'

export type RefundState = 'pending' | 'succeeded' | 'failed' | 'canceled'

/** A refund to the card that was charged. It counts against the charge as soon as it is stored. */
export interface Refund {
  readonly id: RefundId
  readonly merchantId: OrgId
  readonly paymentId: PaymentId
  readonly chargeId: ChargeId
  readonly amount: Money
  readonly state: RefundState
  readonly reason: string | null
  readonly failureReason: string | null
  readonly metadata: Readonly<Record<string, string>>
  readonly createdAtMs: number
  readonly askAtMs: number | null
  readonly asks: number
}

/** Only captured money can be refunded, and that only once. */
export const refundableMinor = (charge: Pick<Charge, 'state' | 'capturedMinor' | 'refundedMinor'>): number =>
  charge.state === 'succeeded' ? charge.capturedMinor - charge.refundedMinor : 0

export interface RefundSettlement {
  readonly state: RefundState
  readonly failureReason: string | null
  readonly open: boolean
}

/** A provider that does not answer leaves a refund pending: it is asked again, never refunded twice. */
export function settleRefund(answer: RefundAnswer): RefundSettlement {
  if (answer.kind === 'failed') return { state: 'failed', failureReason: answer.reason, open: false }
  if (answer.kind === 'canceled') return { state: 'canceled', failureReason: null, open: false }
  if (answer.kind === 'succeeded') return { state: 'succeeded', failureReason: null, open: answer.provisional }
  return { state: 'pending', failureReason: null, open: true }
}
