import type { BookingId, Id, Money, OrgId } from '@sojourn/kernel'
import type { AttemptId } from './attempt.ts'

export type RefundId = Id<'refund'>
/** `wanted` is written and not sent; `unknown` was sent and not answered; `pending` the gateway has taken on. */
export type RefundState = 'wanted' | 'unknown' | 'pending' | 'succeeded' | 'failed'

export interface Refund {
  readonly orgId: OrgId
  readonly refundId: RefundId
  readonly bookingId: BookingId
  readonly attemptId: AttemptId
  /** The payment at the gateway that the money goes back to. */
  readonly intentId: string
  readonly key: string
  readonly generation: number
  readonly gatewayRefundId: string | null
  readonly amount: Money
  readonly reason: string
  /** `gateway`: its merchant made it there, and we found it. */
  readonly actor: 'shop' | 'gateway'
  /** Of one that was made at the gateway: how much of it is counted against what we promised. */
  readonly countedMinor: number
  readonly state: RefundState
  readonly asks: number
  readonly nextAskMs: number | null
  readonly createdAtMs: number
  readonly settledAtMs: number | null
}

/** A refund as the gateway reports it. */
export interface GatewayRefund {
  readonly id: string
  readonly state: 'pending' | 'succeeded' | 'failed'
}

/** The bank may still send a refund back that the gateway called done: a failure changes even that. */
export function afterRefundAnswer(refund: Refund, found: GatewayRefund, nowMs: number): Refund {
  if (refund.state === 'failed' || (refund.state === 'succeeded' && found.state !== 'failed')) return refund
  const open = found.state === 'pending'
  return {
    ...refund,
    gatewayRefundId: found.id,
    state: found.state,
    asks: refund.asks + 1,
    nextAskMs: open ? nowMs + Math.min(3_600_000, 5_000 * 2 ** Math.min(refund.asks, 10)) : null,
    settledAtMs: open ? null : nowMs,
  }
}

export function afterNoRefundAnswer(refund: Refund, spent: boolean, nowMs: number): Refund {
  if (refund.state !== 'wanted' && refund.state !== 'unknown') return refund
  return {
    ...refund,
    state: 'unknown',
    generation: refund.generation + (spent ? 1 : 0),
    asks: refund.asks + 1,
    nextAskMs: nowMs + Math.min(10_000, 1_000 * 2 ** Math.min(refund.asks, 4)),
  }
}

/** True where the gateway has the refund on its books: our money has left. */
export const hasLeft = (state: RefundState): boolean => state === 'pending' || state === 'succeeded'
