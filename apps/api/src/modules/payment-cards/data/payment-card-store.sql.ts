import { prepared, type Sql, sql } from '@sojourn/db'
import { money, type OrgId, type Tx, type UserId } from '@sojourn/kernel'
import type { Selectable } from 'kysely'
import { type CardType, mstTypeCodeOf, type PaymentCard } from '../domain/payment-card.ts'
import type { PaymentCardStore } from './payment-card-store.ts'

interface CardTable {
  org_id: string
  payment_card_id: string
  user_id: string
  type: CardType
  code: string
  name: string
  currency: string
  purchase_minor: number
  expires_at_ms: number | null
  status: PaymentCard['status']
  created_ms: number
  renews: string | null
}
interface Tables {
  payment_cards: CardTable
}

const read = (row: Selectable<CardTable>): PaymentCard => ({
  paymentCardId: row.payment_card_id,
  userId: row.user_id as UserId,
  type: row.type,
  mstTypeCode: mstTypeCodeOf(row.type),
  currency: row.currency,
  name: row.name,
  code: row.code,
  expiresAtMs: row.expires_at_ms,
  status: row.status,
  purchasePrice: money(row.purchase_minor, row.currency),
  renews: row.renews,
})

const one = (tx: Tx, orgId: OrgId, paymentCardId: string) =>
  sql<Tables>(tx).selectFrom('payment_cards').selectAll().where('org_id', '=', orgId).where('payment_card_id', '=', paymentCardId)

const listOf = prepared((db: Sql<Tables>, of: { orgId: OrgId; userId: UserId }) =>
  db
    .selectFrom('payment_cards')
    .selectAll()
    .where('org_id', '=', of.orgId)
    .where('user_id', '=', of.userId)
    .orderBy('expires_at_ms', (by) => by.asc().nullsLast())
    .orderBy('created_ms')
    .orderBy('payment_card_id'),
)

export const paymentCardStore: PaymentCardStore = {
  async insert(tx, orgId, card, createdMs) {
    await sql<Tables>(tx)
      .insertInto('payment_cards')
      .values({
        org_id: orgId,
        payment_card_id: card.paymentCardId,
        user_id: card.userId,
        type: card.type,
        code: card.code,
        name: card.name,
        currency: card.currency,
        purchase_minor: card.purchasePrice.minor,
        expires_at_ms: card.expiresAtMs,
        status: card.status,
        created_ms: createdMs,
        renews: card.renews,
      })
      .onConflict((same) => same.columns(['org_id', 'payment_card_id']).doNothing())
      .execute()
    return read(await one(tx, orgId, card.paymentCardId).executeTakeFirstOrThrow())
  },

  async find(tx, { orgId, paymentCardId }) {
    const row = await one(tx, orgId, paymentCardId).executeTakeFirst()
    return row ? read(row) : null
  },

  listOf: async (tx, { orgId, userId }) => (await listOf.all(tx, { orgId, userId })).map(read),

  async change(tx, { orgId, paymentCardId }, { status, expiresAtMs }) {
    const { numUpdatedRows } = await sql<Tables>(tx)
      .updateTable('payment_cards')
      .set({ ...(status && { status }), ...(expiresAtMs !== undefined && { expires_at_ms: expiresAtMs }) })
      .where('org_id', '=', orgId)
      .where('payment_card_id', '=', paymentCardId)
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  },

  async listRunOut(tx, { orgId, paymentCardIds, nowMs }) {
    if (paymentCardIds.length === 0) return []
    const rows = await sql<Tables>(tx)
      .selectFrom('payment_cards')
      .select('payment_card_id')
      .where('org_id', '=', orgId)
      .where('payment_card_id', 'in', [...paymentCardIds])
      .where('expires_at_ms', '<=', nowMs)
      .execute()
    return rows.map((row) => row.payment_card_id)
  },
}
