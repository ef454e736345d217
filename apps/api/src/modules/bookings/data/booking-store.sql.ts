import { fixed, kept, raw, type Sql, sql, write } from '@sojourn/db'
import { type BookingId, type CheckoutId, money, type OrgId, type ProductCode, type UserId } from '@sojourn/kernel'
import type { ColumnType, Insertable, Selectable, Updateable } from 'kysely'
import type { Booking, Guest } from '../domain/booking.ts'
import type { CancellationWindow } from '../domain/cancellation.ts'
import type { BookingStatus } from '../domain/status.ts'
import type { BookingStore } from './booking-store.ts'

type Json<T = unknown> = ColumnType<T, string, never>

interface BookingTable {
  org_id: string
  booking_id: string
  user_id: string
  checkout_id: string
  product: ProductCode
  status: BookingStatus
  reference: string
  particulars: Json
  cancellation: Json<CancellationWindow[]>
  guests: Json<Guest[]>
  contact: Json<Booking['contact']>
  origin: string
  currency: string
  total_minor: number
  consented_minor: number
  pay_now_minor: number
  card_minor: number
  revenue_minor: number
  tax_minor: number
  hold_id: string
  expires_at_ms: number
  failure: string | null
  kept_minor: number | null
  created_ms: number
}
interface EventTable {
  org_id: string
  booking_id: string
  seq: number
  from_status: BookingStatus | null
  to_status: BookingStatus
  why: string | null
  at_ms: number
}
interface Tables {
  bookings: BookingTable
  booking_events: EventTable
  guest_nights: { org_id: string; house_id: string; guest: string; night: string; booking_id: string }
  vouchers: { org_id: string; booking_id: string; number: string; issued_ms: number; void_ms: ColumnType<number | null, never, number> }
}

const read = (row: Selectable<BookingTable>): Booking => ({
  orgId: row.org_id as OrgId,
  bookingId: row.booking_id as BookingId,
  userId: row.user_id as UserId,
  checkoutId: row.checkout_id as CheckoutId,
  product: row.product,
  status: row.status,
  reference: row.reference,
  particulars: row.particulars,
  cancellation: row.cancellation,
  guests: row.guests,
  contact: row.contact,
  origin: row.origin,
  total: money(row.total_minor, row.currency),
  payNow: money(row.pay_now_minor, row.currency),
  card: money(row.card_minor, row.currency),
  revenue: money(row.revenue_minor, row.currency),
  taxNow: money(row.tax_minor, row.currency),
  holdId: row.hold_id,
  expiresAtMs: row.expires_at_ms,
  failure: row.failure,
  kept: row.kept_minor === null ? null : money(row.kept_minor, row.currency),
  createdAtMs: row.created_ms,
})

const orNull = (row: Selectable<BookingTable> | undefined): Booking | null => (row ? read(row) : null)

type Of = { readonly orgId: OrgId; readonly bookingId: BookingId }
type NewEvent = Omit<EventTable, 'seq'>

const bookings = (db: Sql<Tables>, orgId: OrgId) => db.selectFrom('bookings').selectAll().where('org_id', '=', orgId)

const insert = kept((db: Sql<Tables>, row: Insertable<BookingTable>) => db.insertInto('bookings').values(row))
const find = kept((db: Sql<Tables>, of: Of) => bookings(db, of.orgId).where('booking_id', '=', of.bookingId))
const lock = kept((db: Sql<Tables>, of: Of) => bookings(db, of.orgId).where('booking_id', '=', of.bookingId).forUpdate())
const findByCheckout = kept((db: Sql<Tables>, of: { orgId: OrgId; checkoutId: CheckoutId }) => bookings(db, of.orgId).where('checkout_id', '=', of.checkoutId))
const findReference = kept((db: Sql<Tables>, of: { orgId: OrgId; reference: string }) =>
  db.selectFrom('bookings').select('booking_id').where('org_id', '=', of.orgId).where('reference', '=', of.reference),
)
const change = kept((db: Sql<Tables>, { orgId, bookingId, ...changes }: Of & Updateable<BookingTable>) =>
  db.updateTable('bookings').set(changes).where('org_id', '=', orgId).where('booking_id', '=', bookingId),
)
const insertVoucher = kept((db: Sql<Tables>, row: Insertable<Tables['vouchers']>) => db.insertInto('vouchers').values(row))

const eventRow = ({ org_id, booking_id, ...event }: NewEvent, index = 0) => {
  const before = raw<number>`(select coalesce(max(seq), 0) from booking_events where org_id = ${org_id} and booking_id = ${booking_id})`
  return { org_id, booking_id, seq: raw<number>`${before} + ${fixed(index + 1)}`, ...event }
}
const insertEvent = kept((db: Sql<Tables>, event: NewEvent) => db.insertInto('booking_events').values(eventRow(event)))

const freeNights: BookingStore['freeNights'] = async (tx, { orgId, bookingId }) => {
  write(tx, sql<Tables>(tx).deleteFrom('guest_nights').where('org_id', '=', orgId).where('booking_id', '=', bookingId))
}

export const bookingStore: BookingStore = {
  async keepNights(tx, { orgId, bookingId, guest, houseId, nights }) {
    if (nights.length === 0) return true
    // In the order of the nights: two who ask for the same ones wait for each other, never in a circle.
    const free = await sql<Tables>(tx)
      .insertInto('guest_nights')
      .values([...nights].sort().map((night) => ({ org_id: orgId, house_id: houseId, guest, night, booking_id: bookingId })))
      .onConflict((same) => same.doNothing())
      .returning('night')
      .execute()
    if (free.length === nights.length) return true
    await freeNights(tx, { orgId, bookingId })
    return false
  },
  freeNights,

  async insert(tx, booking) {
    insert.write(tx, {
      org_id: booking.orgId,
      booking_id: booking.bookingId,
      user_id: booking.userId,
      checkout_id: booking.checkoutId,
      product: booking.product,
      status: booking.status,
      reference: booking.reference,
      particulars: JSON.stringify(booking.particulars),
      cancellation: JSON.stringify(booking.cancellation),
      guests: JSON.stringify(booking.guests),
      contact: JSON.stringify(booking.contact),
      origin: booking.origin,
      currency: booking.total.currency,
      total_minor: booking.total.minor,
      consented_minor: booking.total.minor,
      pay_now_minor: booking.payNow.minor,
      card_minor: booking.card.minor,
      revenue_minor: booking.revenue.minor,
      tax_minor: booking.taxNow.minor,
      hold_id: booking.holdId,
      expires_at_ms: booking.expiresAtMs,
      failure: booking.failure,
      kept_minor: null,
      created_ms: booking.createdAtMs,
    })
  },

  find: async (tx, orgId, bookingId) => orNull(await find.first(tx, { orgId, bookingId })),
  findByCheckout: async (tx, orgId, checkoutId) => orNull(await findByCheckout.first(tx, { orgId, checkoutId })),
  async findAll(tx, orgId, bookingIds) {
    return bookingIds.length === 0
      ? []
      : (
          await bookings(sql(tx), orgId)
            .where('booking_id', 'in', [...bookingIds])
            .execute()
        ).map(read)
  },
  async findByCheckouts(tx, orgId, checkoutIds) {
    return checkoutIds.length === 0
      ? []
      : (
          await bookings(sql(tx), orgId)
            .where('checkout_id', 'in', [...checkoutIds])
            .execute()
        ).map(read)
  },
  lock: async (tx, orgId, bookingId) => orNull(await lock.first(tx, { orgId, bookingId })),

  async listOf(tx, { orgId, userId, before, limit }) {
    const rows = await bookings(sql(tx), orgId)
      .where('user_id', '=', userId)
      .$if(before !== undefined, (query) => query.where('booking_id', '<', before!))
      .orderBy('booking_id', 'desc')
      .limit(limit)
      .execute()
    return rows.map(read)
  },

  async change(tx, { orgId, bookingId }, { status, failure, keptMinor }) {
    change.write(tx, { orgId, bookingId, ...(status && { status }), ...(failure && { failure }), kept_minor: keptMinor })
  },

  async append(tx, { orgId, bookingId }, events) {
    const rows = events.map(({ from, to, why, atMs }) => ({ org_id: orgId, booking_id: bookingId, from_status: from, to_status: to, why, at_ms: atMs }))
    const [row, another] = rows
    if (row && !another) insertEvent.write(tx, row)
    else write(tx, sql<Tables>(tx).insertInto('booking_events').values(rows.map(eventRow)))
  },

  async listEvents(tx, booking) {
    const rows = await sql<Tables>(tx)
      .selectFrom('booking_events')
      .selectAll()
      .where('org_id', '=', booking.orgId)
      .where('booking_id', '=', booking.bookingId)
      .orderBy('seq')
      .execute()
    return rows.map((row) => ({ from: row.from_status, to: row.to_status, why: row.why, atMs: row.at_ms }))
  },

  async hasReference(tx, orgId, reference) {
    return (await findReference.first(tx, { orgId, reference })) !== undefined
  },

  async listOverdue(tx, nowMs, limit) {
    const rows = await sql<Tables>(tx)
      .selectFrom('bookings')
      .selectAll()
      .where('status', '=', fixed('pending_payment'))
      .where('expires_at_ms', '<=', nowMs)
      .orderBy('expires_at_ms')
      .limit(limit)
      .execute()
    return rows.map(read)
  },

  async addVoucher(tx, booking, number, issuedMs) {
    insertVoucher.write(tx, { org_id: booking.orgId, booking_id: booking.bookingId, number, issued_ms: issuedMs })
  },

  async voidVoucher(tx, booking, voidMs) {
    const voided = sql<Tables>(tx)
      .updateTable('vouchers')
      .set({ void_ms: voidMs })
      .where('org_id', '=', booking.orgId)
      .where('booking_id', '=', booking.bookingId)
    write(tx, voided)
  },
}
