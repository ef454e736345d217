// nothing here is translated: names of invariants are for those who operate the system
import type { InvariantCheck } from '@sojourn/db'

/** Facts about the stock of cars: each query answers no row. */
export const carInvariants: readonly InvariantCheck[] = [
  {
    name: 'cars held and sold stay within what a depot has on every day',
    sql: 'select depot_id, acriss, day, held, sold, capacity from car_days where held < 0 or sold < 0 or held + sold > capacity',
    of: { rows: ['car_days'] },
  },
  {
    name: 'each day of cars equals the sum of its holds',
    sql: `select coalesce(d.depot_id, l.depot_id) as depot_id, coalesce(d.acriss, l.acriss) as acriss, coalesce(d.day, l.day) as day, d.held, d.sold, l.held as held_by_lines, l.sold as sold_by_lines
      from car_days d full join (
        select l.depot_id, l.acriss, l.day, count(*) filter (where h.state = 'held') as held, count(*) filter (where h.state = 'confirmed') as sold
          from car_hold_lines l join car_holds h using (org_id, hold_id)
          group by l.depot_id, l.acriss, l.day
      ) l on l.depot_id = d.depot_id and l.acriss = d.acriss and l.day = d.day
      where coalesce(d.held, 0) <> coalesce(l.held, 0) or coalesce(d.sold, 0) <> coalesce(l.sold, 0)`,
    of: {
      key: 'depot_id, acriss, day',
      rows: ['car_days', 'car_hold_lines'],
      also: [['car_holds', 'depot_id, acriss, day', 'join car_hold_lines l using (org_id, hold_id, depot_id, acriss)']],
    },
  },
  {
    name: 'a held car has one line for each day until it is back',
    sql: `select h.org_id, h.hold_id from car_holds h left join car_hold_lines l using (org_id, hold_id)
      group by h.org_id, h.hold_id, h.pickup_day, h.until_day
      having count(l.day) <> h.until_day - h.pickup_day + 1 or min(l.day) <> h.pickup_day or max(l.day) <> h.until_day`,
    of: { key: 'org_id, hold_id', rows: ['car_holds'], also: ['car_hold_lines'] },
  },
  {
    name: 'a car arrives at another depot if and only if it was sold one way',
    sql: `select h.org_id, h.hold_id, h.state, a.cancelled from car_holds h full join car_arrivals a using (hold_id)
      where (coalesce(h.state = 'confirmed' and h.depot_id <> h.dropoff_depot_id, false)) <> coalesce(not a.cancelled, false)`,
    of: { key: 'hold_id', rows: ['car_holds', 'car_arrivals'] },
  },
  {
    name: 'no held car outlives its expiry by 5 seconds',
    sql: `select org_id, hold_id, expires_at_ms from car_holds
      where state = 'held' and expires_at_ms < extract(epoch from clock_timestamp()) * 1000 - 5000`,
  },
]
