import { fixed, kept, raw, type Sql, sql } from '@sojourn/db'
import type { Day, OrgId, Tx } from '@sojourn/kernel'
import type { Hold } from '../domain/hold.ts'
import type { HoldId, HotelId, RoomTypeId } from '../domain/ids.ts'
import type { StockStore } from './stock-store.ts'
import type { Tables } from './tables.ts'

type Of = Pick<Hold, 'orgId' | 'holdId'>

const listTaken = kept((db: Sql<Tables>, at: { destinationId: string; from: Day; until: Day }) =>
  db
    .selectFrom('stock_nights')
    .select(['room_type_id', 'night', 'capacity', raw<number>`held + sold`.as('taken')])
    .where('destination_id', '=', at.destinationId)
    .where('night', '>=', at.from)
    .where('night', '<', at.until),
)
const move = kept((db: Sql<Tables>, { orgId, holdId, held, sold }: Of & { held: number; sold: number }) =>
  db
    .with('locked', (nights) =>
      nights
        .selectFrom('stock_nights as s')
        .innerJoin('stock_hold_lines as l', (join) => join.onRef('l.room_type_id', '=', 's.room_type_id').onRef('l.night', '=', 's.night'))
        .select(['s.room_type_id', 's.night'])
        .where('l.org_id', '=', orgId)
        .where('l.hold_id', '=', holdId)
        .orderBy('s.night')
        .forUpdate('s'),
    )
    .updateTable('stock_nights as n')
    .from('locked')
    .whereRef('n.room_type_id', '=', 'locked.room_type_id')
    .whereRef('n.night', '=', 'locked.night')
    .set((eb) => ({ held: eb('n.held', '+', held), sold: eb('n.sold', '+', sold) })),
)
const insertHold = kept((db: Sql<Tables>, { nights, ...row }: Tables['stock_holds'] & { nights: readonly Day[] }) =>
  db
    .with('hold', (rooms) => rooms.insertInto('stock_holds').values(row).returning(['org_id', 'hold_id', 'room_type_id', 'rooms']))
    .insertInto('stock_hold_lines')
    .columns(['org_id', 'hold_id', 'room_type_id', 'night', 'rooms'])
    .expression((lines) => lines.selectFrom('hold').select(['org_id', 'hold_id', 'room_type_id', raw<Day>`unnest(${nights}::date[])`.as('night'), 'rooms'])),
)
const lockHold = kept((db: Sql<Tables>, of: Of) =>
  db.selectFrom('stock_holds').selectAll().where('org_id', '=', of.orgId).where('hold_id', '=', of.holdId).forUpdate(),
)
const setHold = kept((db: Sql<Tables>, { orgId, holdId, ...changes }: Of & Pick<Tables['stock_holds'], 'state' | 'expires_at_ms'>) =>
  db.updateTable('stock_holds').set(changes).where('org_id', '=', orgId).where('hold_id', '=', holdId),
)

export const stockStore: StockStore = {
  async listTaken(tx, destinationId, from, until) {
    const rows = await listTaken.all(tx, { destinationId, from, until })
    return rows.map((row) => ({ roomTypeId: row.room_type_id as RoomTypeId, night: row.night, capacity: row.capacity, taken: row.taken }))
  },

  // Nights are locked in their order, here and in `move`, so that two stays can wait for each other but never in a circle.
  async take(tx, { destinationId, roomTypeId, rooms, nights }, as) {
    const [held, sold] = as === 'held' ? [rooms, 0] : [0, rooms]
    const days = nights.map((n) => n.night)
    const capacities = nights.map((n) => n.capacity)
    const { rows } = await raw<{ night: string }>`
      insert into stock_nights (room_type_id, night, destination_id, capacity, held, sold)
      select ${roomTypeId}, wanted.night, ${destinationId}, wanted.capacity, ${held}::int, ${sold}::int
        from unnest(${days}::date[], ${capacities}::int[]) as wanted (night, capacity)
        where wanted.capacity >= ${rooms}::int
        order by wanted.night
      on conflict (room_type_id, night) do update
        set held = stock_nights.held + excluded.held, sold = stock_nights.sold + excluded.sold
        where stock_nights.held + stock_nights.sold + ${rooms}::int <= stock_nights.capacity
      returning night`.execute(sql(tx))
    if (rows.length === nights.length) return true
    // The caller may go on and commit, so a half-taken stay is given back here and now.
    await give(
      tx,
      roomTypeId,
      rows.map((row) => row.night),
      -held,
      -sold,
    )
    return false
  },

  async move(tx, hold, from, to) {
    const moved = to === 'sold' ? hold.rooms : 0
    const [held, sold] = from === 'held' ? [-hold.rooms, moved] : [0, moved - hold.rooms]
    move.write(tx, { orgId: hold.orgId, holdId: hold.holdId, held, sold })
  },

  async addHold(tx, hold, nights, createdMs) {
    insertHold.write(tx, {
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
      nights,
    })
  },

  async lockHold(tx, orgId, holdId) {
    const row = await lockHold.first(tx, { orgId, holdId })
    return row ? toHold(row) : null
  },

  async setHold(tx, hold, change) {
    const changes = { state: change.state ?? hold.state, expires_at_ms: change.expiresAtMs ?? hold.expiresAtMs }
    setHold.write(tx, { orgId: hold.orgId, holdId: hold.holdId, ...changes })
  },

  async listExpired(tx, nowMs, limit) {
    const rows = await sql<Tables>(tx)
      .selectFrom('stock_holds')
      .selectAll()
      .where('state', '=', fixed('held'))
      .where('expires_at_ms', '<=', nowMs)
      .orderBy('expires_at_ms')
      .limit(limit)
      .execute()
    return rows.map(toHold)
  },
}

async function give(tx: Tx, roomTypeId: string, nights: readonly string[], held: number, sold: number): Promise<void> {
  if (nights.length === 0) return
  await raw`
    update stock_nights set held = held + ${held}::int, sold = sold + ${sold}::int
      where room_type_id = ${roomTypeId} and night = any(${nights}::date[])`.execute(sql(tx))
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
