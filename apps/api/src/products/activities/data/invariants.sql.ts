// nothing here is translated: names of invariants are for who operates the system
import type { InvariantCheck } from '@sojourn/db'

/** Facts about places in departures: each query answers no row. */
export const activityInvariants: readonly InvariantCheck[] = [
  {
    name: 'places held and sold stay within what a departure has',
    sql: 'select activity_id, starts_at, held, sold, capacity from activity_sessions where held < 0 or sold < 0 or held + sold > capacity',
    of: { rows: ['activity_sessions'] },
  },
  {
    name: 'each departure equals the sum of its holds',
    sql: `select coalesce(d.activity_id, l.activity_id) as activity_id, coalesce(d.starts_at, l.starts_at) as starts_at, d.held, d.sold, l.held as held_by_lines, l.sold as sold_by_lines
      from activity_sessions d full join (
        select l.activity_id, l.starts_at, sum(l.units) filter (where h.state = 'held') as held, sum(l.units) filter (where h.state = 'confirmed') as sold
          from activity_hold_lines l join activity_holds h using (org_id, hold_id)
          group by l.activity_id, l.starts_at
      ) l on l.activity_id = d.activity_id and l.starts_at = d.starts_at
      where coalesce(d.held, 0) <> coalesce(l.held, 0) or coalesce(d.sold, 0) <> coalesce(l.sold, 0)`,
    of: {
      key: 'activity_id, starts_at',
      rows: ['activity_sessions', 'activity_hold_lines'],
      also: [['activity_holds', 'l.activity_id, l.starts_at', 'join activity_hold_lines l using (org_id, hold_id)']],
    },
  },
  {
    name: 'a hold of an activity has one line, of its departure and its places',
    sql: `select h.org_id, h.hold_id from activity_holds h left join activity_hold_lines l using (org_id, hold_id)
      group by h.org_id, h.hold_id, h.starts_at, h.units
      having count(l.starts_at) <> 1 or min(l.starts_at) <> h.starts_at or min(l.units) <> h.units`,
    of: { key: 'org_id, hold_id', rows: ['activity_holds'], also: ['activity_hold_lines'] },
  },
  {
    name: 'no held place outlives its expiry by 5 seconds',
    sql: `select org_id, hold_id, expires_at_ms from activity_holds
      where state = 'held' and expires_at_ms < extract(epoch from clock_timestamp()) * 1000 - 5000`,
  },
  {
    name: 'no place is sold in a departure that was called off, once that was told',
    sql: `select w.activity_id, w.starts_at, s.sold from activity_watches w join activity_sessions s using (activity_id, starts_at)
      where w.result = 'off' and w.told and s.sold > 0`,
    of: { key: 'activity_id, starts_at', rows: ['activity_watches'], also: ['activity_sessions'] },
  },
]
