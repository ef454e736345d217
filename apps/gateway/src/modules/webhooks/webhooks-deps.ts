import type { Clock, Ids, OrgId, Transactions } from '@sojourn/kernel'
import type { DeliveryStore } from './data/delivery-store.ts'
import type { EndpointStore } from './data/endpoint-store.ts'
import type { EventStore } from './data/event-store.ts'

/** An address that events are sent to, and the secrets both sides know. */
export interface Address {
  readonly url: string
  readonly secrets: readonly string[]
}

export interface WebhooksDeps {
  readonly db: Transactions
  readonly clock: Clock
  readonly ids: Ids
  readonly events: EventStore
  readonly deliveries: DeliveryStore
  readonly endpoints: EndpointStore
  /** The endpoint in the configuration; null for a merchant that has none there. */
  readonly configuredOf: (merchantId: OrgId) => (Address & { wants(type: string): boolean }) | null
  /** Delivers events to the configured endpoint, which may be in this process. */
  readonly fetch: (request: Request) => Promise<Response>
  /** Takes events to endpoints that merchants made: anywhere outside, never inward. */
  readonly reach: (request: Request) => Promise<Response>
  readonly seal: { close(text: string, place: string): string; open(sealed: string, place: string): string }
  /** An endpoint was switched off. */
  readonly onDisabled: (endpoint: { merchantId: OrgId; endpointId: string }) => void
}

export const placeOf = (merchantId: OrgId, endpointId: string): string => `${merchantId}/${endpointId}`
