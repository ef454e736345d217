import { prepared, raw, type Sql, sql } from '@sojourn/db'
import type { OrgId } from '@sojourn/kernel'
import { createStockStore } from '../../../modules/stock/index.ts'
import type { TransferHold } from '../domain/transfer-hold.ts'
import type { Tables } from './tables.ts'
import type { TransferOrder, TransferStock } from './transfer-stock.ts'

const slotOf = (windowMs: number): string => new Date(windowMs).toISOString()

const listTaken = prepared((db: Sql<Tables>, at: { zones: readonly string[]; starts: readonly string[] }) =>
  db
    .selectFrom('transfer_windows')
    .select([
      'company',
      'vehicle',
      'zone',
      raw<number>`(extract(epoch from starts_at) * 1000)::float8`.as('window_ms'),
      'capacity',
      raw<number>`held + sold`.as('taken'),
    ])
    .where(raw<boolean>`zone = any(${at.zones}::text[])`)
    .where(raw<boolean>`starts_at = any(${at.starts}::timestamptz[])`),
)
const store = createStockStore<Tables['transfer_holds'], TransferHold>({
  counters: 'transfer_windows',
  holds: 'transfer_holds',
  lines: 'transfer_hold_lines',
  resource: ['company', 'vehicle', 'zone'],
  slot: 'starts_at',
  slotType: 'timestamptz',
  units: 'units',
  grows: false,
  read: (row) => toHold(row),
  unitsOf: ({ units }) => units,
})

export const transferStock: TransferStock = {
  ...store,

  async listTaken(tx, zones, windowsMs) {
    const rows = await listTaken.all(tx, { zones, starts: windowsMs.map(slotOf) })
    return rows.map(({ window_ms, ...row }) => ({ ...row, windowMs: window_ms }))
  },

  take(tx, { company, vehicle, zone, units, windowMs, capacity }, as) {
    return store.take(tx, { row: { company, vehicle, zone }, units, slots: [{ slot: slotOf(windowMs), capacity }] }, as)
  },

  addHold(tx, hold, createdMs) {
    const row = {
      org_id: hold.orgId,
      hold_id: hold.holdId,
      company: hold.company,
      vehicle: hold.vehicle,
      zone: hold.zone,
      units: hold.units,
      subject: hold.subject,
      window_ms: hold.windowMs,
      state: hold.state,
      expires_at_ms: hold.expiresAtMs,
      created_ms: createdMs,
    }
    store.addHold(tx, row, [slotOf(hold.windowMs)])
  },

  async addOrder(tx, { orgId, holdId, bookingId, itemNo, details, pickupMs, nextNewsMs }) {
    await sql<Tables>(tx)
      .insertInto('transfer_orders')
      .values({
        org_id: orgId,
        hold_id: holdId,
        booking_id: bookingId,
        item_no: itemNo,
        details: JSON.stringify(details),
        pickup_ms: pickupMs,
        next_news_ms: nextNewsMs,
      })
      .onConflict((conflict) => conflict.columns(['org_id', 'hold_id']).doNothing())
      .execute()
  },

  async setOrder(tx, { orgId, holdId }, { details, pickupMs, nextNewsMs }) {
    await sql<Tables>(tx)
      .updateTable('transfer_orders')
      .set({
        ...(details !== undefined && { details: JSON.stringify(details) }),
        ...(pickupMs !== undefined && { pickup_ms: pickupMs }),
        ...(nextNewsMs !== undefined && { next_news_ms: nextNewsMs }),
      })
      .where('org_id', '=', orgId)
      .where('hold_id', '=', holdId)
      .execute()
  },

  async listNews(tx, nowMs, limit) {
    const rows = await sql<Tables>(tx)
      .selectFrom('transfer_orders')
      .selectAll()
      .where('next_news_ms', '<=', nowMs)
      .orderBy('next_news_ms')
      .limit(limit)
      .execute()
    return rows.map(toOrder)
  },

  async nextNewsMs(tx) {
    const row = await sql<Tables>(tx).selectFrom('transfer_orders').select(raw<number | null>`min(next_news_ms)`.as('next_ms')).executeTakeFirst()
    return row?.next_ms ?? null
  },
}

const toHold = (row: Tables['transfer_holds']): TransferHold => ({
  orgId: row.org_id as OrgId,
  holdId: row.hold_id,
  company: row.company,
  vehicle: row.vehicle,
  zone: row.zone,
  units: row.units,
  subject: row.subject,
  windowMs: row.window_ms,
  state: row.state,
  expiresAtMs: row.expires_at_ms,
})

const toOrder = (row: Tables['transfer_orders']): TransferOrder => ({
  orgId: row.org_id as OrgId,
  holdId: row.hold_id,
  bookingId: row.booking_id,
  itemNo: row.item_no,
  details: row.details,
  pickupMs: row.pickup_ms,
  nextNewsMs: row.next_news_ms,
})
