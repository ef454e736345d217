import { prepared, type Sql, sql, write } from '@sojourn/db'
import { invariant, type OrgId, type Tx } from '@sojourn/kernel'
import type { Insertable } from 'kysely'
import type { Failure } from '../../../modules/payments/index.ts'
import type { BankBooks, BankRefund } from './bank-books.ts'
import { type ChargeTable, type RefundTable, readCharge, readRefund } from './bank-rows.sql.ts'

interface Tables {
  sandbox_charges: ChargeTable
  sandbox_refunds: RefundTable
}

const insert = prepared((db: Sql<Tables>, row: Insertable<ChargeTable>) =>
  db
    .insertInto('sandbox_charges')
    .values(row)
    // Changes nothing: locks and returns the existing row.
    .onConflict((on) => on.columns(['org_id', 'key']).doUpdateSet({ key: row.key }))
    .returningAll(),
)

const json = (failure: Failure | null): string | null => failure && JSON.stringify(failure)
const byKey = (tx: Tx, merchantId: OrgId, key: string) =>
  sql<Tables>(tx).selectFrom('sandbox_charges').selectAll().where('org_id', '=', merchantId).where('key', '=', key)

export const bankBooks: BankBooks = {
  async add(tx, charge) {
    const { merchantId, key, state, amount, brand, last4, refund } = charge
    const row = { org_id: merchantId, key, state, amount_minor: amount.minor, currency: amount.currency, brand, last4, refund, created_ms: charge.createdAtMs }
    const stored = await insert.first(tx, {
      ...row,
      capture: charge.capture,
      captured_minor: charge.capturedMinor,
      capture_before_ms: charge.captureBeforeMs,
      dispute_reason: charge.disputeReason,
      failure: json(charge.failure),
      failure_after: json(charge.failureAfter),
      challenge_id: charge.challengeId,
      expires_ms: charge.expiresAtMs,
    })
    invariant(stored, 'adding a charge returns the new or the existing row')
    return readCharge(stored)
  },
  async find(tx, merchantId, key) {
    const row = await byKey(tx, merchantId, key).forUpdate().executeTakeFirst()
    return row ? readCharge(row) : null
  },
  async lockChallenge(tx, challengeId) {
    const row = await sql<Tables>(tx).selectFrom('sandbox_charges').selectAll().where('challenge_id', '=', challengeId).forUpdate().executeTakeFirst()
    return row ? readCharge(row) : null
  },
  async save(tx, { merchantId, key, state, failure, capturedMinor, captureBeforeMs }) {
    const query = sql<Tables>(tx)
      .updateTable('sandbox_charges')
      .set({ state, failure: json(failure), captured_minor: capturedMinor, capture_before_ms: captureBeforeMs })
    write(tx, query.where('org_id', '=', merchantId).where('key', '=', key))
  },
  async addRefund(tx, { merchantId, key, chargeKey, amount, refund, createdAtMs, canceledAtMs }) {
    const row = { org_id: merchantId, key, charge_key: chargeKey, amount_minor: amount.minor, currency: amount.currency, refund, created_ms: createdAtMs }
    const query = sql<Tables>(tx)
      .insertInto('sandbox_refunds')
      .values({ ...row, canceled_ms: canceledAtMs })
    const added = await query
      .onConflict((on) => on.doNothing())
      .returningAll()
      .executeTakeFirst()
    return added ? readRefund(added) : ((await bankBooks.findRefund(tx, merchantId, key)) as BankRefund)
  },
  async refundsOf(tx, merchantId, chargeKey) {
    const query = sql<Tables>(tx).selectFrom('sandbox_refunds').selectAll().where('org_id', '=', merchantId).where('charge_key', '=', chargeKey)
    return (await query.execute()).map(readRefund)
  },
  async cancelRefund(tx, { merchantId, key }, nowMs) {
    write(tx, sql<Tables>(tx).updateTable('sandbox_refunds').set({ canceled_ms: nowMs }).where('org_id', '=', merchantId).where('key', '=', key))
  },
  async findRefund(tx, merchantId, key) {
    const row = await sql<Tables>(tx).selectFrom('sandbox_refunds').selectAll().where('org_id', '=', merchantId).where('key', '=', key).executeTakeFirst()
    return row ? readRefund(row) : null
  },
}
