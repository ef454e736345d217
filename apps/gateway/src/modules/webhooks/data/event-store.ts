import type { OrgId, Tx } from '@sojourn/kernel'
import type { GatewayEvent } from '../domain/event.ts'

export interface ClaimedDelivery {
  readonly event: GatewayEvent
  /** This try counted. */
  readonly tries: number
}

export interface DeliveryResult {
  readonly merchantId: OrgId
  readonly eventId: string
  readonly state: 'pending' | 'delivered' | 'given_up'
  readonly status: number | null
  readonly nextTryMs: number | null
}

export interface EventStore {
  append(tx: Tx, event: GatewayEvent): Promise<void>
  /** Newest first, `limit` + 1 at most. */
  list(tx: Tx, merchantId: OrgId, page: { limit: number; after?: string | undefined; type?: string | undefined }): Promise<GatewayEvent[]>
  find(tx: Tx, merchantId: OrgId, id: string): Promise<GatewayEvent | null>
  /** Takes what is due, oldest first, for this node until the lease ends. */
  claimDue(tx: Tx, nowMs: number, leaseUntilMs: number, limit: number): Promise<ClaimedDelivery[]>
  record(tx: Tx, result: DeliveryResult): Promise<void>
}
