// nothing here is translated: names of invariants are for who operates the system
import type { InvariantCheck } from '@sojourn/db'

/** Facts about the stock of transfers: each query answers no row. */
export const transferInvariants: readonly InvariantCheck[] = [
  {
    name: 'vehicles and seats held and sold stay within what a company has in a half hour of a zone',
    sql: 'select company, vehicle, zone, starts_at, held, sold, capacity from transfer_windows where held < 0 or sold < 0 or held + sold > capacity',
    of: { rows: ['transfer_windows'] },
  },
  {
    name: 'each half hour of transfers equals the sum of its holds',
    sql: `select coalesce(w.company, l.company) as company, coalesce(w.vehicle, l.vehicle) as vehicle, coalesce(w.zone, l.zone) as zone, coalesce(w.starts_at, l.starts_at) as starts_at
      from transfer_windows w full join (
        select l.company, l.vehicle, l.zone, l.starts_at, sum(l.units) filter (where h.state = 'held') as held, sum(l.units) filter (where h.state = 'confirmed') as sold
          from transfer_hold_lines l join transfer_holds h using (org_id, hold_id)
          group by l.company, l.vehicle, l.zone, l.starts_at
      ) l on l.company = w.company and l.vehicle = w.vehicle and l.zone = w.zone and l.starts_at = w.starts_at
      where coalesce(w.held, 0) <> coalesce(l.held, 0) or coalesce(w.sold, 0) <> coalesce(l.sold, 0)`,
    of: {
      key: 'company, vehicle, zone, starts_at',
      rows: ['transfer_windows', 'transfer_hold_lines'],
      also: [['transfer_holds', 'l.company, l.vehicle, l.zone, l.starts_at', 'join transfer_hold_lines l using (org_id, hold_id)']],
    },
  },
  {
    name: 'a held transfer has the one line of its half hour',
    sql: `select h.org_id, h.hold_id from transfer_holds h left join transfer_hold_lines l using (org_id, hold_id)
      group by h.org_id, h.hold_id, h.window_ms, h.units
      having count(l.starts_at) <> 1 or min(extract(epoch from l.starts_at) * 1000) <> h.window_ms or min(l.units) <> h.units`,
    of: { key: 'org_id, hold_id', rows: ['transfer_holds'], also: ['transfer_hold_lines'] },
  },
  {
    name: 'a sold transfer is ordered, and only a sold one has news to come',
    sql: `select h.org_id, h.hold_id, h.state from transfer_holds h left join transfer_orders o using (org_id, hold_id)
      where (h.state = 'confirmed' and o.hold_id is null) or (h.state <> 'confirmed' and o.next_news_ms is not null)`,
    of: { key: 'org_id, hold_id', rows: ['transfer_holds'], also: ['transfer_orders'] },
  },
  {
    name: 'no held transfer outlives its expiry by 5 seconds',
    sql: `select org_id, hold_id, expires_at_ms from transfer_holds
      where state = 'held' and expires_at_ms < extract(epoch from clock_timestamp()) * 1000 - 5000`,
  },
]
