import type { OrgId, Tx } from '@sojourn/kernel'
import type { StoredEvent } from '../domain/event.ts'

/** What deliveries that fall due are announced as. */
export const DELIVERIES = 'webhook deliveries'

export interface ClaimedDelivery {
  readonly event: StoredEvent
  readonly endpointId: string
  /** This try counted. */
  readonly tries: number
}

export interface DeliveryResult {
  readonly merchantId: OrgId
  readonly eventId: string
  readonly endpointId: string
  readonly state: 'pending' | 'delivered' | 'given_up'
  readonly status: number | null
  readonly nextTryMs: number | null
}

/** How much a node takes at once: so many in all, and so many for each endpoint, of which some are at their limit. */
export interface Claim {
  readonly nowMs: number
  readonly leaseUntilMs: number
  readonly limit: number
  readonly perEndpoint: number
  /** `merchant/endpoint` of those that are not asked for more. */
  readonly busy: readonly string[]
}

export interface DeliveryStore {
  /** Takes what is due, oldest first, for this node until the lease ends. */
  claimDue(tx: Tx, claim: Claim): Promise<ClaimedDelivery[]>
  /** When the next one falls due; null where none waits. */
  nextDueMs(tx: Tx): Promise<number | null>
  /** What is not pending any more stays as it is: a slow try must not undo what a later one achieved. */
  record(tx: Tx, results: readonly DeliveryResult[]): Promise<void>
  /** The pending deliveries of an endpoint that was deleted or switched off. */
  abandon(tx: Tx, merchantId: OrgId, endpointId: string): Promise<void>
}
