import { fallsDue, prepared, raw, type Sql, sql } from '@sojourn/db'
import { pageRows } from '../../../paging/paging.sql.ts'
import { CONFIGURED } from '../domain/endpoint.ts'
import { DELIVERIES } from './delivery-store.ts'
import { pendingOf, readEvent, type Tables } from './event-row.sql.ts'
import type { EventStore } from './event-store.ts'

const COLUMNS = 5

/** Built once for each number of events: the values without a name are their columns, one event after the other. */
const append = prepared((db: Sql<Tables>, { configured, ...cells }: { configured: readonly string[]; [at: number]: string | number }) => {
  const values = Object.values(cells)
  const rows = Array.from({ length: values.length / COLUMNS }, (_, index) => raw`(${raw.join(values.slice(index * COLUMNS, (index + 1) * COLUMNS))})`)
  const announced = raw`
      with told as (
        insert into events (org_id, event_id, type, object, created_ms) values ${raw.join(rows)} returning org_id, event_id, type, created_ms
      ), wanted as (
        select told.*, ${CONFIGURED}::text as endpoint_id from told where told.event_id = any(${configured}::text[])
        union all
        select told.*, e.endpoint_id from told join webhook_endpoints e on e.org_id = told.org_id
        where e.status = 'enabled' and e.enabled_events ?| array['*', told.type]
      )
      insert into webhook_deliveries (org_id, event_id, endpoint_id, state, tries, next_try_ms)
      select org_id, event_id, endpoint_id, 'pending', 0, created_ms from wanted`
  return { compile: () => announced.compile(db) }
})

export const eventStore: EventStore = {
  async append(tx, events) {
    const cells = events.flatMap(({ merchantId, id, type, object, createdAtMs }) => [merchantId, id, type, JSON.stringify(object), createdAtMs])
    append.write(tx, { configured: events.filter((event) => event.toConfigured).map(({ id }) => id), ...cells })
    for (const { createdAtMs } of events) fallsDue(tx, DELIVERIES, createdAtMs)
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
