import { fallsDue, fixed, prepared, raw, type Sql, sql } from '@sojourn/db'
import type { BookingId, OrgId } from '@sojourn/kernel'
import { createStockStore } from '../../../modules/stock/index.ts'
import type { ActivityHold } from '../domain/activity-hold.ts'
import type { Watch } from '../domain/watch.ts'
import type { ActivityStock, WantedSessions } from './activity-stock.ts'
import type { Tables } from './tables.ts'

/** The kind of rows that wake the decisions about departures. */
export const ACTIVITY_WATCHES = 'activity watches'

/** After every time of a day. */
const LATEST = 'T99'

const store = createStockStore<Tables['activity_holds'], ActivityHold>({
  counters: 'activity_sessions',
  holds: 'activity_holds',
  lines: 'activity_hold_lines',
  resource: ['activity_id'],
  slot: 'starts_at',
  slotType: 'text',
  units: 'units',
  grows: false,
  read: (row) => toHold(row),
  unitsOf: ({ units }) => units,
})

const listTaken = prepared((db: Sql<Tables>, { activityIds, from, to }: WantedSessions) =>
  db
    .selectFrom('activity_sessions')
    .select(['activity_id', 'starts_at', 'held', 'sold'])
    .where(raw<boolean>`activity_id = any(${activityIds}::text[])`)
    .where('starts_at', '>=', from)
    .where('starts_at', '<=', to),
)
const listWatches = prepared((db: Sql<Tables>, { activityIds, from, to }: WantedSessions) =>
  db
    .selectFrom('activity_watches')
    .select(['kind', 'activity_id', 'starts_at', 'due_ms', 'result'])
    .where(raw<boolean>`activity_id = any(${activityIds}::text[])`)
    .where('starts_at', '>=', from)
    .where('starts_at', '<=', to),
)
const within = (of: WantedSessions): WantedSessions => ({ ...of, to: `${of.to}${LATEST}` })

export const activityStock: ActivityStock = {
  ...store,

  async listTaken(tx, of) {
    const rows = await listTaken.all(tx, within(of))
    return rows.map(({ activity_id, starts_at, held, sold }) => ({ activityId: activity_id, startsAt: starts_at, held, sold }))
  },

  async listWatches(tx, of) {
    return (await listWatches.all(tx, within(of))).map(toWatch)
  },

  take(tx, { activityId, startsAt, units, capacity }, as) {
    return store.take(tx, { row: { activity_id: activityId }, units, slots: [{ slot: startsAt, capacity }] }, as)
  },

  addHold(tx, hold, createdMs) {
    const { orgId, holdId, activityId, startsAt, subject, units, state, expiresAtMs, bookingId, itemNo } = hold
    const row = {
      ...{ org_id: orgId, hold_id: holdId, activity_id: activityId, starts_at: startsAt, subject, units, state },
      ...{ expires_at_ms: expiresAtMs, created_ms: createdMs, booking_id: bookingId, item_no: itemNo },
    }
    store.addHold(tx, row, [startsAt])
  },

  async setSoldTo(tx, { orgId, holdId }, { bookingId, itemNo }) {
    await sql<Tables>(tx)
      .updateTable('activity_holds')
      .set({ booking_id: bookingId, item_no: itemNo })
      .where('org_id', '=', orgId)
      .where('hold_id', '=', holdId)
      .execute()
  },

  async setSession(tx, { orgId, holdId }, startsAt) {
    for (const table of ['activity_holds', 'activity_hold_lines'] as const)
      await sql<Tables>(tx).updateTable(table).set({ starts_at: startsAt }).where('org_id', '=', orgId).where('hold_id', '=', holdId).execute()
  },

  async watch(tx, { kind, activityId, startsAt, dueMs }) {
    const row = await sql<Tables>(tx)
      .insertInto('activity_watches')
      .values({ kind, activity_id: activityId, starts_at: startsAt, due_ms: dueMs, result: null, told: false })
      // Changes nothing, and locks the row that is there.
      .onConflict((conflict) => conflict.columns(['activity_id', 'starts_at', 'kind']).doUpdateSet({ told: raw<boolean>`activity_watches.told` }))
      .returning('result')
      .executeTakeFirstOrThrow()
    fallsDue(tx, ACTIVITY_WATCHES, dueMs)
    return row.result
  },

  async lockWatch(tx, { kind, activityId, startsAt }) {
    const row = await sql<Tables>(tx)
      .selectFrom('activity_watches')
      .select('result')
      .where('activity_id', '=', activityId)
      .where('starts_at', '=', startsAt)
      .where('kind', '=', kind)
      .forUpdate()
      .executeTakeFirst()
    return row?.result ?? null
  },

  async listDueWatches(tx, nowMs, limit) {
    const rows = await sql<Tables>(tx)
      .selectFrom('activity_watches')
      .select(['kind', 'activity_id', 'starts_at', 'due_ms', 'result'])
      .where('told', '=', fixed(false))
      .where('due_ms', '<=', nowMs)
      .orderBy('due_ms')
      .limit(limit)
      .execute()
    return rows.map(toWatch)
  },

  async nextWatchMs(tx) {
    const row = await sql<Tables>(tx)
      .selectFrom('activity_watches')
      .select(({ fn }) => fn.min('due_ms').as('next'))
      .where('told', '=', fixed(false))
      .executeTakeFirst()
    return row?.next ?? null
  },

  async setWatch(tx, { kind, activityId, startsAt }, { dueMs, ...change }) {
    await sql<Tables>(tx)
      .updateTable('activity_watches')
      .set({ ...change, ...(dueMs !== undefined && { due_ms: dueMs }) })
      .where('activity_id', '=', activityId)
      .where('starts_at', '=', startsAt)
      .where('kind', '=', kind)
      .execute()
  },

  async listSold(tx, { activityId, startsAt }) {
    const rows = await sql<Tables>(tx)
      .selectFrom('activity_holds')
      .select(['org_id', 'hold_id', 'booking_id', 'item_no', 'units'])
      .where('activity_id', '=', activityId)
      .where('starts_at', '=', startsAt)
      .where('state', '=', fixed('confirmed'))
      .orderBy('created_ms')
      .orderBy('hold_id')
      .execute()
    return rows.flatMap(({ org_id, hold_id, booking_id, item_no, units }) =>
      booking_id === null || item_no === null ? [] : [{ orgId: org_id as OrgId, holdId: hold_id, bookingId: booking_id as BookingId, itemNo: item_no, units }],
    )
  },

  async findRequest(tx, orgId, key) {
    const row = await sql<Tables>(tx)
      .selectFrom('activity_requests')
      .select(['hold_id', 'answer_ms', 'state'])
      .where('org_id', '=', orgId)
      .where('order_key', '=', key)
      .executeTakeFirst()
    return row ?? null
  },

  async findRequestOf(tx, orgId, holdId) {
    const row = await sql<Tables>(tx)
      .selectFrom('activity_requests')
      .select(['order_key', 'hold_id', 'answer_ms', 'state'])
      .where('org_id', '=', orgId)
      .where('hold_id', '=', holdId)
      .executeTakeFirst()
    return row ?? null
  },

  async addRequest(tx, request) {
    await sql<Tables>(tx)
      .insertInto('activity_requests')
      .values(request)
      .onConflict((conflict) => conflict.columns(['org_id', 'order_key']).doNothing())
      .execute()
  },

  async setRequest(tx, orgId, key, state) {
    await sql<Tables>(tx).updateTable('activity_requests').set({ state }).where('org_id', '=', orgId).where('order_key', '=', key).execute()
  },
}

const toWatch = (row: Pick<Tables['activity_watches'], 'kind' | 'activity_id' | 'starts_at' | 'due_ms' | 'result'>): Watch => ({
  kind: row.kind,
  activityId: row.activity_id,
  startsAt: row.starts_at,
  dueMs: row.due_ms,
  result: row.result,
})

const toHold = (row: Tables['activity_holds']): ActivityHold => ({
  orgId: row.org_id as OrgId,
  holdId: row.hold_id,
  activityId: row.activity_id,
  startsAt: row.starts_at,
  subject: row.subject,
  units: row.units,
  state: row.state,
  expiresAtMs: row.expires_at_ms,
  bookingId: row.booking_id,
  itemNo: row.item_no,
})
