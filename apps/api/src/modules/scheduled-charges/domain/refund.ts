import type { Id, Money, OrgId } from '@sojourn/kernel'
import type { ChargeAttemptId } from './attempt.ts'
import type { ChargeId } from './charge.ts'

export type ChargeRefundId = Id<'charge refund'>
/** `wanted` is written and not sent, `unknown` was not answered, `pending` the gateway has taken on. */
export type ChargeRefundState = 'wanted' | 'unknown' | 'pending' | 'succeeded' | 'failed'

/** A refund of a charge to the card that paid it. */
export interface ChargeRefund {
  readonly orgId: OrgId
  readonly refundId: ChargeRefundId
  readonly chargeId: ChargeId
  readonly attemptId: ChargeAttemptId
  readonly intentId: string
  readonly key: string
  readonly generation: number
  readonly amount: Money
  readonly reason: string
  /** `gateway`: its merchant made it there, and we found it. */
  readonly actor: 'shop' | 'gateway'
  readonly state: ChargeRefundState
  readonly gatewayRefundId: string | null
  readonly asks: number
  readonly nextAskMs: number | null
  readonly atMs: number
}

type Found = { readonly id: string; readonly state: 'pending' | 'succeeded' | 'failed' }

/** As the gateway has it. The bank may still send back what was called done. */
export function afterFound(refund: ChargeRefund, found: Found, nowMs: number): ChargeRefund {
  if (refund.state === 'failed' || (refund.state === 'succeeded' && found.state !== 'failed')) return refund
  const nextAskMs = found.state === 'pending' ? nowMs + Math.min(3_600_000, 5_000 * 2 ** Math.min(refund.asks, 10)) : null
  return { ...refund, gatewayRefundId: found.id, state: found.state, asks: refund.asks + 1, nextAskMs }
}

export function afterNoAnswer(refund: ChargeRefund, isSpent: boolean, nowMs: number): ChargeRefund {
  const nextAskMs = nowMs + Math.min(3_600_000, 2_000 * 2 ** Math.min(refund.asks, 12))
  if (refund.gatewayRefundId) return { ...refund, asks: refund.asks + 1, nextAskMs }
  return { ...refund, state: 'unknown', generation: refund.generation + (isSpent ? 1 : 0), asks: refund.asks + 1, nextAskMs }
}
