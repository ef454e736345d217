import { fallsDue, fixed, prepared, raw, type Sql, sql } from '@sojourn/db'
import type { BookingId, OrgId } from '@sojourn/kernel'
import { createStockStore } from '../../../modules/stock/index.ts'
import type { Deciding } from '../domain/minimum.ts'
import type { TripHold } from '../domain/trip-hold.ts'
import type { Tables } from './tables.ts'
import type { TripStock } from './trip-stock.ts'

/** The kind of rows that wake the decisions about departures. */
export const DREAMTRIP_DECISIONS = 'dreamtrip decisions'

const store = createStockStore<Tables['dreamtrip_holds'], TripHold>({
  counters: 'dreamtrip_departures',
  holds: 'dreamtrip_holds',
  lines: 'dreamtrip_hold_lines',
  resource: ['trip_id'],
  slot: 'starts_on',
  units: 'units',
  grows: false,
  read: (row) => toHold(row),
  unitsOf: ({ units }) => units,
})

interface OfTrips {
  readonly tripIds: readonly string[]
}

const listTaken = prepared((db: Sql<Tables>, { tripIds }: OfTrips) =>
  db.selectFrom('dreamtrip_departures').select(['trip_id', 'held', 'sold']).where(raw<boolean>`trip_id = any(${tripIds}::text[])`),
)
const listDecided = prepared((db: Sql<Tables>, { tripIds }: OfTrips) =>
  db.selectFrom('dreamtrip_decisions').select(['trip_id', 'result']).where(raw<boolean>`trip_id = any(${tripIds}::text[])`),
)
const DECIDING = ['trip_id', 'due_ms', 'alone', 'result'] as const

export const tripStock: TripStock = {
  ...store,

  async listTaken(tx, tripIds) {
    return new Map((await listTaken.all(tx, { tripIds })).map(({ trip_id, held, sold }) => [trip_id, { held, sold }]))
  },

  async listDecisions(tx, tripIds) {
    return new Map((await listDecided.all(tx, { tripIds })).flatMap(({ trip_id, result }) => (result === null ? [] : [[trip_id, result] as const])))
  },

  take(tx, { tripId, startsOn, units, capacity }, as) {
    return store.take(tx, { row: { trip_id: tripId }, units, slots: [{ slot: startsOn, capacity }] }, as)
  },

  addHold(tx, { orgId, holdId, tripId, startsOn, subject, units, state, expiresAtMs, bookingId, itemNo }, createdMs) {
    const row = {
      ...{ org_id: orgId, hold_id: holdId, trip_id: tripId, starts_on: startsOn, subject, units, state },
      ...{ expires_at_ms: expiresAtMs, created_ms: createdMs, booking_id: bookingId, item_no: itemNo },
    }
    store.addHold(tx, row, [startsOn])
  },

  async setSoldTo(tx, { orgId, holdId }, { bookingId, itemNo }) {
    await sql<Tables>(tx)
      .updateTable('dreamtrip_holds')
      .set({ booking_id: bookingId, item_no: itemNo })
      .where('org_id', '=', orgId)
      .where('hold_id', '=', holdId)
      .execute()
  },

  async watch(tx, { tripId, dueMs, alone }) {
    const row = await sql<Tables>(tx)
      .insertInto('dreamtrip_decisions')
      .values({ trip_id: tripId, due_ms: dueMs, alone, result: null, told: false })
      .onConflict((conflict) =>
        conflict.column('trip_id').doUpdateSet({
          due_ms: raw<number>`least(dreamtrip_decisions.due_ms, excluded.due_ms)`,
          alone: raw<boolean>`dreamtrip_decisions.alone or excluded.alone`,
        }),
      )
      .returning('result')
      .executeTakeFirstOrThrow()
    fallsDue(tx, DREAMTRIP_DECISIONS, dueMs)
    return row.result
  },

  async listDue(tx, nowMs, limit) {
    const rows = await sql<Tables>(tx)
      .selectFrom('dreamtrip_decisions')
      .select(DECIDING)
      .where('told', '=', fixed(false))
      .where('due_ms', '<=', nowMs)
      .orderBy('due_ms')
      .orderBy('trip_id')
      .limit(limit)
      .execute()
    return rows.map(toDeciding)
  },

  async nextDueMs(tx) {
    const row = await sql<Tables>(tx)
      .selectFrom('dreamtrip_decisions')
      .select(({ fn }) => fn.min('due_ms').as('next'))
      .where('told', '=', fixed(false))
      .executeTakeFirst()
    return row?.next ?? null
  },

  async lockDecision(tx, tripId) {
    const row = await sql<Tables>(tx).selectFrom('dreamtrip_decisions').select(DECIDING).where('trip_id', '=', tripId).forUpdate().executeTakeFirst()
    return row ? toDeciding(row) : null
  },

  async setDecision(tx, tripId, change) {
    await sql<Tables>(tx).updateTable('dreamtrip_decisions').set(change).where('trip_id', '=', tripId).execute()
  },

  async listSold(tx, tripId) {
    const rows = await sql<Tables>(tx)
      .selectFrom('dreamtrip_holds')
      .select(['org_id', 'booking_id', 'item_no', 'units'])
      .where('trip_id', '=', tripId)
      .where('state', '=', fixed('confirmed'))
      .orderBy('created_ms')
      .orderBy('hold_id')
      .execute()
    return rows.flatMap(({ org_id, booking_id, item_no, units }) =>
      booking_id === null || item_no === null ? [] : [{ orgId: org_id as OrgId, bookingId: booking_id as BookingId, itemNo: item_no, units }],
    )
  },
}

const toDeciding = (row: Pick<Tables['dreamtrip_decisions'], (typeof DECIDING)[number]>): Deciding => ({
  tripId: row.trip_id,
  dueMs: row.due_ms,
  alone: row.alone,
  result: row.result,
})

const toHold = (row: Tables['dreamtrip_holds']): TripHold => ({
  orgId: row.org_id as OrgId,
  holdId: row.hold_id,
  tripId: row.trip_id,
  startsOn: row.starts_on,
  subject: row.subject,
  units: row.units,
  state: row.state,
  expiresAtMs: row.expires_at_ms,
  bookingId: row.booking_id,
  itemNo: row.item_no,
})
