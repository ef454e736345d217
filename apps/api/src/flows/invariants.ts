// nothing here is translated: names of invariants are for those who operate the system
/** What must hold between modules at any time: each query answers no row. Milliseconds are real time. */
const LATE = (column: string, ms: number) => `${column} < extract(epoch from now()) * 1000 - ${ms}`

export const flowInvariants = [
  {
    name: 'captured = consented = quoted, to the minor unit',
    sql: `select a.org_id, a.booking_id from payment_attempts a join bookings b using (org_id, booking_id)
        where a.state = 'succeeded' and ((a.kind = 'payment' and a.amount_minor <> b.card_minor) or a.currency <> b.currency)
      union all select b.org_id, b.booking_id from bookings b join checkouts c using (org_id, checkout_id)
        where b.consented_minor <> c.total_minor or b.pay_now_minor <> c.pay_now_minor or b.currency <> c.currency`,
    of: { key: 'org_id, booking_id', rows: ['payment_attempts', 'bookings'], also: ['checkouts'] },
  },
  {
    name: 'price 0 has no charge',
    sql: `select b.org_id, b.booking_id from bookings b join payment_attempts a using (org_id, booking_id) where b.card_minor = 0 and a.kind = 'payment'`,
    of: { key: 'org_id, booking_id', rows: ['payment_attempts'], also: ['bookings'] },
  },
  {
    name: 'a booking is paid as it was decided: a set-up is charged nothing and posts nothing of a card, none asks for no card',
    sql: `select r.org_id, r.booking_id, r.route, a.kind from payment_routes r join payment_attempts a using (org_id, booking_id)
        where r.route = 'none' or (a.kind = 'setup') <> (r.route = 'set_up')
      union all select r.org_id, r.booking_id, r.route, e.account from payment_routes r join ledger_entries e on e.org_id = r.org_id and e.subject_id = r.booking_id
        where r.charge = 'nothing' and e.account = 'gateway_clearing'
      union all select r.org_id, r.booking_id, r.route, r.charge from payment_routes r join bookings b using (org_id, booking_id)
        where (r.charge = 'nothing') <> (b.card_minor = 0)`,
    of: { key: 'org_id, booking_id', rows: ['payment_routes'], also: ['payment_attempts', 'bookings', ['ledger_entries', 'org_id, subject_id']] },
  },
  {
    name: 'a confirmed set-up has its card',
    sql: `select b.org_id, b.booking_id from bookings b join payment_routes r using (org_id, booking_id) where b.status = 'confirmed' and r.route = 'set_up'
      and not exists (select from payment_attempts a where a.org_id = b.org_id and a.booking_id = b.booking_id and a.kind = 'setup' and a.state = 'succeeded')`,
    of: { key: 'org_id, booking_id', rows: ['payment_routes'], also: ['payment_attempts', 'bookings'] },
  },
  {
    name: 'captured becomes confirmed or refunded within 60 s',
    sql: `select a.org_id, a.booking_id, b.status from payment_attempts a join bookings b using (org_id, booking_id)
      where a.state = 'succeeded' and a.kind = 'payment' and ${LATE('a.settled_ms', 60_000)} and not (b.status = 'confirmed' or b.kept_minor is not null)
        and not exists (select from payment_refunds r where r.org_id = a.org_id and r.attempt_id = a.attempt_id and r.state in ('pending', 'succeeded')
          and r.amount_minor = a.amount_minor)
        and not exists (select from payment_alarms m where m.org_id = a.org_id and m.booking_id = a.booking_id)
        and not exists (select from booking_items i where i.org_id = a.org_id and i.booking_id = a.booking_id and i.state = 'confirming')`,
    of: { key: 'org_id, booking_id', rows: ['payment_attempts'], also: ['bookings', 'payment_refunds', 'booking_items'], lateMs: 60_000 },
  },
  {
    name: 'an item that is unknown has raised an alarm',
    sql: `select i.org_id, i.booking_id, i.item_no from booking_items i where i.state = 'unknown' and not exists
      (select from payment_alarms m where m.org_id = i.org_id and m.booking_id = i.booking_id and m.kind = 'supplier_silent')`,
  },
  {
    name: 'what was ordered for a booking that failed is being cancelled',
    sql: `select i.org_id, i.booking_id, i.item_no from booking_items i join bookings b using (org_id, booking_id)
        where b.status = 'failed' and i.state = 'cancelling' and not exists
          (select from sagas s where s.org_id = i.org_id and s.kind = 'undo-order' and s.subject_id = i.booking_id || ':' || i.item_no and s.state = 'running')`,
  },
  {
    name: 'what a supplier holds for a checkout that is over is let go',
    sql: `select h.org_id, c.booking_id, h.item_no from remote_holds h join checkouts c using (org_id, checkout_id)
        where h.state = 'held' and (c.state in ('expired', 'released') or exists
          (select from bookings b where b.org_id = c.org_id and b.booking_id = c.booking_id and (b.status in ('failed', 'expired') or b.failure = 'given_up')))`,
    of: { key: 'org_id, checkout_id', rows: ['remote_holds'], also: ['checkouts', 'bookings'] },
  },
  {
    name: 'confirmed was paid',
    sql: `select b.org_id, b.booking_id from bookings b where b.status = 'confirmed' and b.card_minor > 0 and not exists
      (select from payment_attempts a where a.org_id = b.org_id and a.booking_id = b.booking_id and a.state = 'succeeded')`,
    of: { key: 'org_id, booking_id', rows: ['bookings'], also: ['payment_attempts'] },
  },
  {
    name: 'confirmed means exactly one message',
    sql: `select b.org_id, b.booking_id, b.status, count(m.message_id) from bookings b
        left join messages m on m.org_id = b.org_id and m.key = 'booking_confirmed:' || b.booking_id
      group by 1, 2, 3, b.kept_minor having count(m.message_id) <> case when b.status = 'confirmed' or b.kept_minor is not null then 1 else 0 end`,
    of: { key: 'org_id, booking_id', rows: ['bookings'], also: [['messages', "org_id, split_part(key, ':', 2)"]] },
  },
  {
    name: 'a booked checkout and its booking name each other',
    sql: `select org_id, checkout_id from checkouts c where state = 'booked' and not exists
        (select from bookings b where b.org_id = c.org_id and b.checkout_id = c.checkout_id and b.booking_id = c.booking_id)
      union all select org_id, booking_id from bookings b where b.failure is distinct from 'reopened' and not exists
        (select from checkouts c where c.org_id = b.org_id and c.checkout_id = b.checkout_id and c.state = 'booked')`,
    of: { key: 'org_id, checkout_id', rows: ['checkouts', 'bookings'] },
  },
  {
    name: 'the ledger knows every capture and every refund that left',
    sql: `select a.org_id, a.booking_id from payment_attempts a where a.state = 'succeeded' and a.kind = 'payment' and ${LATE('a.settled_ms', 60_000)} and not exists
        (select from ledger_transactions t where t.org_id = a.org_id and t.key = a.booking_id || ':captured')
      union all select r.org_id, r.booking_id from payment_refunds r where r.state in ('pending', 'succeeded') and not exists
        (select from ledger_transactions t where t.org_id = r.org_id and t.key = r.booking_id || ':' || r.refund_id || ':sent')`,
    of: { key: 'org_id, booking_id', rows: ['payment_attempts', 'payment_refunds'], lateMs: 60_000 },
  },
  {
    name: "a child's organisation is its parent's",
    sql: `select a.org_id, a.attempt_id as child from payment_attempts a left join bookings b using (org_id, booking_id) where b.booking_id is null
      union all select r.org_id, r.refund_id from payment_refunds r left join payment_attempts a using (org_id, attempt_id) where a.attempt_id is null
      union all select r.org_id, r.booking_id from payment_routes r left join bookings b using (org_id, booking_id) where b.booking_id is null`,
    of: { key: 'org_id, booking_id', rows: ['payment_attempts', 'payment_refunds', 'payment_routes'] },
  },
  {
    name: "a saga's organisation is its booking's",
    sql: `select s.org_id, s.saga_id from sagas s left join bookings b on b.org_id = s.org_id and b.booking_id = s.subject_id
        where b.booking_id is null and s.kind in ('book', 'book-remote')
      union all select s.org_id, s.saga_id from sagas s left join bookings b on b.org_id = s.org_id and b.booking_id = split_part(s.subject_id, ':', 1)
        where b.booking_id is null and s.kind in ('give-back', 'undo-order', 'cancel-item')`,
    of: { rows: ['sagas'] },
  },
] as const

/** The gateway's records against ours, where both are in one database: a payment of theirs that succeeded is one of ours, with the same money, and back. */
export const gatewayInvariants = (schema: string) =>
  [
    {
      name: "the gateway's books equal ours",
      sql: `select a.org_id, a.booking_id, p.status as theirs, a.state as ours from payment_attempts a join ${schema}.payment_intents p
          on p.payment_id = a.gateway_payment_id
        where a.kind = 'payment' and a.state <> 'conflict' and ((a.state = 'succeeded' and (p.status <> 'succeeded' or p.received_minor <> a.amount_minor or p.currency <> a.currency))
          or (p.status = 'succeeded' and a.state <> 'succeeded' and ${LATE('p.created_ms', 1_000_000)} and ${LATE('a.created_ms', 1_000_000)}))
        union all select r.org_id, r.booking_id, g.state, r.state from payment_refunds r left join ${schema}.refunds g on g.refund_id = r.gateway_refund_id
        where r.state in ('pending', 'succeeded') and (g.refund_id is null or g.amount_minor <> r.amount_minor or g.currency <> r.currency)`,
      of: {
        key: 'org_id, booking_id',
        rows: ['payment_attempts', 'payment_refunds'],
        also: [[`${schema}.payment_intents`, 'a.org_id, a.booking_id', 'join payment_attempts a on a.gateway_payment_id = t.payment_id']],
        lateMs: 1_000_000,
      },
    },
    {
      name: 'the gateway refunded for a booking what we refunded',
      sql: `select a.booking_id, sum(g.amount_minor) from ${schema}.refunds g join payment_attempts a on a.gateway_payment_id = g.payment_id
        where g.state not in ('failed', 'canceled') group by a.org_id, a.booking_id
        having sum(g.amount_minor) > coalesce((select sum(r.amount_minor) from payment_refunds r where r.org_id = a.org_id and r.booking_id = a.booking_id
          and r.state <> 'failed'), 0)`,
      of: {
        key: 'org_id, booking_id',
        rows: ['payment_attempts'],
        also: ['payment_refunds', [`${schema}.refunds`, 'a.org_id, a.booking_id', 'join payment_attempts a on a.gateway_payment_id = t.payment_id']],
      },
    },
  ] as const
