// nothing here is translated: names of invariants are for those who operate the system
import type { InvariantCheck } from '@sojourn/db'

/** Facts about cabins: each query answers no row. */
export const cruiseInvariants: readonly InvariantCheck[] = [
  {
    name: 'a cabin of a sailing has one party, and no sailing more guests of ours than boats for them',
    sql: `select sailing_id, cabin, held, sold, capacity from cruise_cabins where held < 0 or sold < 0 or held + sold > capacity or (cabin <> 'boats' and capacity > 1)`,
    of: { rows: ['cruise_cabins'] },
  },
  {
    name: 'each cabin of a sailing equals the sum of its holds, and so do its guests',
    sql: `select coalesce(d.sailing_id, l.sailing_id) as sailing_id, coalesce(d.cabin, l.cabin) as cabin, coalesce(d.starts_on, l.starts_on) as starts_on, d.held, d.sold, l.held as held_by_lines, l.sold as sold_by_lines
      from cruise_cabins d full join (
        select l.sailing_id, l.cabin, l.starts_on, sum(l.units) filter (where h.state = 'held') as held, sum(l.units) filter (where h.state = 'confirmed') as sold
          from cruise_hold_lines l join cruise_holds h using (org_id, hold_id)
          group by l.sailing_id, l.cabin, l.starts_on
      ) l on l.sailing_id = d.sailing_id and l.cabin = d.cabin and l.starts_on = d.starts_on
      where coalesce(d.held, 0) <> coalesce(l.held, 0) or coalesce(d.sold, 0) <> coalesce(l.sold, 0)`,
    of: {
      key: 'sailing_id, cabin, starts_on',
      rows: ['cruise_cabins', 'cruise_hold_lines'],
      also: [['cruise_holds', 'l.sailing_id, l.cabin, l.starts_on', 'join cruise_hold_lines l using (org_id, hold_id)']],
    },
  },
  {
    name: 'a held cabin has a line for itself and one for its guests',
    sql: `select h.org_id, h.hold_id from cruise_holds h left join cruise_hold_lines l using (org_id, hold_id)
      group by h.org_id, h.hold_id, h.cabin, h.guests
      having count(*) filter (where l.cabin = h.cabin and l.units = 1) <> 1 or count(*) filter (where l.cabin = 'boats' and l.units = h.guests) <> 1 or count(*) <> 2`,
    of: { key: 'org_id, hold_id', rows: ['cruise_holds'], also: ['cruise_hold_lines'] },
  },
  {
    name: 'no held cabin outlives its expiry by 5 seconds',
    sql: `select org_id, hold_id, expires_at_ms from cruise_holds
      where state = 'held' and expires_at_ms < extract(epoch from clock_timestamp()) * 1000 - 5000`,
  },
]
