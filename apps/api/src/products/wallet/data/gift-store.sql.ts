import { sql } from '@sojourn/db'
import { type BookingId, money, type OrgId, type UserId } from '@sojourn/kernel'
import type { ColumnType, Selectable } from 'kysely'
import type { Gift } from '../domain/gift.ts'
import type { GiftStore } from './gift-store.ts'

type Once<T> = ColumnType<T | null, never, T>

interface GiftTable {
  org_id: string
  gift_id: string
  booking_id: string
  giver_id: string
  code_hash: string
  to_name: string
  to_email: string
  message: string
  currency: string
  amount_minor: number
  claimed_by: Once<string>
  payment_card_id: Once<string>
  claimed_ms: Once<number>
  created_ms: number
}
interface Tables {
  wallet_gifts: GiftTable
}

const read = (row: Selectable<GiftTable>): Gift => ({
  orgId: row.org_id as OrgId,
  giftId: row.gift_id,
  bookingId: row.booking_id as BookingId,
  giverId: row.giver_id as UserId,
  to: { name: row.to_name, email: row.to_email, message: row.message },
  value: money(row.amount_minor, row.currency),
  claimed: row.claimed_by === null ? null : { by: row.claimed_by as UserId, paymentCardId: row.payment_card_id!, atMs: row.claimed_ms! },
})

export const giftStore: GiftStore = {
  async insert(tx, gift, { codeHash, atMs }) {
    const { numInsertedOrUpdatedRows } = await sql<Tables>(tx)
      .insertInto('wallet_gifts')
      .values({
        org_id: gift.orgId,
        gift_id: gift.giftId,
        booking_id: gift.bookingId,
        giver_id: gift.giverId,
        code_hash: codeHash,
        to_name: gift.to.name,
        to_email: gift.to.email,
        message: gift.to.message,
        currency: gift.value.currency,
        amount_minor: gift.value.minor,
        created_ms: atMs,
      })
      .onConflict((same) => same.columns(['org_id', 'booking_id']).doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  },
  async lockByCode(tx, orgId, codeHash) {
    const row = await sql<Tables>(tx)
      .selectFrom('wallet_gifts')
      .selectAll()
      .where('org_id', '=', orgId)
      .where('code_hash', '=', codeHash)
      .forUpdate()
      .executeTakeFirst()
    return row ? read(row) : null
  },
  async listOfGiver(tx, orgId, giverId) {
    const rows = await sql<Tables>(tx).selectFrom('wallet_gifts').selectAll().where('org_id', '=', orgId).where('giver_id', '=', giverId).execute()
    return rows.map(read)
  },
  async claim(tx, gift, { by, paymentCardId, atMs }) {
    await sql<Tables>(tx)
      .updateTable('wallet_gifts')
      .set({ claimed_by: by, payment_card_id: paymentCardId, claimed_ms: atMs })
      .where('org_id', '=', gift.orgId)
      .where('gift_id', '=', gift.giftId)
      .execute()
  },
}
