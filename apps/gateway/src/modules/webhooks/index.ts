import type { Clock, Ids, OrgId, Transactions, Tx } from '@sojourn/kernel'
import { eventStore } from './data/event-store.sql.ts'
import { type DeliverDeps, deliverEvents } from './deliver-events.ts'
import type { GatewayEvent } from './domain/event.ts'

export { type GatewayEvent, shapeEvent } from './domain/event.ts'
export { isSigned, sign } from './signature.ts'

/** What happened, as history, and its way to the merchants. */
export interface Webhooks {
  /** Writes an event and its delivery down, in the transaction of what happened. */
  announce(tx: Tx, event: { merchantId: OrgId; type: string; object: Record<string, unknown> }): Promise<void>
  list(merchantId: OrgId, page: { limit: number; after?: string | undefined; type?: string | undefined }): Promise<GatewayEvent[]>
  find(merchantId: OrgId, id: string): Promise<GatewayEvent | null>
  /** Delivers what is due; answers how many were tried. */
  deliverDue(): Promise<number>
}

export function createWebhooks(given: Omit<DeliverDeps, 'store'> & { clock: Clock; ids: Ids; db: Transactions }): Webhooks {
  const { db, clock, ids } = given
  return {
    announce: (tx, event) => eventStore.append(tx, { ...event, id: ids.next('evt'), createdAtMs: clock.nowMs() }),
    list: (merchantId, page) => db.inTenant(merchantId, (tx) => eventStore.list(tx, merchantId, page)),
    find: (merchantId, id) => db.inTenant(merchantId, (tx) => eventStore.find(tx, merchantId, id)),
    deliverDue: () => deliverEvents({ ...given, store: eventStore }),
  }
}

export const webhooksMigrations = { owner: 'gateway-webhooks', folder: new URL('./data/', import.meta.url) }
