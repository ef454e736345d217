import type { BookingId, OrgId, Tx } from '@sojourn/kernel'
import type { Attempt, AttemptId } from '../domain/attempt.ts'
import type { DecidedRoute } from '../domain/decided-route.ts'
import type { Refund, RefundId } from '../domain/refund.ts'

/** What attempts and refunds that are to be asked about are announced as. */
export const OPEN_PAYMENTS = 'open payments'

export interface AttemptStore {
  insert(tx: Tx, attempt: Attempt): Promise<void>
  /** What the gateway's word changes of it. */
  save(tx: Tx, attempt: Attempt): Promise<void>
  lock(tx: Tx, orgId: OrgId, attemptId: AttemptId): Promise<Attempt | null>
  /** Newest first. */
  listOf(tx: Tx, orgId: OrgId, bookingId: BookingId): Promise<Attempt[]>
  /** Across organisations: a webhook names no organisation of ours. */
  findByGatewayId(tx: Tx, gatewayPaymentId: string): Promise<Attempt | null>
  /** Takes those that are to be asked about; no other worker gets them until `untilMs`. */
  claimToAsk(tx: Tx, nowMs: number, untilMs: number, limit: number): Promise<Attempt[]>
  /** When the next is to be asked about; null where none is open. */
  nextAskMs(tx: Tx): Promise<number | null>
}

export interface RefundStore {
  insert(tx: Tx, refund: Refund): Promise<void>
  save(tx: Tx, refund: Refund): Promise<void>
  lock(tx: Tx, orgId: OrgId, refundId: RefundId): Promise<Refund | null>
  listOf(tx: Tx, orgId: OrgId, bookingId: BookingId): Promise<Refund[]>
  findByGatewayId(tx: Tx, gatewayRefundId: string): Promise<Refund | null>
  claimToAsk(tx: Tx, nowMs: number, untilMs: number, limit: number): Promise<Refund[]>
  /** When the next is to be asked about; null where none is open. */
  nextAskMs(tx: Tx): Promise<number | null>
}

export interface RouteStore {
  insert(tx: Tx, route: DecidedRoute): Promise<void>
  find(tx: Tx, orgId: OrgId, bookingId: BookingId): Promise<DecidedRoute | null>
}

export interface AlarmStore {
  raise(tx: Tx, alarm: { orgId: OrgId; alarmId: string; kind: string; bookingId: BookingId; detail: unknown; atMs: number }): Promise<void>
}
