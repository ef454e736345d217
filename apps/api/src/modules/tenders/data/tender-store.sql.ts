import { fixed, sql, write } from '@sojourn/db'
import { type BookingId, type CheckoutId, money, type OrgId, type Tx, type UserId } from '@sojourn/kernel'
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

type Live = Pick<Tender, 'orgId'> & ({ readonly checkoutId: CheckoutId } | { readonly bookingId: BookingId })

/** The tenders of a checkout, or of a booking. */
const rowsOf = (tx: Tx, of: Live) => {
  const rows = sql<Tables>(tx).selectFrom('tenders').selectAll().where('org_id', '=', of.orgId)
  return 'checkoutId' in of ? rows.where('checkout_id', '=', of.checkoutId) : rows.where('booking_id', '=', of.bookingId)
}

export const tenderStore: TenderStore = {
  async insert(tx, tender) {
    const { orgId, tenderId, checkoutId, userId, wanted, waiveUnder, detail, appliedAtMs } = tender
    const row = sql<Tables>(tx)
      .insertInto('tenders')
      .values({
        org_id: orgId,
        tender_id: tenderId,
        checkout_id: checkoutId,
        user_id: userId,
        kind: detail.kind,
        slot: slotOf(tender),
        currency: wanted.currency,
        wanted_minor: wanted.minor,
        waive_under_minor: waiveUnder.minor,
        detail: JSON.stringify(detail),
        applied_ms: appliedAtMs,
        ...changing(tender),
      })
    write(tx, row)
  },

  async update(tx, tender) {
    write(tx, sql<Tables>(tx).updateTable('tenders').set(changing(tender)).where('org_id', '=', tender.orgId).where('tender_id', '=', tender.tenderId))
  },

  listHeld: async (tx, { orgId, checkoutId }) => (await rowsOf(tx, { orgId, checkoutId }).where('state', '=', fixed('held')).execute()).map(read),

  listOfBooking: async (tx, { orgId, bookingId }) => (await rowsOf(tx, { orgId, bookingId }).where('state', '<>', fixed('released')).execute()).map(read),

  async bind(tx, { orgId, checkoutId, bookingId }) {
    const held = sql<Tables>(tx).updateTable('tenders').where('org_id', '=', orgId).where('checkout_id', '=', checkoutId).where('state', '=', fixed('held'))
    write(tx, held.set({ booking_id: bookingId }))
  },

  async take(tx, { orgId, bookingId }) {
    const held = sql<Tables>(tx).updateTable('tenders').where('org_id', '=', orgId).where('booking_id', '=', bookingId).where('state', '=', fixed('held'))
    write(tx, held.set({ state: 'taken' }))
  },

  async listByIds(tx, orgId, ids) {
    if (ids.length === 0) return []
    const rows = sql<Tables>(tx)
      .selectFrom('tenders')
      .selectAll()
      .where('org_id', '=', orgId)
      .where('tender_id', 'in', [...ids])
    return (await rows.execute()).map(read)
  },
}
