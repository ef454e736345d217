// nothing here is translated: names of invariants are for those who operate the system
import { TRANSITIONS } from './domain/status.ts'

const legal = Object.entries(TRANSITIONS).flatMap(([from, targets]) => targets.map((to) => `('${from}', '${to}')`))

const CHANGED_TOGETHER = (of: string) =>
  `on m.org_id = ${of}.org_id and (m.booking_id = coalesce(${of}.root_booking_id, ${of}.booking_id) or m.root_booking_id = coalesce(${of}.root_booking_id, ${of}.booking_id))`

/** What must hold of bookings at any time: each query answers no row. */
export const bookingInvariants = [
  {
    name: 'only legal transitions',
    sql: `select org_id, booking_id, seq, from_status, to_status from booking_events
      where not (from_status is null and to_status = 'draft' and seq = 1) and (from_status is null or (from_status, to_status) not in (${legal.join(', ')}))`,
    of: { rows: ['booking_events'] },
  },
  {
    name: 'a booking has the status of its last event',
    sql: `select b.org_id, b.booking_id, b.status from bookings b where b.status is distinct from
        (select e.to_status from booking_events e where e.org_id = b.org_id and e.booking_id = b.booking_id order by e.seq desc limit 1)`,
    of: { key: 'org_id, booking_id', rows: ['bookings'], also: ['booking_events'] },
  },
  {
    name: 'each event of a booking begins with the status the one before ended with',
    sql: `select e.org_id, e.booking_id, e.to_status from booking_events e join booking_events p
        on p.org_id = e.org_id and p.booking_id = e.booking_id and p.seq = e.seq - 1 where p.to_status is distinct from e.from_status`,
    of: { key: 'org_id, booking_id', rows: ['booking_events'] },
  },
  {
    name: 'confirmed means exactly one voucher for each item, anything short of it none',
    sql: `select b.org_id, b.booking_id, b.status, i.item_no, v.number from bookings b join booking_items i using (org_id, booking_id)
        left join vouchers v using (org_id, booking_id, item_no)
      where (b.status = 'confirmed' or b.kept_minor is not null) <> (v.number is not null) or (v.number is not null and (i.state = 'cancelled') <> (v.void_ms is not null))`,
    of: { key: 'org_id, booking_id', rows: ['bookings'], also: ['booking_items', 'vouchers'] },
  },
  {
    name: 'the state of every item of a booking fits the booking',
    sql: `select b.org_id, b.booking_id, b.status, i.item_no, i.state from bookings b left join booking_items i using (org_id, booking_id)
      where i.item_no is null or (b.status = 'confirmed' and i.state not in ('confirmed', 'cancelling', 'cancelled'))
        or (b.status = 'failed' and i.state not in ('failed', 'cancelling', 'cancelled')) or (b.status = 'expired' and i.state <> 'failed')
        or (b.status in ('draft', 'pending_payment') and i.state <> 'held') or (b.status = 'cancelled' and i.state <> 'cancelled')
      union all select b.org_id, b.booking_id, b.status, 0, 'cancelled' from bookings b where b.status = 'confirmed' and not exists
        (select from booking_items i where i.org_id = b.org_id and i.booking_id = b.booking_id and (i.state <> 'cancelled' or i.changed_to is not null))`,
    of: { key: 'org_id, booking_id', rows: ['bookings'], also: ['booking_items'] },
  },
  {
    name: 'an item that was changed names the confirmed booking that took its place',
    sql: `select i.org_id, i.booking_id, i.item_no, i.changed_to from booking_items i left join bookings c on c.org_id = i.org_id and c.booking_id = i.changed_to
      where i.changed_to is not null and (c.confirmed_ms is null or c.changes_booking_id <> i.booking_id or c.changes_item_no <> i.item_no)`,
    of: { key: 'org_id, booking_id', rows: ['booking_items'], also: [['bookings', 'org_id, changes_booking_id']] },
  },
  {
    name: 'a confirmed booking that took the place of an item is named by it',
    sql: `select c.org_id, c.changes_booking_id, c.changes_item_no, c.booking_id from bookings c
      left join booking_items i on i.org_id = c.org_id and i.booking_id = c.changes_booking_id and i.item_no = c.changes_item_no
      where c.changes_booking_id is not null and c.confirmed_ms is not null and i.changed_to is distinct from c.booking_id`,
    of: {
      key: 'org_id, booking_id',
      rows: ['bookings'],
      also: [['booking_items', 't.org_id, c.booking_id', 'join bookings c on c.org_id = t.org_id and c.changes_booking_id = t.booking_id']],
    },
  },
  {
    name: 'a booking whose items were all changed ends with the last of its changes',
    sql: `select b.org_id, b.booking_id, b.status from bookings b where b.changes_booking_id is null and exists (select from bookings c
        where c.org_id = b.org_id and c.root_booking_id = b.booking_id and c.confirmed_ms is not null)
      and (b.status = 'cancelled') <> not exists (select from bookings o join booking_items i using (org_id, booking_id)
        where o.org_id = b.org_id and i.state <> 'cancelled' and (o.booking_id = b.booking_id or (o.root_booking_id = b.booking_id and o.confirmed_ms is not null)))`,
    of: {
      key: 'org_id, booking_id',
      rows: ['bookings'],
      // The first booking and all that changed it, whichever of them is another.
      also: [
        ['bookings', 'm.org_id, m.booking_id', `join bookings m ${CHANGED_TOGETHER('t')}`],
        ['booking_items', 'm.org_id, m.booking_id', `join bookings o using (org_id, booking_id) join bookings m ${CHANGED_TOGETHER('o')}`],
      ],
    },
  },
  {
    name: 'an order that was sent and confirmed has its name at the supplier',
    sql: `select org_id, booking_id, item_no from booking_items where state = 'confirmed' and sent_ms is not null and supplier_reference is null`,
    of: { rows: ['booking_items'] },
  },
  {
    name: 'what is stored of a traveller belongs to a live booking',
    sql: `select n.org_id, n.booking_id, n.slot, b.status from traveller_slots n left join bookings b using (org_id, booking_id)
      where b.status is null or b.status in ('failed', 'expired', 'cancelled')`,
    of: { key: 'org_id, booking_id', rows: ['traveller_slots'], also: ['bookings'] },
  },
  {
    name: 'who travels is known of live bookings alone, each once among its guests',
    sql: `select t.org_id, t.booking_id, t.traveller_no, b.status from traveller_identities t left join bookings b using (org_id, booking_id)
      where b.status is null or b.status in ('failed', 'expired', 'cancelled') or t.traveller_no > jsonb_array_length(b.guests)`,
    of: { key: 'org_id, booking_id', rows: ['traveller_identities'], also: ['bookings'] },
  },
  {
    name: 'what proves an item is of an item that was confirmed, and of one of its travellers or of all',
    sql: `select p.org_id, p.booking_id, p.item_no, p.number, b.status from item_proofs p join bookings b using (org_id, booking_id)
      where b.status in ('draft', 'pending_payment') or p.traveller_no > jsonb_array_length(b.guests)`,
    of: { key: 'org_id, booking_id', rows: ['item_proofs'], also: ['bookings'] },
  },
  {
    name: 'no booking waits for its confirmation longer than 60 s, unless for a supplier',
    sql: `select b.org_id, b.booking_id, e.at_ms from bookings b join booking_events e using (org_id, booking_id)
      where b.status = 'confirming' and e.to_status = 'confirming' and e.at_ms < extract(epoch from now()) * 1000 - 60000
        and not exists (select from booking_items i where i.org_id = b.org_id and i.booking_id = b.booking_id and i.state in ('confirming', 'unknown'))`,
  },
] as const
