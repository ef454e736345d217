import { raw } from '@sojourn/db'
import type { OrgId } from '@sojourn/kernel'
import type { StoredEvent } from '../domain/event.ts'

export interface EventTable {
  org_id: string
  event_id: string
  type: string
  object: unknown
  created_ms: number
}

export interface DeliveryTable {
  org_id: string
  event_id: string
  endpoint_id: string
  state: 'pending' | 'delivered' | 'given_up'
  tries: number
  next_try_ms: number | null
  last_status: number | null
}

export interface Tables {
  events: EventTable
  webhook_deliveries: DeliveryTable
}

/** How many endpoints have still to take an event. */
export const pendingOf = raw<number>`(select count(*)::int from webhook_deliveries w
  where w.org_id = events.org_id and w.event_id = events.event_id and w.state = 'pending')`

export const readEvent = (row: EventTable & { pending: number }): StoredEvent => ({
  id: row.event_id,
  merchantId: row.org_id as OrgId,
  type: row.type,
  object: row.object as Record<string, unknown>,
  createdAtMs: row.created_ms,
  pending: row.pending,
})
