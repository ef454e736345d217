// nothing here is translated: names of invariants are for who operates the system
import type { InvariantCheck } from '@sojourn/db'

/** Facts about places in groups: each query answers no row. */
export const dreamtripInvariants: readonly InvariantCheck[] = [
  {
    name: 'places held and sold stay within what a group has',
    sql: 'select trip_id, held, sold, capacity from dreamtrip_departures where held < 0 or sold < 0 or held + sold > capacity',
    of: { rows: ['dreamtrip_departures'] },
  },
  {
    name: 'each group equals the sum of its holds',
    sql: `select coalesce(d.trip_id, l.trip_id) as trip_id, d.held, d.sold, l.held as held_by_lines, l.sold as sold_by_lines
      from dreamtrip_departures d full join (
        select l.trip_id, l.starts_on, sum(l.units) filter (where h.state = 'held') as held, sum(l.units) filter (where h.state = 'confirmed') as sold
          from dreamtrip_hold_lines l join dreamtrip_holds h using (org_id, hold_id)
          group by l.trip_id, l.starts_on
      ) l on l.trip_id = d.trip_id and l.starts_on = d.starts_on
      where coalesce(d.held, 0) <> coalesce(l.held, 0) or coalesce(d.sold, 0) <> coalesce(l.sold, 0)`,
    of: {
      key: 'trip_id, starts_on',
      rows: ['dreamtrip_departures', 'dreamtrip_hold_lines'],
      also: [['dreamtrip_holds', 'l.trip_id, l.starts_on', 'join dreamtrip_hold_lines l using (org_id, hold_id)']],
    },
  },
  {
    name: 'a hold of a group has one line, of its departure and its places',
    sql: `select h.org_id, h.hold_id from dreamtrip_holds h left join dreamtrip_hold_lines l using (org_id, hold_id)
      group by h.org_id, h.hold_id, h.trip_id, h.units
      having count(l.trip_id) <> 1 or min(l.trip_id) <> h.trip_id or min(l.units) <> h.units`,
    of: { key: 'org_id, hold_id', rows: ['dreamtrip_holds'], also: ['dreamtrip_hold_lines'] },
  },
  {
    name: 'no held place in a group outlives its expiry by 5 seconds',
    sql: `select org_id, hold_id, expires_at_ms from dreamtrip_holds
      where state = 'held' and expires_at_ms < extract(epoch from clock_timestamp()) * 1000 - 5000`,
  },
  {
    name: 'every group with a sold place waits for its decision or has it',
    sql: `select d.trip_id from dreamtrip_departures d left join dreamtrip_decisions w using (trip_id) where d.sold > 0 and w.trip_id is null`,
    of: { key: 'trip_id', rows: ['dreamtrip_departures'], also: ['dreamtrip_decisions'] },
  },
  {
    name: 'no place is sold in a group that does not go, once that was told',
    sql: `select w.trip_id, d.sold from dreamtrip_decisions w join dreamtrip_departures d using (trip_id)
      where w.result = 'off' and w.told and d.sold > 0`,
    of: { key: 'trip_id', rows: ['dreamtrip_decisions'], also: ['dreamtrip_departures'] },
  },
]
