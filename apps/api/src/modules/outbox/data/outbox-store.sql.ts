import { raw, sql, write } from '@sojourn/db'
import type { OrgId } from '@sojourn/kernel'
import type { ColumnType } from 'kysely'
import type { OutboxStore } from './outbox-store.ts'

interface Tables {
  outbox: {
    org_id: string
    event_id: string
    topic: string
    key: string
    payload: ColumnType<unknown, string, string>
    created_ms: number
    next_try_ms: number
    tries: ColumnType<number, number | undefined, number>
    done_ms: ColumnType<number | null, number | null | undefined, number | null>
  }
}

export const outboxStore: OutboxStore = {
  async insert(tx, event) {
    const row = sql<Tables>(tx)
      .insertInto('outbox')
      .values({
        org_id: event.orgId,
        event_id: event.eventId,
        topic: event.topic,
        key: event.key,
        payload: JSON.stringify(event.payload),
        created_ms: event.createdMs,
        next_try_ms: event.createdMs,
      })
      .onConflict((conflict) => conflict.columns(['org_id', 'topic', 'key']).doNothing())
    write(tx, row)
  },

  async claim(tx, { topics, nowMs, untilMs, limit }) {
    const due = sql<Tables>(tx)
      .selectFrom('outbox')
      .select(['org_id', 'event_id'])
      .where('done_ms', 'is', null)
      .where('topic', 'in', topics)
      .where('next_try_ms', '<=', nowMs)
      .orderBy('event_id')
      .limit(limit)
      .forUpdate()
      .skipLocked()
    const rows = await sql<Tables>(tx)
      .updateTable('outbox')
      .set({ next_try_ms: untilMs, tries: raw<number>`tries + 1` })
      .where((eb) => eb(eb.refTuple('org_id', 'event_id'), 'in', due.$asTuple('org_id', 'event_id')))
      .returningAll()
      .execute()
    return rows
      .map((row) => ({
        orgId: row.org_id as OrgId,
        eventId: row.event_id,
        topic: row.topic,
        key: row.key,
        payload: row.payload,
        createdMs: row.created_ms,
        tries: row.tries,
      }))
      .sort((a, b) => (a.eventId < b.eventId ? -1 : 1))
  },

  async done(tx, events, atMs) {
    const [orgs, ids] = [events.map(({ orgId }) => orgId), events.map(({ eventId }) => eventId)]
    await raw`update outbox set done_ms = ${atMs}
      where (org_id, event_id) in (select * from unnest(${orgs}::text[], ${ids}::text[]))`.execute(sql<Tables>(tx))
  },

  async postpone(tx, event, untilMs) {
    await sql<Tables>(tx).updateTable('outbox').set({ next_try_ms: untilMs }).where('org_id', '=', event.orgId).where('event_id', '=', event.eventId).execute()
  },
}
