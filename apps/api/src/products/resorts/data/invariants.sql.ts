// nothing here is translated: names of invariants are for those who operate the system
import type { InvariantCheck } from '@sojourn/db'

/** Facts about units and the power of weeks: each query answers no row. */
export const resortInvariants: readonly InvariantCheck[] = [
  {
    name: 'a unit of a resort has one holder on every night',
    sql: 'select resort_id, unit, night, held, sold from resort_nights where held < 0 or sold < 0 or held + sold > 1',
    of: { rows: ['resort_nights'] },
  },
  {
    name: 'each night of a unit equals the sum of its holds',
    sql: `select coalesce(d.resort_id, l.resort_id) as resort_id, coalesce(d.unit, l.unit) as unit, coalesce(d.night, l.night) as night, d.held, d.sold, l.held as held_by_lines, l.sold as sold_by_lines
      from resort_nights d full join (
        select l.resort_id, l.unit, l.night, count(*) filter (where h.state = 'held') as held, count(*) filter (where h.state = 'confirmed') as sold
          from resort_hold_lines l join resort_holds h using (org_id, hold_id)
          group by l.resort_id, l.unit, l.night
      ) l on l.resort_id = d.resort_id and l.unit = d.unit and l.night = d.night
      where coalesce(d.held, 0) <> coalesce(l.held, 0) or coalesce(d.sold, 0) <> coalesce(l.sold, 0)`,
    of: {
      key: 'resort_id, unit, night',
      rows: ['resort_nights', 'resort_hold_lines'],
      also: [['resort_holds', 'l.resort_id, l.unit, l.night', 'join resort_hold_lines l using (org_id, hold_id)']],
    },
  },
  {
    name: 'a held unit has one line for each night',
    sql: `select h.org_id, h.hold_id from resort_holds h left join resort_hold_lines l using (org_id, hold_id)
      group by h.org_id, h.hold_id, h.check_in, h.check_out
      having count(l.night) <> h.check_out - h.check_in or min(l.night) <> h.check_in or max(l.night) <> h.check_out - 1`,
    of: { key: 'org_id, hold_id', rows: ['resort_holds'], also: ['resort_hold_lines'] },
  },
  {
    name: 'power of a deposit that is held and spent is what its exchanges take',
    sql: `select d.org_id, d.deposit_id, d.held, d.spent from resort_deposits d left join resort_power_uses u using (org_id, deposit_id)
      group by d.org_id, d.deposit_id, d.held, d.spent
      having d.held <> coalesce(sum(u.power) filter (where u.state = 'held'), 0) or d.spent <> coalesce(sum(u.power) filter (where u.state = 'spent'), 0)`,
    of: { key: 'org_id, deposit_id', rows: ['resort_deposits'], also: ['resort_power_uses'] },
  },
  {
    name: 'power is held for what is held, and spent for what is booked',
    sql: `select u.org_id, u.hold_id, u.state, h.state as hold from resort_power_uses u join resort_holds h using (org_id, hold_id)
      where (u.state = 'held' and h.state <> 'held') or (h.state = 'held' and u.state <> 'held') or (h.state = 'confirmed' and u.state <> 'spent')`,
    of: { key: 'org_id, hold_id', rows: ['resort_power_uses'], also: ['resort_holds'] },
  },
  {
    name: 'no held unit outlives its expiry by 5 seconds',
    sql: `select org_id, hold_id, expires_at_ms from resort_holds
      where state = 'held' and expires_at_ms < extract(epoch from clock_timestamp()) * 1000 - 5000`,
  },
]
