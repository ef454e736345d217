import { sql } from '@sojourn/db'
import { type BookingId, type CheckoutId, money, type OrgId, type UserId } from '@sojourn/kernel'
import type { ColumnType, Selectable } from 'kysely'
import { type Leg, slotOf, type Tender, type TenderDetail, type TenderId, type TenderKind, type TenderState } from '../domain/tender.ts'
import type { TenderStore } from './tender-store.ts'

type Json<T> = ColumnType<T, string, string>
interface TenderTable {
  org_id: string
  tender_id: string
  checkout_id: string
  booking_id: string | null
  user_id: string
  kind: TenderKind
  slot: string
  state: TenderState
  currency: string
  wanted_minor: number
  amount_minor: number
  returned_minor: number
  waive_under_minor: number
  legs: Json<Leg[]>
  detail: Json<TenderDetail>
  moves: number
  applied_ms: number
}
interface Tables {
  tenders: TenderTable
}

const read = (row: Selectable<TenderTable>): Tender => ({
  orgId: row.org_id as OrgId,
  tenderId: row.tender_id as TenderId,
  checkoutId: row.checkout_id as CheckoutId,
  bookingId: row.booking_id as BookingId | null,
  userId: row.user_id as UserId,
  state: row.state,
  wanted: money(row.wanted_minor, row.currency),
  amount: money(row.amount_minor, row.currency),
  returned: money(row.returned_minor, row.currency),
  waiveUnder: money(row.waive_under_minor, row.currency),
  legs: row.legs,
  detail: row.detail,
  moves: row.moves,
  appliedAtMs: row.applied_ms,
})

const changing = (tender: Tender) => ({
  booking_id: tender.bookingId,
  state: tender.state,
  amount_minor: tender.amount.minor,
  returned_minor: tender.returned.minor,
  legs: JSON.stringify(tender.legs),
  moves: tender.moves,
})

export const tenderStore: TenderStore = {
  async insert(tx, tender) {
    await sql<Tables>(tx)
      .insertInto('tenders')
      .values({
        org_id: tender.orgId,
        tender_id: tender.tenderId,
        checkout_id: tender.checkoutId,
        user_id: tender.userId,
        kind: tender.detail.kind,
        slot: slotOf(tender),
        currency: tender.wanted.currency,
        wanted_minor: tender.wanted.minor,
        waive_under_minor: tender.waiveUnder.minor,
        detail: JSON.stringify(tender.detail),
        applied_ms: tender.appliedAtMs,
        ...changing(tender),
      })
      .execute()
  },

  async update(tx, tender) {
    await sql<Tables>(tx).updateTable('tenders').set(changing(tender)).where('org_id', '=', tender.orgId).where('tender_id', '=', tender.tenderId).execute()
  },

  async listHeld(tx, { orgId, checkoutId }) {
    const rows = await sql<Tables>(tx)
      .selectFrom('tenders')
      .selectAll()
      .where('org_id', '=', orgId)
      .where('checkout_id', '=', checkoutId)
      .where('state', '=', 'held')
      .execute()
    return rows.map(read)
  },

  async listOfBooking(tx, { orgId, bookingId }) {
    const rows = await sql<Tables>(tx)
      .selectFrom('tenders')
      .selectAll()
      .where('org_id', '=', orgId)
      .where('booking_id', '=', bookingId)
      .where('state', '<>', 'released')
      .execute()
    return rows.map(read)
  },

  async bind(tx, { orgId, checkoutId, bookingId }) {
    await sql<Tables>(tx)
      .updateTable('tenders')
      .set({ booking_id: bookingId })
      .where('org_id', '=', orgId)
      .where('checkout_id', '=', checkoutId)
      .where('state', '=', 'held')
      .execute()
  },

  async take(tx, { orgId, bookingId }) {
    await sql<Tables>(tx)
      .updateTable('tenders')
      .set({ state: 'taken' })
      .where('org_id', '=', orgId)
      .where('booking_id', '=', bookingId)
      .where('state', '=', 'held')
      .execute()
  },

  async listByIds(tx, orgId, ids) {
    if (ids.length === 0) return []
    const rows = await sql<Tables>(tx)
      .selectFrom('tenders')
      .selectAll()
      .where('org_id', '=', orgId)
      .where('tender_id', 'in', [...ids])
      .execute()
    return rows.map(read)
  },
}
