import { prepared, raw, type Sql } from '@sojourn/db'
import type { Day, OrgId } from '@sojourn/kernel'
import { createStockStore } from '../../../modules/stock/index.ts'
import type { Hold } from '../domain/hold.ts'
import type { HoldId, HotelId, RoomTypeId } from '../domain/ids.ts'
import type { StockStore } from './stock-store.ts'
import type { Tables } from './tables.ts'

const listTaken = prepared((db: Sql<Tables>, at: { destinationId: string; from: Day; until: Day }) =>
  db
    .selectFrom('stock_nights')
    .select(['room_type_id', 'night', 'capacity', raw<number>`held + sold`.as('taken')])
    .where('destination_id', '=', at.destinationId)
    .where('night', '>=', at.from)
    .where('night', '<', at.until),
)
const store = createStockStore<Tables['stock_holds'], Hold>({
  counters: 'stock_nights',
  holds: 'stock_holds',
  lines: 'stock_hold_lines',
  resource: ['room_type_id'],
  slot: 'night',
  units: 'rooms',
  grows: false,
  read: (row) => toHold(row),
  unitsOf: ({ rooms }) => rooms,
})

export const stockStore: StockStore = {
  ...store,

  async listTaken(tx, destinationId, from, until) {
    const rows = await listTaken.all(tx, { destinationId, from, until })
    return rows.map((row) => ({ roomTypeId: row.room_type_id as RoomTypeId, night: row.night, capacity: row.capacity, taken: row.taken }))
  },

  take(tx, { destinationId, roomTypeId, rooms, nights }, as) {
    const slots = nights.map(({ night, capacity }) => ({ slot: night, capacity }))
    return store.take(tx, { row: { room_type_id: roomTypeId, destination_id: destinationId }, units: rooms, slots }, as)
  },

  addHold(tx, hold, nights, createdMs) {
    const row = {
      org_id: hold.orgId,
      hold_id: hold.holdId,
      hotel_id: hold.hotelId,
      room_type_id: hold.roomTypeId,
      subject: hold.subject,
      rooms: hold.rooms,
      checkin: hold.checkin,
      checkout: hold.checkout,
      state: hold.state,
      expires_at_ms: hold.expiresAtMs,
      created_ms: createdMs,
    }
    store.addHold(tx, row, nights)
  },
}

const toHold = (row: Tables['stock_holds']): Hold => ({
  orgId: row.org_id as OrgId,
  holdId: row.hold_id as HoldId,
  hotelId: row.hotel_id as HotelId,
  roomTypeId: row.room_type_id as RoomTypeId,
  subject: row.subject,
  rooms: row.rooms,
  checkin: row.checkin,
  checkout: row.checkout,
  state: row.state,
  expiresAtMs: row.expires_at_ms,
})
