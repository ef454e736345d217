import { TRANSITIONS } from './domain/status.ts'

const legal = Object.entries(TRANSITIONS).flatMap(([from, targets]) => targets.map((to) => `('${from}', '${to}')`))

/** What must hold of bookings at any time: each query answers no row. */
export const bookingInvariants = [
  {
    name: 'only legal transitions',
    sql: `select org_id, booking_id, seq, from_status, to_status from booking_events
      where not (from_status is null and to_status = 'draft' and seq = 1) and (from_status is null or (from_status, to_status) not in (${legal.join(', ')}))`,
  },
  {
    name: 'a booking stands where its last event left it, and each event begins where the one before ended',
    sql: `select b.org_id, b.booking_id, b.status from bookings b where b.status is distinct from
        (select e.to_status from booking_events e where e.org_id = b.org_id and e.booking_id = b.booking_id order by e.seq desc limit 1)
      union all select e.org_id, e.booking_id, e.to_status from booking_events e join booking_events p
        on p.org_id = e.org_id and p.booking_id = e.booking_id and p.seq = e.seq - 1 where p.to_status is distinct from e.from_status`,
  },
  {
    name: 'confirmed means exactly one voucher, anything short of it none',
    sql: `select b.org_id, b.booking_id, b.status, v.number from bookings b left join vouchers v using (org_id, booking_id)
      where (b.status in ('confirmed', 'cancelled')) <> (v.number is not null) or (b.status = 'cancelled' and v.void_ms is null)`,
  },
  {
    name: 'the nights kept for a guest are those of a live booking',
    sql: `select n.org_id, n.booking_id, n.night, b.status from guest_nights n left join bookings b using (org_id, booking_id)
      where b.status is null or b.status in ('failed', 'expired', 'cancelled')`,
  },
  {
    name: 'no booking waits for its confirmation longer than 60 s',
    sql: `select b.org_id, b.booking_id, e.at_ms from bookings b join booking_events e using (org_id, booking_id)
      where b.status = 'confirming' and e.to_status = 'confirming' and e.at_ms < extract(epoch from now()) * 1000 - 60000`,
  },
] as const
