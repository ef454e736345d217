import { fixed, prepared, type Sql, sql } from '@sojourn/db'
import { type BookingId, type CheckoutId, money, type OrgId, type UserId } from '@sojourn/kernel'
import type { ColumnType, Insertable, Selectable, Updateable } from 'kysely'
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
  returned_ms: number | null
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
  returnedAtMs: row.returned_ms,
})

const changing = (tender: Tender) => ({
  booking_id: tender.bookingId,
  state: tender.state,
  amount_minor: tender.amount.minor,
  returned_minor: tender.returned.minor,
  legs: JSON.stringify(tender.legs),
  moves: tender.moves,
  returned_ms: tender.returnedAtMs,
})

type OfCheckout = { readonly orgId: OrgId; readonly checkoutId: CheckoutId }
type OfBooking = { readonly orgId: OrgId; readonly bookingId: BookingId }

const tenders = (db: Sql<Tables>, orgId: OrgId) => db.selectFrom('tenders').selectAll().where('org_id', '=', orgId)

const insert = prepared((db: Sql<Tables>, row: Insertable<TenderTable>) => db.insertInto('tenders').values(row))
const update = prepared((db: Sql<Tables>, { orgId, tenderId, ...changes }: Pick<Tender, 'orgId' | 'tenderId'> & Updateable<TenderTable>) =>
  db.updateTable('tenders').set(changes).where('org_id', '=', orgId).where('tender_id', '=', tenderId),
)
const listHeld = prepared((db: Sql<Tables>, of: OfCheckout) =>
  tenders(db, of.orgId).where('checkout_id', '=', of.checkoutId).where('state', '=', fixed('held')),
)
const cardApplied = prepared((db: Sql<Tables>, of: OfCheckout & { cardId: string }) =>
  tenders(db, of.orgId).where('checkout_id', '=', of.checkoutId).where('slot', '=', of.cardId).where('kind', '=', fixed('payment_card')).limit(1),
)
const listOfBooking = prepared((db: Sql<Tables>, of: OfBooking) =>
  tenders(db, of.orgId).where('booking_id', '=', of.bookingId).where('state', '<>', fixed('released')),
)
const bind = prepared((db: Sql<Tables>, { bookingId, ...of }: OfCheckout & OfBooking) =>
  db
    .updateTable('tenders')
    .set({ booking_id: bookingId })
    .where('org_id', '=', of.orgId)
    .where('checkout_id', '=', of.checkoutId)
    .where('state', '=', fixed('held')),
)
const unbind = prepared((db: Sql<Tables>, of: OfBooking) =>
  db.updateTable('tenders').set({ booking_id: null }).where('org_id', '=', of.orgId).where('booking_id', '=', of.bookingId).where('state', '=', fixed('held')),
)
const listHeldOf = prepared((db: Sql<Tables>, of: { orgId: OrgId; userId: UserId }) =>
  tenders(db, of.orgId).where('user_id', '=', of.userId).where('state', '=', fixed('held')).orderBy('tender_id'),
)
// The rest of the statement does not see what it changes: what is taken by it, and what was taken before.
const take = prepared((db: Sql<Tables>, of: OfBooking) =>
  db
    .with('moved', (held) =>
      held
        .updateTable('tenders')
        .set({ state: 'taken' })
        .where('org_id', '=', of.orgId)
        .where('booking_id', '=', of.bookingId)
        .where('state', '=', fixed('held'))
        .returningAll(),
    )
    .selectFrom('moved')
    .selectAll()
    .unionAll(
      tenders(db, of.orgId)
        .where('booking_id', '=', of.bookingId)
        .where('state', 'in', [fixed<TenderState>('taken'), fixed<TenderState>('returned')]),
    ),
)

export const tenderStore: TenderStore = {
  async insert(tx, tender) {
    const { orgId, tenderId, checkoutId, userId, wanted, waiveUnder, detail, appliedAtMs } = tender
    insert.write(tx, {
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
  },

  async update(tx, tender) {
    update.write(tx, { orgId: tender.orgId, tenderId: tender.tenderId, ...changing(tender) })
  },

  listHeld: async (tx, { orgId, checkoutId }) => (await listHeld.all(tx, { orgId, checkoutId })).map(read),

  wasCardApplied: async (tx, { orgId, checkoutId, cardId }) => (await cardApplied.first(tx, { orgId, checkoutId, cardId })) !== undefined,

  listOfBooking: async (tx, { orgId, bookingId }) => (await listOfBooking.all(tx, { orgId, bookingId })).map(read),

  async bind(tx, { orgId, checkoutId, bookingId }) {
    bind.write(tx, { orgId, checkoutId, bookingId })
  },

  async unbind(tx, { orgId, bookingId }) {
    unbind.write(tx, { orgId, bookingId })
  },

  listHeldOf: async (tx, { orgId, userId }) => (await listHeldOf.all(tx, { orgId, userId })).map(read),

  take: async (tx, { orgId, bookingId }) => (await take.all(tx, { orgId, bookingId })).map(read),

  async listByIds(tx, orgId, ids) {
    if (ids.length === 0) return []
    const rows = await tenders(sql<Tables>(tx), orgId)
      .where('tender_id', 'in', [...ids])
      .execute()
    return rows.map(read)
  },
}
