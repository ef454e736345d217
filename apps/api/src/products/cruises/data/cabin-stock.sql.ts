import { fixed, prepared, raw, type Sql, sql } from '@sojourn/db'
import type { BookingId, Day, OrgId } from '@sojourn/kernel'
import { createStockStore } from '../../../modules/stock/index.ts'
import type { CabinHold } from '../domain/cabin-hold.ts'
import { BOATS, type CabinStock } from './cabin-stock.ts'
import type { Tables } from './tables.ts'

const listTaken = prepared((db: Sql<Tables>, days: { from: Day; to: Day }) =>
  db
    .selectFrom('cruise_cabins')
    .select(['sailing_id', raw<string[]>`array_agg(cabin)`.as('cabins')])
    .where('starts_on', '>=', days.from)
    .where('starts_on', '<=', days.to)
    .where('cabin', '<>', fixed(BOATS))
    .where(raw<boolean>`held + sold > 0`)
    .groupBy('sailing_id'),
)
const takenOn = prepared((db: Sql<Tables>, of: { sailingId: string }) =>
  db
    .selectFrom('cruise_cabins')
    .select(['cabin', raw<number>`held + sold`.as('taken')])
    .where('sailing_id', '=', of.sailingId)
    .where(raw<boolean>`held + sold > 0`),
)
const toTell = (db: Sql<Tables>) =>
  db
    .selectFrom('cruise_holds')
    .where('state', '=', fixed('confirmed' as const))
    .where('told_by_ms', 'is not', null)
const listToTell = prepared((db: Sql<Tables>, of: { nowMs: number; limit: number }) =>
  toTell(db).selectAll().where('told_by_ms', '<=', of.nowMs).orderBy('told_by_ms').limit(of.limit),
)
const nextToTell = prepared((db: Sql<Tables>, _: object) => toTell(db).select(raw<number | null>`min(told_by_ms)`.as('at')))

const store = createStockStore<Tables['cruise_holds'], CabinHold>({
  counters: 'cruise_cabins',
  holds: 'cruise_holds',
  lines: 'cruise_hold_lines',
  resource: ['sailing_id', 'cabin'],
  slot: 'starts_on',
  units: 'units',
  severalResources: true,
  grows: false,
  read: (row) => toHold(row),
  unitsOf: () => 1,
})

export const cabinStock: CabinStock = {
  lockHold: store.lockHold,
  move: store.move,
  setHold: store.setHold,
  listExpired: store.listExpired,
  nextExpiryMs: store.nextExpiryMs,

  async listTaken(tx, from, to) {
    const rows = await listTaken.all(tx, { from, to })
    return new Map(rows.map(({ sailing_id, cabins }) => [sailing_id, new Set(cabins)]))
  },

  async takenOn(tx, sailingId) {
    const rows = await takenOn.all(tx, { sailingId })
    return {
      cabins: new Set(rows.flatMap(({ cabin }) => (cabin === BOATS ? [] : [cabin]))),
      guests: rows.find(({ cabin }) => cabin === BOATS)?.taken ?? 0,
    }
  },

  async lock(tx, sailingId) {
    await raw`select pg_advisory_xact_lock(hashtextextended(${`cruise ${sailingId}`}, 0))`.execute(sql(tx))
  },

  async take(tx, { sailingId, startsOn, cabin, guests, boats }, as) {
    const of = (name: string, units: number, capacity: number) => ({
      row: { sailing_id: sailingId, cabin: name },
      units,
      slots: [{ slot: startsOn, capacity }],
    })
    return (await store.takeAll(tx, [of(cabin, 1, 1), of(BOATS, guests, boats)], as)) !== null
  },

  addHold(tx, hold, createdMs) {
    const { orgId, holdId, sailingId, subject, cabin, guests, startsOn, state, expiresAtMs, toldByMs, broughtOn, bookingId, itemNo } = hold
    const row = {
      ...{ org_id: orgId, hold_id: holdId, sailing_id: sailingId, subject, cabin, guests, starts_on: startsOn, state },
      ...{ expires_at_ms: expiresAtMs, created_ms: createdMs, told_by_ms: toldByMs, brought_on: broughtOn, booking_id: bookingId, item_no: itemNo },
    }
    store.addParts(tx, row, [
      { resource: { sailing_id: sailingId, cabin }, units: 1, slots: [startsOn] },
      { resource: { sailing_id: sailingId, cabin: BOATS }, units: guests, slots: [startsOn] },
    ])
  },

  async setSoldTo(tx, { orgId, holdId }, { bookingId, itemNo, toldByMs, broughtOn }) {
    await sql<Tables>(tx)
      .updateTable('cruise_holds')
      .set({ booking_id: bookingId, item_no: itemNo, told_by_ms: toldByMs, brought_on: broughtOn })
      .where('org_id', '=', orgId)
      .where('hold_id', '=', holdId)
      .execute()
  },

  async listToTell(tx, nowMs, limit) {
    return (await listToTell.all(tx, { nowMs, limit })).map(toHold)
  },

  async nextToTellMs(tx) {
    return (await nextToTell.first(tx, {}))?.at ?? null
  },

  async setToldBy(tx, { orgId, holdId }, toldByMs) {
    await sql<Tables>(tx).updateTable('cruise_holds').set({ told_by_ms: toldByMs }).where('org_id', '=', orgId).where('hold_id', '=', holdId).execute()
  },
}

const toHold = (row: Tables['cruise_holds']): CabinHold => ({
  orgId: row.org_id as OrgId,
  holdId: row.hold_id,
  sailingId: row.sailing_id,
  subject: row.subject,
  cabin: row.cabin,
  guests: row.guests,
  startsOn: row.starts_on,
  state: row.state,
  expiresAtMs: row.expires_at_ms,
  toldByMs: row.told_by_ms,
  broughtOn: row.brought_on,
  bookingId: row.booking_id as BookingId | null,
  itemNo: row.item_no,
})
