import { prepared, raw, type Sql } from '@sojourn/db'
import { type Day, nightsOf, type OrgId } from '@sojourn/kernel'
import { createStockStore } from '../../../modules/stock/index.ts'
import type { UnitHold } from '../domain/unit-hold.ts'
import type { Tables } from './tables.ts'
import type { UnitStock } from './unit-stock.ts'

const listTaken = prepared((db: Sql<Tables>, at: { resortIds: readonly string[]; from: Day; until: Day }) =>
  db
    .selectFrom('resort_nights')
    .select(['resort_id', 'unit', 'night'])
    .where(raw<boolean>`resort_id = any(${at.resortIds}::text[])`)
    .where('night', '>=', at.from)
    .where('night', '<', at.until)
    .where(raw<boolean>`held + sold > 0`),
)

const store = createStockStore<Tables['resort_holds'], UnitHold>({
  counters: 'resort_nights',
  holds: 'resort_holds',
  lines: 'resort_hold_lines',
  resource: ['resort_id', 'unit'],
  slot: 'night',
  grows: true,
  read: (row) => toHold(row),
  unitsOf: () => 1,
})

export const unitStock: UnitStock = {
  ...store,

  async listTaken(tx, resortIds, from, until) {
    const rows = await listTaken.all(tx, { resortIds, from, until })
    return rows.map(({ resort_id, unit, night }) => ({ resortId: resort_id, unit, night }))
  },

  async take(tx, { resortId, unit, checkIn, checkOut }, as) {
    const slots = nightsOf(checkIn, checkOut).map((slot) => ({ slot, capacity: 1 }))
    return (await store.take(tx, { row: { resort_id: resortId, unit }, units: 1, slots }, as)) !== null
  },

  addHold(tx, hold, createdMs) {
    const row = {
      org_id: hold.orgId,
      hold_id: hold.holdId,
      resort_id: hold.resortId,
      unit: hold.unit,
      subject: hold.subject,
      check_in: hold.checkIn,
      check_out: hold.checkOut,
      state: hold.state,
      expires_at_ms: hold.expiresAtMs,
      created_ms: createdMs,
    }
    store.addHold(tx, row, nightsOf(hold.checkIn, hold.checkOut))
  },
}

const toHold = (row: Tables['resort_holds']): UnitHold => ({
  orgId: row.org_id as OrgId,
  holdId: row.hold_id,
  resortId: row.resort_id,
  unit: row.unit,
  subject: row.subject,
  checkIn: row.check_in,
  checkOut: row.check_out,
  state: row.state,
  expiresAtMs: row.expires_at_ms,
})
