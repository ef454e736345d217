// nothing here is translated: names of invariants are for those who operate the system
import type { InvariantCheck } from '@sojourn/db'

/** Facts about the stock of flights: each query answers no row. */
export const flightInvariants: readonly InvariantCheck[] = [
  {
    name: 'seats held and sold stay within the cabin of every flight',
    sql: 'select flight, cabin, day, held, sold, capacity from flight_cabins where held < 0 or sold < 0 or held + sold > capacity',
    of: { rows: ['flight_cabins'] },
  },
  {
    name: 'each cabin of a flight equals the sum of its holds',
    sql: `select coalesce(d.flight, l.flight) as flight, coalesce(d.cabin, l.cabin) as cabin, coalesce(d.day, l.day) as day, d.held, d.sold, l.held as held_by_lines, l.sold as sold_by_lines
      from flight_cabins d full join (
        select l.flight, l.cabin, l.day, coalesce(sum(l.units) filter (where h.state = 'held'), 0) as held, coalesce(sum(l.units) filter (where h.state = 'confirmed'), 0) as sold
          from flight_hold_lines l join flight_holds h using (org_id, hold_id)
          group by l.flight, l.cabin, l.day
      ) l on l.flight = d.flight and l.cabin = d.cabin and l.day = d.day
      where coalesce(d.held, 0) <> coalesce(l.held, 0) or coalesce(d.sold, 0) <> coalesce(l.sold, 0)`,
    of: {
      key: 'flight, cabin, day',
      rows: ['flight_cabins', 'flight_hold_lines'],
      also: [['flight_holds', 'flight, cabin, day', 'join flight_hold_lines l using (org_id, hold_id)']],
    },
  },
  {
    name: 'seats of the map are those of holds that are held or sold, and all of them',
    sql: `select h.org_id, h.hold_id, h.state, count(s.seat) as seats, jsonb_array_length(h.seats) as wanted
      from flight_holds h left join (
        select hold_id, seat from flight_seats union all select hold_id, seat from flight_seat_claims
      ) s using (hold_id)
      group by h.org_id, h.hold_id, h.state, h.seats
      having count(s.seat) <> case when h.state in ('held', 'confirmed') then jsonb_array_length(h.seats) else 0 end`,
    of: { key: 'org_id, hold_id', rows: ['flight_holds'] },
  },
  {
    name: 'a hold of flights has a line for each of them',
    sql: `select h.org_id, h.hold_id from flight_holds h left join flight_hold_lines l using (org_id, hold_id)
      group by h.org_id, h.hold_id, h.limits
      having count(l.flight) <> jsonb_array_length(h.limits)`,
    of: { key: 'org_id, hold_id', rows: ['flight_holds'], also: ['flight_hold_lines'] },
  },
  {
    name: 'no held seat outlives its expiry by 5 seconds',
    sql: `select org_id, hold_id, expires_at_ms from flight_holds
      where state = 'held' and expires_at_ms < extract(epoch from clock_timestamp()) * 1000 - 5000`,
  },
]
