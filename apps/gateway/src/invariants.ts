import { type InvariantCheck, tenantTablesAreProtected } from '@sojourn/db'

/** The gateway's books, checked against themselves and the bank's: each answers no row while all is well. */
export const invariants: readonly InvariantCheck[] = [
  { ...tenantTablesAreProtected, name: `gateway: ${tenantTablesAreProtected.name}` },
  {
    name: 'gateway: a payment has received exactly what its one successful charge took',
    sql: `select p.payment_id, p.status, p.received_minor, coalesce(sum(c.captured_minor), 0) as charged, count(c.charge_id) as charges
      from payment_intents p left join charges c on c.org_id = p.org_id and c.payment_id = p.payment_id and c.state = 'succeeded'
      group by p.org_id, p.payment_id, p.status, p.received_minor
      having p.received_minor <> coalesce(sum(c.captured_minor), 0) or count(c.charge_id) > 1 or (p.status = 'succeeded') <> (count(c.charge_id) = 1)`,
    of: { key: 'org_id, payment_id', rows: ['payment_intents'], also: ['charges'] },
  },
  {
    name: 'gateway: only a charge that succeeded has taken anything, and it took what its capture was asked to take',
    sql: `select charge_id, state, captured_minor from charges
      where (state = 'succeeded' and captured_minor <> coalesce(capture_wish_minor, amount_minor)) or (state <> 'succeeded' and captured_minor <> 0)`,
    of: { rows: ['charges'] },
  },
  {
    name: 'gateway: money is held exactly for the payments that wait for its capture or for the word of their server',
    sql: `select p.payment_id, p.status, c.state from payment_intents p left join charges c on c.org_id = p.org_id and c.charge_id = p.charge_id
      where (p.status = 'requires_capture' and c.state is distinct from 'authorized')
        or (c.state = 'authorized' and p.status not in ('requires_capture', 'requires_confirmation'))`,
    of: { key: 'org_id, payment_id', rows: ['payment_intents'], also: ['charges'] },
  },
  {
    name: 'gateway: a setup takes no money',
    sql: `select payment_id, amount_minor, received_minor, status from payment_intents
      where kind = 'setup' and (amount_minor <> 0 or received_minor <> 0 or status = 'requires_capture')`,
    of: { rows: ['payment_intents'] },
  },
  {
    name: 'gateway: one order has one payment',
    sql: `select org_id, order_id, count(*) as payments from payment_intents
      where order_id is not null and status <> 'canceled' group by 1, 2 having count(*) > 1`,
    of: { key: 'org_id, order_id', rows: ['payment_intents'] },
  },
  {
    name: 'gateway: a conflict with the provider has raised its alarm, and nothing counts as received',
    sql: `select p.payment_id, p.status, p.received_minor, c.state from payment_intents p
      join charges c on c.org_id = p.org_id and c.charge_id = p.charge_id
      left join payment_alarms a on a.org_id = c.org_id and a.charge_id = c.charge_id
      where (c.state = 'conflict') <> (p.conflict_minor is not null)
        or (c.state = 'conflict' and (p.status <> 'processing' or p.received_minor <> 0 or a.charge_id is null))`,
    of: { key: 'org_id, payment_id', rows: ['payment_intents'], also: ['charges'] },
  },
  {
    name: 'gateway: a charge counts as refunded exactly what its refunds, pending and done, give back',
    sql: `select c.charge_id, c.refunded_minor from charges c
      left join refunds r on r.org_id = c.org_id and r.charge_id = c.charge_id and r.state not in ('failed', 'canceled')
      group by c.org_id, c.charge_id, c.refunded_minor having c.refunded_minor <> coalesce(sum(r.amount_minor), 0)`,
    of: { key: 'org_id, charge_id', rows: ['charges'], also: ['refunds'] },
  },
  {
    name: 'gateway: what the bank took is what the charges say',
    sql: `select b.key, b.state, b.captured_minor, c.state as ours, c.captured_minor as counted
      from sandbox_charges b left join charges c on c.org_id = b.org_id and c.charge_id = b.key
      where (b.state = 'succeeded' and (c.charge_id is null or c.state in ('declined', 'abandoned')))
        or (c.state = 'succeeded' and (b.state <> 'succeeded' or c.captured_minor <> b.captured_minor))`,
    of: { key: 'org_id, key', rows: ['sandbox_charges'], also: [['charges', 'org_id, charge_id']] },
  },
  {
    name: 'gateway: nothing open is without a time to ask about it',
    sql: `select charge_id, state from charges where state in ('running', 'action', 'processing', 'unknown', 'authorized', 'capturing') and ask_ms is null`,
    of: { rows: ['charges'] },
  },
  {
    name: 'gateway: the default card is one that its customer keeps',
    sql: `select c.customer_id, c.default_method_id from customers c
      left join payment_methods m on m.org_id = c.org_id and m.method_id = c.default_method_id and m.customer_id = c.customer_id and m.detached_ms is null
      where c.default_method_id is not null and m.method_id is null`,
    of: { key: 'org_id, customer_id', rows: ['customers'], also: ['payment_methods'] },
  },
  {
    name: 'gateway: a deleted customer keeps no card, and a saved card can be charged',
    sql: `select m.method_id, c.deleted_ms, m.sealed is null as empty from payment_methods m join customers c on c.org_id = m.org_id and c.customer_id = m.customer_id
      where m.detached_ms is null and (c.deleted_ms is not null or (m.sealed is null and m.provider_token is null))`,
    of: { key: 'org_id, customer_id', rows: ['payment_methods'], also: ['customers'] },
  },
  {
    name: 'gateway: a disputed charge was taken, and knows that it is disputed',
    sql: `select d.dispute_id, c.charge_id, c.state, c.disputed from disputes d
      left join charges c on c.org_id = d.org_id and c.charge_id = d.charge_id
      where c.charge_id is null or c.state <> 'succeeded' or not c.disputed`,
    of: { key: 'org_id, charge_id', rows: ['disputes'], also: ['charges'] },
  },
]
