import { fixed, prepared, raw, type Sql, sql } from '@sojourn/db'
import { addDays, type Day, type OrgId } from '@sojourn/kernel'
import { createStockStore } from '../../../modules/stock/index.ts'
import type { CarHold } from '../domain/car-hold.ts'
import type { CarStock } from './car-stock.ts'
import type { Tables } from './tables.ts'

const listTaken = prepared((db: Sql<Tables>, at: { depotIds: readonly string[]; from: Day; until: Day }) =>
  db
    .selectFrom('car_days')
    .select(['depot_id', 'acriss', 'day', 'capacity', raw<number>`held + sold`.as('taken')])
    .where(raw<boolean>`depot_id = any(${at.depotIds}::text[])`)
    .where('day', '>=', at.from)
    .where('day', '<=', at.until),
)
const listArrivals = prepared((db: Sql<Tables>, at: { depotIds: readonly string[]; from: Day; today: Day }) =>
  db
    .selectFrom('car_arrivals')
    .select(['depot_id', 'acriss', 'from_day', 'until_day'])
    .where(raw<boolean>`depot_id = any(${at.depotIds}::text[])`)
    .where('until_day', '>=', at.from)
    .where('picked_up_on', '<', at.today)
    .where('cancelled', '=', fixed(false)),
)
const store = createStockStore<Tables['car_holds'], CarHold>({
  counters: 'car_days',
  holds: 'car_holds',
  lines: 'car_hold_lines',
  resource: ['depot_id', 'acriss'],
  slot: 'day',
  grows: true,
  read: (row) => toHold(row),
  unitsOf: () => 1,
})

export const carStock: CarStock = {
  ...store,

  async listTaken(tx, depotIds, from, until) {
    const rows = await listTaken.all(tx, { depotIds, from, until })
    return rows.map(({ depot_id, acriss, day, capacity, taken }) => ({ depotId: depot_id, acriss, day, capacity, taken }))
  },

  async listArrivals(tx, depotIds, from, today) {
    const rows = await listArrivals.all(tx, { depotIds, from, today })
    return rows.map(({ depot_id, acriss, from_day, until_day }) => ({ depotId: depot_id, acriss, from: from_day, until: until_day }))
  },

  take(tx, { depotId, acriss, days }, as) {
    const slots = days.map(({ day, capacity }) => ({ slot: day, capacity }))
    return store.take(tx, { row: { depot_id: depotId, acriss }, units: 1, slots }, as)
  },

  addHold(tx, hold, days, createdMs) {
    const row = {
      org_id: hold.orgId,
      hold_id: hold.holdId,
      depot_id: hold.depotId,
      acriss: hold.acriss,
      subject: hold.subject,
      pickup_day: hold.pickupDay,
      until_day: hold.untilDay,
      dropoff_depot_id: hold.dropoffDepotId,
      dropoff_day: hold.dropoffDay,
      state: hold.state,
      expires_at_ms: hold.expiresAtMs,
      created_ms: createdMs,
    }
    store.addHold(tx, row, days)
  },

  async setArrival(tx, hold, cancelled) {
    await sql<Tables>(tx)
      .insertInto('car_arrivals')
      .values({
        hold_id: hold.holdId,
        depot_id: hold.dropoffDepotId,
        acriss: hold.acriss,
        picked_up_on: hold.pickupDay,
        from_day: addDays(hold.dropoffDay, 1),
        until_day: hold.untilDay,
        cancelled,
      })
      .onConflict((conflict) => conflict.column('hold_id').doUpdateSet({ cancelled }))
      .execute()
  },
}

const toHold = (row: Tables['car_holds']): CarHold => ({
  orgId: row.org_id as OrgId,
  holdId: row.hold_id,
  depotId: row.depot_id,
  acriss: row.acriss,
  subject: row.subject,
  pickupDay: row.pickup_day,
  untilDay: row.until_day,
  dropoffDepotId: row.dropoff_depot_id,
  dropoffDay: row.dropoff_day,
  state: row.state,
  expiresAtMs: row.expires_at_ms,
})
