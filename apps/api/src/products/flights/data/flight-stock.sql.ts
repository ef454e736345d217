import { fallsDue, fixed, prepared, raw, type Sql, sql } from '@sojourn/db'
import type { OrgId, Tx } from '@sojourn/kernel'
import { createStockStore } from '../../../modules/stock/index.ts'
import type { FlightHold, HeldFlight, HeldSeat, HoldState } from '../domain/flight-hold.ts'
import type { FlightStock } from './flight-stock.ts'
import type { Tables } from './tables.ts'

/** The kind of rows that wake what is told of changed flights. */
export const FLIGHT_NEWS = 'flight news'

const store = createStockStore<Tables['flight_holds'], FlightHold>({
  counters: 'flight_cabins',
  holds: 'flight_holds',
  lines: 'flight_hold_lines',
  resource: ['flight', 'cabin'],
  slot: 'day',
  units: 'units',
  severalResources: true,
  grows: false,
  read: (row) => toHold(row),
  unitsOf: () => 1,
})

const listTaken = prepared((db: Sql<Tables>, at: { from: string; to: string }) =>
  db
    .selectFrom('flight_cabins')
    .select(['flight', 'cabin', 'day', raw<number>`held + sold`.as('taken')])
    .where('day', '>=', at.from)
    .where('day', '<=', at.to),
)

const inOrder = (flights: readonly HeldFlight[]): HeldFlight[] => [...flights].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
const keyOf = ({ flight, cabin, day }: HeldFlight): string => `${flight} ${cabin} ${day}`

/** A partial take is undone at once: the caller may go on and commit. */
async function untake(tx: Tx, flights: readonly HeldFlight[], as: 'held' | 'sold'): Promise<void> {
  for (const { flight, cabin, day, units } of inOrder(flights)) {
    await raw`update flight_cabins set ${raw.ref(as)} = ${raw.ref(as)} - ${units}::int where flight = ${flight} and cabin = ${cabin} and day = ${day}::date`.execute(
      sql(tx),
    )
  }
}

async function takeOne(tx: Tx, { flight, cabin, day, units, limit, capacity }: HeldFlight, as: 'held' | 'sold'): Promise<number | null> {
  const [held, sold] = as === 'held' ? [units, 0] : [0, units]
  const { rows } = await raw<{ left: number }>`
    insert into flight_cabins (flight, cabin, day, capacity, held, sold)
    select ${flight}, ${cabin}, ${day}::date, ${capacity}::int, ${held}::int, ${sold}::int where ${units}::int <= ${limit}::int
    on conflict (flight, cabin, day) do update
      set held = flight_cabins.held + excluded.held, sold = flight_cabins.sold + excluded.sold
      where flight_cabins.held + flight_cabins.sold + ${units}::int <= least(${limit}::int, flight_cabins.capacity)
    returning ${limit}::int - held - sold as left`.execute(sql(tx))
  return rows[0]?.left ?? null
}

export const flightStock: FlightStock = {
  move: store.move,
  lockHold: store.lockHold,
  setHold: store.setHold,
  listExpired: store.listExpired,
  nextExpiryMs: store.nextExpiryMs,

  listTaken: async (tx, from, to) => [...(await listTaken.all(tx, { from, to }))],

  // Flights are locked in the order of the store, so that two journeys can wait for each other but never in a circle.
  async take(tx, flights, as) {
    const had: HeldFlight[] = []
    let least = Number.POSITIVE_INFINITY
    for (const each of inOrder(flights)) {
      const left = await takeOne(tx, each, as)
      if (left === null) {
        await untake(tx, had, as)
        return null
      }
      had.push(each)
      least = Math.min(least, left)
    }
    return least
  },

  async listSeats(tx, of, but = []) {
    if (of.length === 0) return []
    const rows = await sql<Tables>(tx)
      .selectFrom('flight_seats')
      .select(['flight', 'day', 'seat', 'hold_id'])
      .where(raw<boolean>`(flight, day) in (select * from unnest(${of.map(({ flight }) => flight)}::text[], ${of.map(({ day }) => day)}::date[]))`)
      .execute()
    return rows.filter(({ hold_id }) => !but.includes(hold_id)).map(({ flight, day, seat }) => ({ flight, day, seat }))
  },

  async takeSeats(tx, holdId, seats) {
    if (seats.length === 0) return true
    const rows = await sql<Tables>(tx)
      .insertInto('flight_seats')
      .values(seats.map(({ flight, day, seat, traveller }) => ({ flight, day, seat, traveller, hold_id: holdId })))
      .onConflict((conflict) => conflict.doNothing())
      .returning(['flight', 'day', 'seat'])
      .execute()
    const others = seats.filter(({ flight, day, seat }) => !rows.some((row) => row.flight === flight && row.day === day && row.seat === seat))
    if (others.every(({ isKept }) => isKept)) {
      const claims = others.map(({ flight, day, seat, traveller }) => ({ flight, day, seat, traveller, hold_id: holdId }))
      if (claims.length > 0)
        await sql<Tables>(tx)
          .insertInto('flight_seat_claims')
          .values(claims)
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      return true
    }
    await flightStock.freeSeats(tx, holdId)
    return false
  },

  async freeSeats(tx, holdId) {
    const freed = await sql<Tables>(tx)
      .with('claims', (rows) => rows.deleteFrom('flight_seat_claims').where('hold_id', '=', holdId))
      .deleteFrom('flight_seats')
      .where('hold_id', '=', holdId)
      .returning(['flight', 'day', 'seat'])
      .execute()
    if (freed.length === 0) return
    await raw`
      with claimed as (
        delete from flight_seat_claims c using flight_holds h
          where h.hold_id = c.hold_id and h.state = 'confirmed'
            and (c.flight, c.day, c.seat) in (select * from unnest(${freed.map(({ flight }) => flight)}::text[], ${freed.map(({ day }) => day)}::date[], ${freed.map(({ seat }) => seat)}::text[]))
          returning c.*
      )
      insert into flight_seats (flight, day, seat, hold_id, traveller) select flight, day, seat, hold_id, traveller from claimed`.execute(sql(tx))
  },

  addHold(tx, hold, createdMs) {
    const row = {
      ...{ org_id: hold.orgId, hold_id: hold.holdId, subject: hold.subject, departs_ms: hold.departsMs, serial: hold.serial },
      ...{ seats: JSON.stringify(hold.seats), limits: JSON.stringify(hold.flights), booking_id: hold.bookingId, item_no: hold.itemNo },
      ...{ sold_ms: null, told_ms: null, news_ms: null, forced: null },
      ...{ state: hold.state, expires_at_ms: hold.expiresAtMs, created_ms: createdMs },
    }
    const parts = hold.flights.map(({ flight, cabin, day, units }) => ({ resource: { flight, cabin }, units, slots: [day] }))
    store.addParts(tx, row, parts)
  },

  async setSoldTo(tx, { orgId, holdId }, { bookingId, itemNo, soldMs, newsMs, forced }) {
    const { rows } = await raw<{ serial: number }>`
      update flight_holds set serial = coalesce(serial, nextval('flight_serials')), booking_id = ${bookingId}, item_no = ${itemNo}::int,
          sold_ms = coalesce(sold_ms, ${soldMs}::bigint), told_ms = coalesce(told_ms, ${soldMs}::bigint), news_ms = coalesce(news_ms, ${newsMs}::bigint), forced = ${forced}
        where org_id = ${orgId} and hold_id = ${holdId}
        returning serial`.execute(sql(tx))
    if (newsMs !== null) fallsDue(tx, FLIGHT_NEWS, newsMs)
    return Number(rows[0]!.serial)
  },

  async moveSold(tx, { orgId, holdId, flights: before }, { flights, seats, departsMs }) {
    const without = (all: readonly HeldFlight[], others: readonly HeldFlight[]) => all.filter((each) => !others.some((other) => keyOf(other) === keyOf(each)))
    const [left, added] = [without(before, flights), without(flights, before)]
    if ((await flightStock.take(tx, added, 'sold')) === null) return false
    await untake(tx, left, 'sold')
    await flightStock.freeSeats(tx, holdId)
    for (const { flight, cabin, day } of left) {
      await sql<Tables>(tx)
        .deleteFrom('flight_hold_lines')
        .where('org_id', '=', orgId)
        .where('hold_id', '=', holdId)
        .where('flight', '=', flight)
        .where('cabin', '=', cabin)
        .where('day', '=', day)
        .execute()
    }
    const lines = added.map(({ flight, cabin, day, units }) => ({ org_id: orgId, hold_id: holdId, flight, cabin, day, units }))
    await sql<Tables>(tx).insertInto('flight_hold_lines').values(lines).execute()
    await sql<Tables>(tx)
      .updateTable('flight_holds')
      .set({ limits: JSON.stringify(flights), seats: JSON.stringify(seats), departs_ms: departsMs, forced: null })
      .where('org_id', '=', orgId)
      .where('hold_id', '=', holdId)
      .execute()
    // Their seats were free a moment ago, in this transaction: who is quicker is tried again.
    if (!(await flightStock.takeSeats(tx, holdId, seats))) throw new Error('a seat of the map was taken meanwhile')
    return true
  },

  async listNews(tx, nowMs, limit) {
    const rows = await sql<Tables>(tx)
      .selectFrom('flight_holds')
      .selectAll()
      .where('state', '=', fixed<HoldState>('confirmed'))
      .where('news_ms', '<=', nowMs)
      .orderBy('news_ms')
      .limit(limit)
      .execute()
    return rows.map((row) => ({
      orgId: row.org_id as OrgId,
      holdId: row.hold_id,
      bookingId: row.booking_id!,
      itemNo: row.item_no!,
      flights: row.limits as readonly HeldFlight[],
      seats: row.seats as readonly HeldSeat[],
      departsMs: row.departs_ms,
      soldMs: row.sold_ms!,
      toldMs: row.told_ms!,
      forced: row.forced,
    }))
  },

  async nextNewsMs(tx) {
    const row = await sql<Tables>(tx)
      .selectFrom('flight_holds')
      .select(raw<number | null>`min(news_ms)`.as('next_ms'))
      .where('state', '=', fixed<HoldState>('confirmed'))
      .executeTakeFirst()
    return row?.next_ms ?? null
  },

  async setNews(tx, { orgId, holdId }, { newsMs, toldMs }) {
    await sql<Tables>(tx)
      .updateTable('flight_holds')
      .set({ news_ms: newsMs, ...(toldMs !== undefined && { told_ms: toldMs }) })
      .where('org_id', '=', orgId)
      .where('hold_id', '=', holdId)
      .execute()
  },
}

const toHold = (row: Tables['flight_holds']): FlightHold => ({
  orgId: row.org_id as OrgId,
  holdId: row.hold_id,
  subject: row.subject,
  flights: row.limits as readonly HeldFlight[],
  seats: row.seats as readonly HeldSeat[],
  departsMs: row.departs_ms,
  serial: row.serial,
  bookingId: row.booking_id,
  itemNo: row.item_no,
  state: row.state,
  expiresAtMs: row.expires_at_ms,
})
