import { raw, sql } from '@sojourn/db'
import type { OrgId } from '@sojourn/kernel'
import type { GatewayEvent } from '../domain/event.ts'
import type { EventStore } from './event-store.ts'

interface EventTable {
  org_id: string
  event_id: string
  type: string
  object: unknown
  created_ms: number
}

interface DeliveryTable {
  org_id: string
  event_id: string
  state: 'pending' | 'delivered' | 'given_up'
  tries: number
  next_try_ms: number | null
  last_status: number | null
}

interface Tables {
  events: EventTable
  webhook_deliveries: DeliveryTable
}

const read = (row: EventTable): GatewayEvent => ({
  id: row.event_id,
  merchantId: row.org_id as OrgId,
  type: row.type,
  object: row.object as Record<string, unknown>,
  createdAtMs: row.created_ms,
})

export const eventStore: EventStore = {
  async append(tx, event) {
    const id = { org_id: event.merchantId, event_id: event.id }
    await sql<Tables>(tx)
      .with('event', (on) => on.insertInto('events').values({ ...id, type: event.type, object: JSON.stringify(event.object), created_ms: event.createdAtMs }))
      .insertInto('webhook_deliveries')
      .values({ ...id, state: 'pending', tries: 0, next_try_ms: event.createdAtMs, last_status: null })
      .execute()
  },
  async list(tx, merchantId, { limit, after, type }) {
    let query = sql<Tables>(tx).selectFrom('events').selectAll().where('org_id', '=', merchantId)
    if (type) query = query.where('type', '=', type)
    if (after) {
      query = query.where(raw<boolean>`(created_ms, event_id) < (select created_ms, event_id from events where org_id = ${merchantId} and event_id = ${after})`)
    }
    const page = query.orderBy('created_ms', 'desc').orderBy('event_id', 'desc')
    return (await page.limit(limit + 1).execute()).map(read)
  },
  async find(tx, merchantId, id) {
    const row = await sql<Tables>(tx).selectFrom('events').selectAll().where('org_id', '=', merchantId).where('event_id', '=', id).executeTakeFirst()
    return row ? read(row) : null
  },
  async claimDue(tx, nowMs, leaseUntilMs, limit) {
    const due = sql<Tables>(tx)
      .selectFrom('webhook_deliveries')
      .select(['org_id', 'event_id'])
      .where('state', '=', 'pending')
      .where('next_try_ms', '<=', nowMs)
      .orderBy('next_try_ms')
      .orderBy('event_id')
      .limit(limit)
    const claimed = await sql<Tables>(tx)
      .with('due', () => due.forUpdate().skipLocked())
      .with('taken', (on) =>
        on
          .updateTable('webhook_deliveries as d')
          .from('due')
          .set((at) => ({ next_try_ms: leaseUntilMs, tries: at('d.tries', '+', 1) }))
          .whereRef('d.org_id', '=', 'due.org_id')
          .whereRef('d.event_id', '=', 'due.event_id')
          .returning(['d.org_id', 'd.event_id', 'd.tries']),
      )
      .selectFrom('taken')
      .innerJoin('events', (join) => join.onRef('events.org_id', '=', 'taken.org_id').onRef('events.event_id', '=', 'taken.event_id'))
      .selectAll('events')
      .select('taken.tries')
      .orderBy('events.created_ms')
      .orderBy('events.event_id')
      .execute()
    return claimed.map((row) => ({ event: read(row), tries: row.tries }))
  },
  async record(tx, { merchantId, eventId, state, status, nextTryMs }) {
    const query = sql<Tables>(tx).updateTable('webhook_deliveries').set({ state, last_status: status, next_try_ms: nextTryMs })
    // A slow try must not undo what a later one achieved.
    await query.where('org_id', '=', merchantId).where('event_id', '=', eventId).where('state', '=', 'pending').execute()
  },
}
