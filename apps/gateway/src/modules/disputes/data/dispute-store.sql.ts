import { sql, write } from '@sojourn/db'
import type { Currency, OrgId, Tx } from '@sojourn/kernel'
import { readsOf } from '../../../paging/reads-of.sql.ts'
import type { Dispute, DisputeStatus } from '../domain/dispute.ts'
import type { DisputeStore } from './dispute-store.ts'

interface DisputeTable {
  org_id: string
  dispute_id: string
  payment_id: string
  charge_id: string
  amount_minor: number
  currency: string
  reason: string
  status: DisputeStatus
  evidence: unknown
  submissions: number
  due_ms: number
  metadata: unknown
  created_ms: number
}

interface Tables {
  disputes: DisputeTable
}

const read = (row: DisputeTable): Dispute => ({
  id: row.dispute_id,
  merchantId: row.org_id as OrgId,
  paymentId: row.payment_id,
  chargeId: row.charge_id,
  amount: { minor: row.amount_minor, currency: row.currency as Currency },
  reason: row.reason,
  status: row.status,
  evidence: row.evidence as Record<string, string>,
  submissions: row.submissions,
  dueAtMs: row.due_ms,
  metadata: row.metadata as Record<string, string>,
  createdAtMs: row.created_ms,
})

const changing = ({ status, evidence, submissions, metadata }: Dispute) => ({
  status,
  evidence: JSON.stringify(evidence),
  submissions,
  metadata: JSON.stringify(metadata),
})

const rows = (tx: Tx, merchantId: OrgId) => sql<Tables>(tx).selectFrom('disputes').selectAll().where('org_id', '=', merchantId)

const { find, lock, listPage } = readsOf({ table: 'disputes', id: 'dispute_id' }, rows, read)

export const disputeStore: DisputeStore = {
  find,
  lock,
  async add(tx, dispute) {
    const { merchantId, id, paymentId, chargeId, amount, reason, dueAtMs, createdAtMs } = dispute
    const fixed = { org_id: merchantId, dispute_id: id, payment_id: paymentId, charge_id: chargeId, amount_minor: amount.minor, currency: amount.currency }
    const added = await sql<Tables>(tx)
      .insertInto('disputes')
      .values({ ...fixed, reason, due_ms: dueAtMs, created_ms: createdAtMs, ...changing(dispute) })
      .onConflict((on) => on.columns(['org_id', 'charge_id']).doNothing())
      .returning('dispute_id')
      .execute()
    return added.length === 1
  },
  async save(tx, dispute) {
    const query = sql<Tables>(tx).updateTable('disputes').set(changing(dispute)).where('org_id', '=', dispute.merchantId)
    write(tx, query.where('dispute_id', '=', dispute.id))
  },
  async list(tx, merchantId, page, { paymentId, chargeId }) {
    let query = rows(tx, merchantId)
    if (paymentId !== undefined) query = query.where('payment_id', '=', paymentId)
    if (chargeId !== undefined) query = query.where('charge_id', '=', chargeId)
    return listPage(query, merchantId, page)
  },
}
