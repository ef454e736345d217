// nothing here is translated: names of invariants are for who operates the system
import type { InvariantCheck } from '@sojourn/db'

/** Facts about the stock of tables: each query answers no row. */
export const tableInvariants: readonly InvariantCheck[] = [
  {
    name: 'no table is held or sold twice in a quarter of an hour, and no more people are seated in one than a restaurant takes',
    sql: 'select restaurant_id, table_no, cell, held, sold, capacity from table_cells where held < 0 or sold < 0 or held + sold > capacity',
    of: { rows: ['table_cells'] },
  },
  {
    name: 'each quarter of a table equals the sum of its holds',
    sql: `select coalesce(c.restaurant_id, l.restaurant_id) as restaurant_id, coalesce(c.table_no, l.table_no) as table_no, coalesce(c.cell, l.cell) as cell,
        c.held, c.sold, l.held as held_by_lines, l.sold as sold_by_lines
      from table_cells c full join (
        select l.restaurant_id, l.table_no, l.cell, sum(l.units) filter (where h.state = 'held') as held, sum(l.units) filter (where h.state = 'confirmed') as sold
          from table_hold_lines l join table_holds h using (org_id, hold_id)
          group by l.restaurant_id, l.table_no, l.cell
      ) l on l.restaurant_id = c.restaurant_id and l.table_no = c.table_no and l.cell = c.cell
      where coalesce(c.held, 0) <> coalesce(l.held, 0) or coalesce(c.sold, 0) <> coalesce(l.sold, 0)`,
    of: {
      key: 'restaurant_id, table_no, cell',
      rows: ['table_cells', 'table_hold_lines'],
      also: [['table_holds', 'l.restaurant_id, l.table_no, l.cell', 'join table_hold_lines l using (org_id, hold_id)']],
    },
  },
  {
    name: 'a hold has each of its one or two tables for all of its time, and its people in the pace of the first quarter',
    sql: `select h.org_id, h.hold_id from table_holds h left join table_hold_lines l using (org_id, hold_id)
      group by h.org_id, h.hold_id, h.first_cell, h.cells, h.party
      having count(distinct l.table_no) filter (where l.table_no <> 'pace') not between 1 and 2
        or count(*) filter (where l.table_no <> 'pace') <> h.cells * count(distinct l.table_no) filter (where l.table_no <> 'pace')
        or min(l.cell) <> h.first_cell or max(l.cell) <> h.first_cell + h.cells - 1
        or coalesce(sum(l.units) filter (where l.table_no = 'pace'), 0) <> h.party`,
    of: { key: 'org_id, hold_id', rows: ['table_holds'], also: ['table_hold_lines'] },
  },
  {
    name: 'no held table outlives its expiry by 5 seconds',
    sql: `select org_id, hold_id, expires_at_ms from table_holds
      where state = 'held' and expires_at_ms < extract(epoch from clock_timestamp()) * 1000 - 5000`,
  },
]
