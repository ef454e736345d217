import { raw, sql } from '@sojourn/db'
import type { CreditAsk, CreditBalance, CreditMove, CreditStore } from './credit-store.ts'

/** The tenders that ever held something of the line. */
const tendersOf = ({ orgId, lineId, currency }: CreditAsk) => raw`
  select distinct h.subject_id from ledger_entries a join ledger_entries h using (org_id, transaction_id)
  where a.org_id = ${orgId} and a.account = 'credit_available' and a.currency = ${currency} and a.subject_id = ${lineId} and h.account = 'tender_held'`

export const creditStore: CreditStore = {
  async balance(tx, ask) {
    const { rows } = await raw<CreditBalance>`
      select coalesce(sum(balance_minor) filter (where account = 'credit_granted'), 0)::bigint as granted,
        coalesce(sum(balance_minor) filter (where account = 'credit_available'), 0)::bigint as available,
        coalesce(sum(balance_minor) filter (where account = 'tender_held'), 0)::bigint as held
      from ledger_balances where org_id = ${ask.orgId} and currency = ${ask.currency} and (
        (account in ('credit_granted', 'credit_available') and subject_id = ${ask.lineId})
        or (account = 'tender_held' and subject_id in (${tendersOf(ask)})))`.execute(sql(tx))
    return rows[0]!
  },

  // Granted less available less held is owed; in entries, where debits are positive, that is their plain sum. Holding and releasing sum to 0.
  async moves(tx, { fromMs, beforeMs, cursor, limit, ...ask }) {
    const { rows } = await raw<CreditMove>`
      with moved as (
        select e.transaction_id as id, sum(e.amount_minor)::bigint as delta from ledger_entries e
        where e.org_id = ${ask.orgId} and e.currency = ${ask.currency} and (
          (e.account in ('credit_granted', 'credit_available') and e.subject_id = ${ask.lineId})
          or (e.account = 'tender_held' and e.subject_id in (${tendersOf(ask)})))
        group by e.transaction_id having sum(e.amount_minor) <> 0
      ), owing as (select id, delta, (sum(delta) over (order by id))::bigint as owed from moved)
      select o.id, t.posted_ms as "atMs", t.kind, t.subject_id as of, o.delta, o.owed
      from owing o join ledger_transactions t on t.org_id = ${ask.orgId} and t.transaction_id = o.id
      where t.posted_ms >= ${fromMs ?? 0} and t.posted_ms < ${beforeMs ?? Number.MAX_SAFE_INTEGER} and (${cursor ?? null}::text is null or o.id < ${cursor ?? null})
      order by o.id desc limit ${limit}`.execute(sql(tx))
    return rows
  },
}
