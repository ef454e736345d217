import { raw, sql } from '@sojourn/db'
import type { CreditBalance, CreditMove, CreditStore } from './credit-store.ts'

export const creditStore: CreditStore = {
  // What is neither available nor owed of what was granted is held.
  async balance(tx, { orgId, lineId, currency }) {
    const balanceOf = (account: string) =>
      raw`coalesce((select balance_minor from ledger_balances where org_id = ${orgId} and account = ${account} and subject_id = ${lineId} and currency = ${currency}), 0)`
    const { rows } = await raw<CreditBalance>`
      select granted, available, granted - available - owed as held from (
        select ${balanceOf('credit_granted')} as granted, ${balanceOf('credit_available')} as available,
          coalesce((select owed_minor from credit_owed where org_id = ${orgId} and line_id = ${lineId} and currency = ${currency}), 0) as owed
      ) now`.execute(sql(tx))
    return rows[0]!
  },

  async moves(tx, { orgId, lineId, currency, fromMs, beforeMs, cursor, limit }) {
    const ofLine = raw`m.org_id = ${orgId} and m.line_id = ${lineId} and m.currency = ${currency}`
    const older =
      cursor === undefined
        ? raw`true`
        : raw`(m.posted_ms, m.transaction_id) < (select m.posted_ms, m.transaction_id from credit_moves m where ${ofLine} and m.transaction_id = ${cursor})`
    const { rows } = await raw<CreditMove>`
      select m.transaction_id as id, m.posted_ms as "atMs", t.kind, t.subject_id as of, m.delta_minor as delta, m.owed_minor as owed
      from credit_moves m join ledger_transactions t using (org_id, transaction_id)
      where ${ofLine} and m.posted_ms >= ${fromMs ?? 0} and m.posted_ms < ${beforeMs ?? Number.MAX_SAFE_INTEGER} and ${older}
      order by m.posted_ms desc, m.transaction_id desc limit ${limit}`.execute(sql(tx))
    return rows
  },
}
