import { sql } from '@sojourn/db'
import type { Currency, OrgId } from '@sojourn/kernel'
import type { Charge, ChargeState } from '../domain/charge.ts'
import type { ChargeId, Failure, PaymentId } from '../domain/payment.ts'
import type { ChargeStore } from './payment-store.ts'

interface ChargeTable {
  org_id: string
  charge_id: string
  payment_id: string
  number: number
  state: ChargeState
  amount_minor: number
  currency: string
  refunded_minor: number
  method_id: string
  brand: string
  last4: string
  exp_month: number
  exp_year: number
  fingerprint: string
  keep: boolean
  return_origin: string | null
  action_url: string | null
  failure: unknown
  started_ms: number
  ask_ms: number | null
  asks: number
}

interface Tables {
  charges: ChargeTable
}

const read = (row: ChargeTable): Charge => ({
  id: row.charge_id as ChargeId,
  merchantId: row.org_id as OrgId,
  paymentId: row.payment_id as PaymentId,
  number: row.number,
  state: row.state,
  amount: { minor: row.amount_minor, currency: row.currency as Currency },
  refundedMinor: row.refunded_minor,
  methodId: row.method_id,
  card: { brand: row.brand, last4: row.last4, expMonth: row.exp_month, expYear: row.exp_year, fingerprint: row.fingerprint },
  keep: row.keep,
  returnOrigin: row.return_origin,
  actionUrl: row.action_url,
  failure: row.failure as Failure | null,
  startedAtMs: row.started_ms,
  askAtMs: row.ask_ms,
  asks: row.asks,
})

const changing = (charge: Charge) => ({
  state: charge.state,
  refunded_minor: charge.refundedMinor,
  action_url: charge.actionUrl,
  failure: charge.failure && JSON.stringify(charge.failure),
  ask_ms: charge.askAtMs,
  asks: charge.asks,
})

export const chargeStore: ChargeStore = {
  async add(tx, charge) {
    const { card } = charge
    await sql<Tables>(tx)
      .insertInto('charges')
      .values({
        org_id: charge.merchantId,
        charge_id: charge.id,
        payment_id: charge.paymentId,
        number: charge.number,
        amount_minor: charge.amount.minor,
        currency: charge.amount.currency,
        method_id: charge.methodId,
        brand: card.brand,
        last4: card.last4,
        exp_month: card.expMonth,
        exp_year: card.expYear,
        fingerprint: card.fingerprint,
        keep: charge.keep,
        return_origin: charge.returnOrigin,
        started_ms: charge.startedAtMs,
        ...changing(charge),
      })
      .execute()
  },
  async find(tx, merchantId, id) {
    const row = await sql<Tables>(tx).selectFrom('charges').selectAll().where('org_id', '=', merchantId).where('charge_id', '=', id).executeTakeFirst()
    return row ? read(row) : null
  },
  async count(tx, merchantId, paymentId) {
    const query = sql<Tables>(tx).selectFrom('charges').where('org_id', '=', merchantId).where('payment_id', '=', paymentId)
    return (await query.select((on) => on.fn.countAll<number>().as('tries')).executeTakeFirstOrThrow()).tries
  },
  async save(tx, charge) {
    await sql<Tables>(tx).updateTable('charges').set(changing(charge)).where('org_id', '=', charge.merchantId).where('charge_id', '=', charge.id).execute()
  },
  async claimDue(tx, nowMs, leaseUntilMs, limit) {
    const due = sql<Tables>(tx).selectFrom('charges').select(['org_id', 'charge_id']).where('ask_ms', '<=', nowMs).orderBy('ask_ms').limit(limit)
    const claimed = sql<Tables>(tx)
      .updateTable('charges')
      .from(due.forUpdate().skipLocked().as('due'))
      .set((on) => ({ ask_ms: leaseUntilMs, asks: on('charges.asks', '+', 1) }))
      .whereRef('charges.org_id', '=', 'due.org_id')
      .whereRef('charges.charge_id', '=', 'due.charge_id')
    return (await claimed.returningAll('charges').execute()).map(read)
  },
}
