import { fixed, prepared, raw, type Sql, sql, write } from '@sojourn/db'
import { type BookingId, type CheckoutId, money, type OrgId, type ProductCode, type Tx, type UserId } from '@sojourn/kernel'
import type { ColumnType, Insertable, Selectable, Updateable } from 'kysely'
import { z } from 'zod'
import type { Proof } from '../../../sale/product.ts'
import { storedTerms } from '../../../sale/snapshot.ts'
import type { Booking, BookingChangeOf, Guest } from '../domain/booking.ts'
import type { ItemStatus, ProviderReason } from '../domain/item.ts'
import type { BookingStatus, ItemState } from '../domain/status.ts'
import type { TakenSlot } from '../domain/traveller.ts'
import { oldestFirst } from '../domain/versions.ts'
import { readSnapshot, type WordsOfBookings, writeSnapshot } from '../snapshot.ts'
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
  snapshot: ColumnType<unknown, string, string>
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
  expires_at_ms: number
  failure: string | null
  kept_minor: number | null
  created_ms: number
  confirmed_ms: number | null
  changes_booking_id: string | null
  changes_item_no: number | null
  root_booking_id: string | null
  root_item_no: number | null
  carried_minor: ColumnType<number, number | undefined, number>
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
interface ItemTable {
  org_id: string
  booking_id: string
  item_no: number
  product: ProductCode
  supplier: string
  hold_ref: string
  state: ItemState
  supplier_reference: string | null
  confirm_key: string | null
  asked_ms: number | null
  sent_ms: number | null
  settled: ItemStatus['settled']
  settled_by: string | null
  kept_minor: number | null
  provider_reason: ProviderReason | null
  provider_note: string | null
  provider_cancelled_ms: number | null
  no_show_ms: number | null
  changed_to: string | null
}
interface Tables {
  bookings: BookingTable
  booking_events: EventTable
  booking_items: ItemTable
  traveller_slots: { org_id: string; place: string; traveller: string; slot: string; booking_id: string }
  item_proofs: { org_id: string; booking_id: string; item_no: number; proof_no: number; kind: Proof['kind']; number: string; traveller_no: number | null }
  booking_item_versions: { org_id: string; booking_id: string; item_no: number; version: number; offer: Json; until_ms: number }
  vouchers: { org_id: string; booking_id: string; item_no: number; number: string; issued_ms: number; void_ms: ColumnType<number | null, never, number> }
}

const changesOf = (row: Selectable<BookingTable>): BookingChangeOf => ({
  bookingId: row.changes_booking_id as BookingId,
  itemNo: row.changes_item_no!,
  rootId: row.root_booking_id as BookingId,
  rootItemNo: row.root_item_no!,
  carried: money(row.carried_minor, row.currency),
})

const readWith =
  (words: WordsOfBookings) =>
  (row: Selectable<BookingTable>): Booking => ({
    orgId: row.org_id as OrgId,
    bookingId: row.booking_id as BookingId,
    userId: row.user_id as UserId,
    checkoutId: row.checkout_id as CheckoutId,
    product: row.product,
    status: row.status,
    reference: row.reference,
    ...readSnapshot(row.snapshot, row, words),
    guests: row.guests,
    contact: row.contact,
    origin: row.origin,
    total: money(row.total_minor, row.currency),
    payNow: money(row.pay_now_minor, row.currency),
    card: money(row.card_minor, row.currency),
    revenue: money(row.revenue_minor, row.currency),
    taxNow: money(row.tax_minor, row.currency),
    expiresAtMs: row.expires_at_ms,
    failure: row.failure,
    retained: row.kept_minor === null ? null : money(row.kept_minor, row.currency),
    createdAtMs: row.created_ms,
    confirmedAtMs: row.confirmed_ms,
    ...(row.changes_booking_id !== null && { changes: changesOf(row) }),
  })

const storedVersion = z.object({ schema: z.string(), details: z.unknown(), terms: storedTerms })

type Of = { readonly orgId: OrgId; readonly bookingId: BookingId }
type NewEvent = Omit<EventTable, 'seq'>

const bookings = (db: Sql<Tables>, orgId: OrgId) => db.selectFrom('bookings').selectAll().where('org_id', '=', orgId)

const insert = prepared((db: Sql<Tables>, row: Insertable<BookingTable>) => db.insertInto('bookings').values(row))
const find = prepared((db: Sql<Tables>, of: Of) => bookings(db, of.orgId).where('booking_id', '=', of.bookingId))
const lock = prepared((db: Sql<Tables>, of: Of) => bookings(db, of.orgId).where('booking_id', '=', of.bookingId).forUpdate())
// Withdrawn so that its checkout is open again, a booking is not the checkout's any more.
const isOfCheckout = raw<boolean>`failure is distinct from 'reopened'`
// A change is a part of the booking that it changed.
const isOfItsOwn = raw<boolean>`changes_booking_id is null`
const findByCheckout = prepared((db: Sql<Tables>, of: { orgId: OrgId; checkoutId: CheckoutId }) =>
  bookings(db, of.orgId).where('checkout_id', '=', of.checkoutId).where(isOfCheckout),
)
const findReference = prepared((db: Sql<Tables>, of: { orgId: OrgId; reference: string }) =>
  db.selectFrom('bookings').select('booking_id').where('org_id', '=', of.orgId).where('reference', '=', of.reference).where(isOfItsOwn),
)
const change = prepared((db: Sql<Tables>, { orgId, bookingId, ...changes }: Of & Updateable<BookingTable>) =>
  db.updateTable('bookings').set(changes).where('org_id', '=', orgId).where('booking_id', '=', bookingId),
)
const insertVoucher = prepared((db: Sql<Tables>, row: Insertable<Tables['vouchers']>) => db.insertInto('vouchers').values(row))
const listProofs = prepared((db: Sql<Tables>, { orgId, bookingId }: Of) =>
  db.selectFrom('item_proofs').selectAll().where('org_id', '=', orgId).where('booking_id', '=', bookingId).orderBy('item_no').orderBy('proof_no'),
)
const insertItem = prepared((db: Sql<Tables>, row: Insertable<ItemTable>) => db.insertInto('booking_items').values(row))
const moveItems = prepared((db: Sql<Tables>, { orgId, bookingId, state }: Of & { state: ItemState }) =>
  db
    .updateTable('booking_items')
    .set({ state })
    .where('org_id', '=', orgId)
    .where('booking_id', '=', bookingId)
    .where('state', 'not in', [fixed<ItemState>('cancelling'), fixed<ItemState>('cancelled')]),
)

const eventRow = ({ org_id, booking_id, ...event }: NewEvent, index = 0) => {
  const before = raw<number>`(select coalesce(max(seq), 0) from booking_events where org_id = ${org_id} and booking_id = ${booking_id})`
  return { org_id, booking_id, seq: raw<number>`${before} + ${fixed(index + 1)}`, ...event }
}
const insertEvent = prepared((db: Sql<Tables>, event: NewEvent) => db.insertInto('booking_events').values(eventRow(event)))

const freeSlots: BookingStore['freeSlots'] = async (tx, { orgId, bookingId }, of) => {
  const all = sql<Tables>(tx).deleteFrom('traveller_slots').where('org_id', '=', orgId).where('booking_id', '=', bookingId)
  if (!of) write(tx, all)
  else for (const { place, slot, traveller } of of) write(tx, all.where('place', '=', place).where('slot', '=', slot).where('traveller', '=', traveller))
}

/** Takes those that nobody has; how many those were. */
async function takeFree(tx: Tx, { orgId, bookingId, slots }: Parameters<BookingStore['takeSlots']>[1]): Promise<number> {
  if (slots.length === 0) return 0
  // In one order everywhere: two who ask for the same ones wait for each other, never in a circle.
  const rows = slots.map(({ place, traveller, slot }) => ({ org_id: orgId, place, traveller, slot, booking_id: bookingId }))
  const orderOf = ({ place, slot, traveller }: TakenSlot) => `${place} ${slot} ${traveller}`
  const free = await sql<Tables>(tx)
    .insertInto('traveller_slots')
    .values(rows.sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1)))
    .onConflict((same) => same.doNothing())
    .returning('slot')
    .execute()
  return free.length
}

const readItem = (row: Selectable<ItemTable>, currency: string): ItemStatus => ({
  itemNo: row.item_no,
  state: row.state,
  supplierReference: row.supplier_reference,
  key: row.confirm_key,
  askedMs: row.asked_ms,
  sentMs: row.sent_ms,
  settled: row.settled,
  retained: row.kept_minor === null ? null : money(row.kept_minor, currency),
  byProvider: row.provider_reason && { reason: row.provider_reason, note: row.provider_note, atMs: row.provider_cancelled_ms! },
  noShowAtMs: row.no_show_ms,
  changedTo: row.changed_to as BookingId | null,
})

/** `words` are asked for what was stored in another language than the current one, or before descriptions were stored. */
export function createBookingStore(words: WordsOfBookings): BookingStore {
  const read = readWith(words)
  const orNull = (row: Selectable<BookingTable> | undefined): Booking | null => (row ? read(row) : null)
  return {
    async takeSlots(tx, of) {
      if ((await takeFree(tx, of)) === of.slots.length) return true
      await freeSlots(tx, of)
      return false
    },
    async moveSlots(tx, of) {
      await takeFree(tx, of)
    },
    freeSlots,

    async insert(tx, booking) {
      insert.write(tx, {
        org_id: booking.orgId,
        booking_id: booking.bookingId,
        user_id: booking.userId,
        checkout_id: booking.checkoutId,
        product: booking.product,
        status: booking.status,
        reference: booking.reference,
        snapshot: writeSnapshot(booking),
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
        expires_at_ms: booking.expiresAtMs,
        failure: booking.failure,
        kept_minor: null,
        created_ms: booking.createdAtMs,
        confirmed_ms: null,
        ...(booking.changes && {
          changes_booking_id: booking.changes.bookingId,
          changes_item_no: booking.changes.itemNo,
          root_booking_id: booking.changes.rootId,
          root_item_no: booking.changes.rootItemNo,
          carried_minor: booking.changes.carried.minor,
        }),
      })
      for (const { itemNo, product, supplier, holdRef } of booking.items) {
        insertItem.write(tx, { org_id: booking.orgId, booking_id: booking.bookingId, item_no: itemNo, product, supplier, hold_ref: holdRef, state: 'held' })
      }
    },

    async listItems(tx, { orgId, bookingId, total }) {
      const all = sql<Tables>(tx).selectFrom('booking_items').selectAll().where('org_id', '=', orgId).where('booking_id', '=', bookingId)
      return (await all.orderBy('item_no').execute()).map((row) => readItem(row, total.currency))
    },

    async listItemStates(tx, orgId, bookingIds) {
      const states = new Map<BookingId, ItemState[]>()
      if (bookingIds.length === 0) return states
      const all = sql<Tables>(tx).selectFrom('booking_items').select(['booking_id', 'state']).where('org_id', '=', orgId)
      const rows = await all
        .where('booking_id', 'in', [...bookingIds])
        .orderBy('booking_id')
        .orderBy('item_no')
        .execute()
      for (const { booking_id, state } of rows) states.set(booking_id as BookingId, [...(states.get(booking_id as BookingId) ?? []), state])
      return states
    },

    async changeItem(
      tx,
      { orgId, bookingId },
      itemNo,
      { state, supplierReference, key, askedMs, sentMs, settled, settledBy, retained, byProvider, noShowAtMs, changedTo },
    ) {
      const changes = {
        ...(state && { state }),
        ...(supplierReference !== undefined && { supplier_reference: supplierReference }),
        ...(key !== undefined && { confirm_key: key }),
        ...(askedMs !== undefined && { asked_ms: askedMs }),
        ...(sentMs !== undefined && { sent_ms: sentMs }),
        ...(settled !== undefined && { settled }),
        ...(settledBy && { settled_by: settledBy }),
        ...(retained && { kept_minor: retained.minor }),
        ...(byProvider && { provider_reason: byProvider.reason, provider_note: byProvider.note, provider_cancelled_ms: byProvider.atMs }),
        ...(noShowAtMs && { no_show_ms: noShowAtMs }),
        ...(changedTo && { changed_to: changedTo }),
      }
      const item = sql<Tables>(tx).updateTable('booking_items').set(changes).where('org_id', '=', orgId).where('booking_id', '=', bookingId)
      await item.where('item_no', '=', itemNo).execute()
    },

    async addVersion(tx, booking, { itemNo, untilMs, ...offer }) {
      const { orgId, bookingId } = booking
      const before = sql<Tables>(tx)
        .selectFrom('booking_item_versions')
        .select((eb) => eb.fn.coalesce(eb.fn.max('version'), eb.lit(0)).as('version'))
        .where('org_id', '=', orgId)
        .where('booking_id', '=', bookingId)
        .where('item_no', '=', itemNo)
      const { version } = await before.executeTakeFirstOrThrow()
      const row = { org_id: orgId, booking_id: bookingId, item_no: itemNo, version: version + 1, offer: JSON.stringify(offer), until_ms: untilMs }
      await sql<Tables>(tx).insertInto('booking_item_versions').values(row).execute()
      change.write(tx, { orgId, bookingId, snapshot: writeSnapshot(booking) })
    },

    async rewrite(tx, booking) {
      const { orgId, bookingId } = booking
      change.write(tx, { orgId, bookingId, snapshot: writeSnapshot(booking) })
    },

    async listVersions(tx, { orgId, bookingId }) {
      const all = sql<Tables>(tx).selectFrom('booking_item_versions').selectAll().where('org_id', '=', orgId).where('booking_id', '=', bookingId)
      const rows = await all.orderBy('item_no').orderBy('version', 'desc').execute()
      return rows.map(({ item_no, offer, until_ms }) => ({ itemNo: item_no, ...storedVersion.parse(offer), untilMs: until_ms }))
    },

    async listChanges(tx, orgId, bookingIds) {
      if (bookingIds.length === 0) return []
      const all = bookings(sql(tx), orgId).where('root_booking_id', 'in', [...bookingIds])
      return oldestFirst((await all.where('confirmed_ms', 'is not', null).orderBy('confirmed_ms').orderBy('booking_id').execute()).map(read))
    },

    async slotsOf(tx, { orgId, bookingId }) {
      const all = sql<Tables>(tx).selectFrom('traveller_slots').select(['place', 'traveller', 'slot']).where('org_id', '=', orgId)
      return all.where('booking_id', '=', bookingId).execute()
    },

    async listUnsettled(tx, orgId, cancellingBeforeMs, limit) {
      const rows = await sql<Tables>(tx)
        .selectFrom('booking_items')
        .select(['booking_id', 'item_no'])
        .where('org_id', '=', orgId)
        .where((eb) => eb.or([eb('state', '=', 'unknown'), eb.and([eb('state', '=', 'cancelling'), eb('asked_ms', '<=', cancellingBeforeMs)])]))
        .orderBy('asked_ms')
        .limit(limit)
        .execute()
      return rows.map((row) => ({ bookingId: row.booking_id as BookingId, itemNo: row.item_no }))
    },

    async moveItems(tx, { orgId, bookingId }, state) {
      moveItems.write(tx, { orgId, bookingId, state })
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
              .where(isOfCheckout)
              .execute()
          ).map(read)
    },
    lock: async (tx, orgId, bookingId) => orNull(await lock.first(tx, { orgId, bookingId })),

    async itemOfSupplier(tx, { supplier, reference }) {
      const row = await sql<Tables>(tx)
        .selectFrom('booking_items')
        .select(['org_id', 'booking_id', 'item_no'])
        .where('supplier', '=', supplier)
        .where('supplier_reference', '=', reference)
        // An order that was changed is of the newest version of its item.
        .orderBy((eb) => eb('changed_to', 'is', null), 'desc')
        .orderBy('booking_id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row ? { orgId: row.org_id as OrgId, bookingId: row.booking_id as BookingId, itemNo: row.item_no } : null
    },

    async listOf(tx, { orgId, userIds, before, limit }) {
      if (userIds.length === 0) return []
      const rows = await bookings(sql(tx), orgId)
        .where('user_id', 'in', [...userIds])
        .where(isOfCheckout)
        .where(isOfItsOwn)
        .$if(before !== undefined, (query) => query.where('booking_id', '<', before!))
        .orderBy('booking_id', 'desc')
        .limit(limit)
        .execute()
      return rows.map(read)
    },

    async listWith(tx, { orgId, userId, products, limit }) {
      if (products.length === 0) return []
      const rows = await bookings(sql(tx), orgId)
        .where('user_id', '=', userId)
        .where('status', '=', fixed('confirmed'))
        .where((of) =>
          of.exists(
            of
              .selectFrom('booking_items')
              .select('item_no')
              .whereRef('booking_items.org_id', '=', 'bookings.org_id')
              .whereRef('booking_items.booking_id', '=', 'bookings.booking_id')
              .where('booking_items.product', 'in', [...products])
              .where('booking_items.state', '=', fixed('confirmed')),
          ),
        )
        .orderBy('booking_id', 'desc')
        .limit(limit)
        .execute()
      return rows.map(read)
    },

    async change(tx, { orgId, bookingId }, { status, failure, retainedMinor, confirmedMs }) {
      change.write(tx, {
        orgId,
        bookingId,
        ...(status && { status }),
        ...(failure && { failure }),
        ...(confirmedMs && { confirmed_ms: confirmedMs }),
        kept_minor: retainedMinor,
      })
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

    async findByReference(tx, orgId, reference) {
      const found = await findReference.first(tx, { orgId, reference })
      const row = found && (await bookings(sql(tx), orgId).where('booking_id', '=', found.booking_id).executeTakeFirst())
      return row ? read(row) : null
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

    async nextExpiryMs(tx) {
      const row = await sql<Tables>(tx)
        .selectFrom('bookings')
        .select((eb) => eb.fn.min<number | null>('expires_at_ms').as('at_ms'))
        .where('status', '=', fixed('pending_payment'))
        .executeTakeFirst()
      return row?.at_ms ?? null
    },

    async addVoucher(tx, booking, { itemNo, number, issuedMs }) {
      insertVoucher.write(tx, { org_id: booking.orgId, booking_id: booking.bookingId, item_no: itemNo, number, issued_ms: issuedMs })
    },

    async listVouchers(tx, { orgId, bookingId }) {
      const all = sql<Tables>(tx).selectFrom('vouchers').selectAll().where('org_id', '=', orgId).where('booking_id', '=', bookingId)
      return (await all.orderBy('item_no').execute()).map((row) => ({ itemNo: row.item_no, number: row.number, isVoid: row.void_ms !== null }))
    },

    addProofs(tx, { orgId, bookingId }, itemNo, proofs) {
      if (proofs.length === 0) return
      const rows = proofs.map(({ kind, number, travellerNo }, index) => {
        return { org_id: orgId, booking_id: bookingId, item_no: itemNo, proof_no: index + 1, kind, number, traveller_no: travellerNo ?? null }
      })
      write(
        tx,
        sql<Tables>(tx)
          .insertInto('item_proofs')
          .values(rows)
          .onConflict((same) => same.doNothing()),
      )
    },

    async listProofs(tx, { orgId, bookingId }) {
      const rows = await listProofs.all(tx, { orgId, bookingId })
      return rows.map(({ item_no: itemNo, kind, number, traveller_no: travellerNo }) => ({
        itemNo,
        kind,
        number,
        ...(travellerNo !== null && { travellerNo }),
      }))
    },

    async voidVoucher(tx, booking, voidMs, itemNo) {
      const voided = sql<Tables>(tx)
        .updateTable('vouchers')
        .set({ void_ms: voidMs })
        .where('org_id', '=', booking.orgId)
        .where('booking_id', '=', booking.bookingId)
        .where('void_ms', 'is', null)
      write(tx, itemNo === undefined ? voided : voided.where('item_no', '=', itemNo))
    },
  }
}
