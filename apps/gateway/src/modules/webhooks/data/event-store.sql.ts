import { sql } from '@sojourn/db'
import { pageRows } from '../../../paging/paging.sql.ts'
import { pendingOf, readEvent, type Tables } from './event-row.sql.ts'
import type { EventStore } from './event-store.ts'

export const eventStore: EventStore = {
  async append(tx, event, endpointIds) {
    const id = { org_id: event.merchantId, event_id: event.id }
    const row = { ...id, type: event.type, object: JSON.stringify(event.object), created_ms: event.createdAtMs }
    await sql<Tables>(tx).insertInto('events').values(row).execute()
    if (endpointIds.length === 0) return
    const due = { ...id, state: 'pending' as const, tries: 0, next_try_ms: event.createdAtMs, last_status: null }
    await sql<Tables>(tx)
      .insertInto('webhook_deliveries')
      .values(endpointIds.map((endpointId) => ({ ...due, endpoint_id: endpointId })))
      .execute()
  },
  async list(tx, merchantId, page, { types, delivered }) {
    let query = sql<Tables>(tx).selectFrom('events').selectAll().select(pendingOf.as('pending')).where('org_id', '=', merchantId)
    if (types) {
      query = query.where((on) => on.or(types.map((type) => (type.endsWith('.*') ? on('type', '^@', type.slice(0, -1)) : on('type', '=', type)))))
    }
    if (delivered !== undefined) query = query.where(pendingOf, delivered ? '=' : '>', 0)
    return (await pageRows(query, { table: 'events', id: 'event_id' }, merchantId, page).execute()).map(readEvent)
  },
  async find(tx, merchantId, id) {
    const query = sql<Tables>(tx).selectFrom('events').selectAll().select(pendingOf.as('pending')).where('org_id', '=', merchantId)
    const row = await query.where('event_id', '=', id).executeTakeFirst()
    return row ? readEvent(row) : null
  },
}
