import { type InvariantCheck, tenantTablesAreProtected } from '@sojourn/db'

/** The gateway's books, checked against themselves and the bank's: each answers no row while all is well. */
export const invariants: readonly InvariantCheck[] = [
  { ...tenantTablesAreProtected, name: `gateway: ${tenantTablesAreProtected.name}` },
  {
    name: 'gateway: a payment has received exactly what its one successful charge took',
    sql: `select p.payment_id, p.status, p.received_minor, coalesce(sum(c.amount_minor), 0) as charged, count(c.charge_id) as charges
      from payment_intents p left join charges c on c.org_id = p.org_id and c.payment_id = p.payment_id and c.state = 'succeeded'
      group by p.org_id, p.payment_id
      having p.received_minor <> coalesce(sum(c.amount_minor), 0) or count(c.charge_id) > 1 or (p.status = 'succeeded') <> (count(c.charge_id) = 1)`,
  },
  {
    name: 'gateway: a charge counts as refunded exactly what its refunds, pending and done, give back',
    sql: `select c.charge_id, c.refunded_minor from charges c
      left join refunds r on r.org_id = c.org_id and r.charge_id = c.charge_id and r.state <> 'failed'
      group by c.org_id, c.charge_id having c.refunded_minor <> coalesce(sum(r.amount_minor), 0)`,
  },
  {
    name: 'gateway: what the bank took is what the charges say',
    sql: `select b.key, b.state, c.state as ours from sandbox_charges b left join charges c on c.org_id = b.org_id and c.charge_id = b.key
      where (b.state = 'succeeded' and (c.charge_id is null or c.state in ('declined', 'abandoned') or c.amount_minor <> b.amount_minor))
        or (c.state = 'succeeded' and b.state <> 'succeeded')`,
  },
  {
    name: 'gateway: nothing open is without a time to ask about it',
    sql: `select charge_id, state from charges where state in ('running', 'action', 'processing', 'unknown') and ask_ms is null`,
  },
]
