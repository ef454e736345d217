import type { OrgId, Outcome, Tx } from '@sojourn/kernel'
import type { Page } from '../../paging/page.ts'
import { type Announcement, announce } from './announce.ts'
import { deliveryStore } from './data/delivery-store.sql.ts'
import { endpointStore } from './data/endpoint-store.sql.ts'
import { eventStore } from './data/event-store.sql.ts'
import type { EventFilter } from './data/event-store.ts'
import type { Endpoint } from './domain/endpoint.ts'
import type { StoredEvent } from './domain/event.ts'
import { addEndpoint, changeEndpoint, type EndpointChange, type EndpointRequest, type Opened, removeEndpoint, rollSecret } from './endpoints.ts'
import { createWebhookDispatcher } from './webhook-dispatcher.ts'
import type { WebhooksDeps } from './webhooks-deps.ts'

export { DELIVERIES } from './data/delivery-store.ts'
export type { Endpoint } from './domain/endpoint.ts'
export { type StoredEvent, shapeEvent } from './domain/event.ts'
export { isEventType } from './domain/event-types.ts'
export type { EndpointChange } from './endpoints.ts'
export { isPrivateHost } from './private-address.ts'
export { createReach } from './reach.ts'
export { isSigned, sign } from './signature.ts'
export { PER_ENDPOINT_MAX } from './webhook-dispatcher.ts'

/** What happened, as history, and its way to the merchants. */
export interface Webhooks {
  /** Stores events and their deliveries, in the transaction of the change. */
  announce(tx: Tx, merchantId: OrgId, ...events: readonly Announcement[]): Promise<void>
  list(merchantId: OrgId, page: Page, filter: EventFilter): Promise<StoredEvent[]>
  find(merchantId: OrgId, id: string): Promise<StoredEvent | null>
  addEndpoint(merchantId: OrgId, request: EndpointRequest): Promise<Outcome<Opened>>
  findEndpoint(merchantId: OrgId, id: string): Promise<Endpoint | null>
  listEndpoints(merchantId: OrgId, page: Page): Promise<Endpoint[]>
  changeEndpoint(merchantId: OrgId, id: string, change: EndpointChange): Promise<Endpoint | null>
  /** Until `beforeUntilMs` the old secret signs too. */
  rollSecret(merchantId: OrgId, id: string, beforeUntilMs: number): Promise<Opened | null>
  removeEndpoint(merchantId: OrgId, id: string): Promise<boolean>
  /** Delivers what is due; returns how many were tried. */
  deliverDue(): Promise<number>
  /** When the next delivery falls due; null where none waits. */
  nextDueMs(tx: Tx): Promise<number | null>
  /** Aborts the deliveries in progress. */
  stop(): Promise<void>
}

export function createWebhooks(given: Omit<WebhooksDeps, 'events' | 'deliveries' | 'endpoints'>): Webhooks {
  const deps: WebhooksDeps = { ...given, events: eventStore, deliveries: deliveryStore, endpoints: endpointStore }
  const { db } = deps
  const dispatcher = createWebhookDispatcher(deps)
  return {
    announce: (tx, merchantId, ...events) => announce(deps, tx, merchantId, ...events),
    list: (merchantId, page, filter) => db.inTenant(merchantId, (tx) => eventStore.list(tx, merchantId, page, filter), { readOnly: true }),
    find: (merchantId, id) => db.inTenant(merchantId, (tx) => eventStore.find(tx, merchantId, id), { readOnly: true }),
    addEndpoint: (merchantId, request) => db.inTenant(merchantId, (tx) => addEndpoint(deps, tx, merchantId, request)),
    findEndpoint: (merchantId, id) => db.inTenant(merchantId, (tx) => endpointStore.find(tx, merchantId, id), { readOnly: true }),
    listEndpoints: (merchantId, page) => db.inTenant(merchantId, (tx) => endpointStore.list(tx, merchantId, page), { readOnly: true }),
    changeEndpoint: (merchantId, id, change) => db.inTenant(merchantId, (tx) => changeEndpoint(deps, tx, merchantId, id, change)),
    rollSecret: (merchantId, id, beforeUntilMs) => db.inTenant(merchantId, (tx) => rollSecret(deps, tx, merchantId, id, beforeUntilMs)),
    removeEndpoint: (merchantId, id) => db.inTenant(merchantId, (tx) => removeEndpoint(deps, tx, merchantId, id)),
    deliverDue: dispatcher.runOnce,
    nextDueMs: (tx) => deliveryStore.nextDueMs(tx),
    stop: dispatcher.stop,
  }
}

export const webhooksMigrations = { owner: 'gateway-webhooks', folder: new URL('./data/', import.meta.url) }
