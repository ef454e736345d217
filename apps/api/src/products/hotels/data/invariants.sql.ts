// nothing here is translated: names of invariants are for those who operate the system
import type { InvariantCheck } from '@sojourn/db'

/** Facts about stock: each query answers no row. */
export const stockInvariants: readonly InvariantCheck[] = [
  {
    name: 'holds and sold rooms stay within capacity on every night',
    sql: 'select room_type_id, night, held, sold, capacity from stock_nights where held < 0 or sold < 0 or held + sold > capacity',
    of: { rows: ['stock_nights'] },
  },
  {
    name: 'each night of stock equals the sum of its holds',
    sql: `select coalesce(s.room_type_id, l.room_type_id) as room_type_id, coalesce(s.night, l.night) as night, s.held, s.sold, l.held as held_by_lines, l.sold as sold_by_lines
      from stock_nights s full join (
        select l.room_type_id, l.night,
            sum(l.rooms) filter (where h.state = 'held') as held, sum(l.rooms) filter (where h.state = 'confirmed') as sold
          from stock_hold_lines l join stock_holds h using (org_id, hold_id)
          group by l.room_type_id, l.night
      ) l on l.room_type_id = s.room_type_id and l.night = s.night
      where coalesce(s.held, 0) <> coalesce(l.held, 0) or coalesce(s.sold, 0) <> coalesce(l.sold, 0)`,
    of: {
      key: 'room_type_id, night',
      rows: ['stock_nights', 'stock_hold_lines'],
      also: [['stock_holds', 'room_type_id, night', 'join stock_hold_lines l using (org_id, hold_id, room_type_id)']],
    },
  },
  {
    name: 'a hold has one line for each night',
    sql: `select h.org_id, h.hold_id from stock_holds h left join stock_hold_lines l using (org_id, hold_id)
      group by h.org_id, h.hold_id, h.checkin, h.checkout, h.rooms
      having count(l.night) <> h.checkout - h.checkin or min(l.night) <> h.checkin or max(l.night) <> h.checkout - 1 or min(l.rooms) <> h.rooms or max(l.rooms) <> h.rooms`,
    of: { key: 'org_id, hold_id', rows: ['stock_holds'], also: ['stock_hold_lines'] },
  },
  {
    name: 'no hold outlives its expiry by 5 seconds',
    sql: `select org_id, hold_id, expires_at_ms from stock_holds
      where state = 'held' and expires_at_ms < extract(epoch from clock_timestamp()) * 1000 - 5000`,
  },
]
