import { fallsDue, prepared, raw, type Sql, sql, write } from '@sojourn/db'
import type { OrgId } from '@sojourn/kernel'
import type { ColumnType, Insertable } from 'kysely'
import { OUTBOX, type OutboxStore } from './outbox-store.ts'

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

const insert = prepared((db: Sql<Tables>, row: Insertable<Tables['outbox']>) =>
  db
    .insertInto('outbox')
    .values(row)
    .onConflict((conflict) => conflict.columns(['org_id', 'topic', 'key']).doNothing()),
)

/** Built once for each number of topics: they are the values without a name. */
const claim = prepared((db: Sql<Tables>, { nowMs, untilMs, limit, ...topics }: { nowMs: number; untilMs: number; limit: number; [at: number]: string }) => {
  const due = db
    .selectFrom('outbox')
    .select(['org_id', 'event_id'])
    .where('done_ms', 'is', null)
    .where('topic', 'in', Object.values(topics))
    .where('next_try_ms', '<=', nowMs)
    .orderBy('event_id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
  return db
    .updateTable('outbox')
    .set({ next_try_ms: untilMs, tries: raw<number>`tries + 1` })
    .where((eb) => eb(eb.refTuple('org_id', 'event_id'), 'in', due.$asTuple('org_id', 'event_id')))
    .returningAll()
})

/** By keys and not by a joined list: for a list of unknown length the planner reads the whole table. The ids of events are unique in all organisations. */
const done = prepared((db: Sql<Tables>, { orgs, ids, atMs }: { orgs: readonly string[]; ids: readonly string[]; atMs: number }) => {
  const query = raw`update outbox set done_ms = ${atMs}
      where org_id = any(${orgs}::text[]) and event_id = any(${ids}::text[])`
  return { compile: () => query.compile(db) }
})

export const outboxStore: OutboxStore = {
  async insert(tx, event) {
    insert.write(tx, {
      org_id: event.orgId,
      event_id: event.eventId,
      topic: event.topic,
      key: event.key,
      payload: JSON.stringify(event.payload),
      created_ms: event.createdMs,
      next_try_ms: event.createdMs,
    })
    fallsDue(tx, OUTBOX, event.createdMs)
  },

  async claim(tx, { topics, nowMs, untilMs, limit }) {
    const rows = await claim.all(tx, { nowMs, untilMs, limit, ...topics })
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

  async nextDueMs(tx, topics) {
    const row = await sql<Tables>(tx)
      .selectFrom('outbox')
      .select((eb) => eb.fn.min<number | null>('next_try_ms').as('at_ms'))
      .where('done_ms', 'is', null)
      .where('topic', 'in', topics)
      .executeTakeFirst()
    return row?.at_ms ?? null
  },

  async done(tx, events, atMs) {
    done.write(tx, { orgs: events.map(({ orgId }) => orgId), ids: events.map(({ eventId }) => eventId), atMs })
  },

  async postpone(tx, event, untilMs) {
    write(tx, sql<Tables>(tx).updateTable('outbox').set({ next_try_ms: untilMs }).where('org_id', '=', event.orgId).where('event_id', '=', event.eventId))
    fallsDue(tx, OUTBOX, untilMs)
  },
}
