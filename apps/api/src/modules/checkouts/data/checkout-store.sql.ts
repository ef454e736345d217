import { fixed, sql, write } from '@sojourn/db'
import { type BookingId, type BrowserId, type CheckoutId, money, type OrgId, type ProductCode, type Tx, type UserId } from '@sojourn/kernel'
import type { ColumnType, Selectable } from 'kysely'
import type { Checkout, CheckoutState, PaymentTerms } from '../domain/checkout.ts'
import type { Quote } from '../domain/quote.ts'
import type { CheckoutStore } from './checkout-store.ts'

type Json<T = unknown> = ColumnType<T, string, never>

interface CheckoutTable {
  org_id: string
  checkout_id: string
  browser_id: string
  user_id: string | null
  product: ProductCode
  offer: Json
  quote: Json<Quote>
  ask: Json
  hold_id: string
  currency: string
  total_minor: number
  pay_now_minor: number
  at_property_minor: number
  revenue_minor: number
  terms: ColumnType<PaymentTerms | null, string | null, never>
  expires_at_ms: number
  renewed: boolean
  state: CheckoutState
  booking_id: string | null
  created_ms: number
}
interface Tables {
  checkouts: CheckoutTable
}

const read = (row: Selectable<CheckoutTable>): Checkout => ({
  orgId: row.org_id as OrgId,
  checkoutId: row.checkout_id as CheckoutId,
  browserId: row.browser_id as BrowserId,
  userId: row.user_id as UserId | null,
  product: row.product,
  offer: row.offer,
  quote: row.quote,
  ask: row.ask,
  holdId: row.hold_id,
  revenue: money(row.revenue_minor, row.currency),
  terms: row.terms,
  expiresAtMs: row.expires_at_ms,
  renewed: row.renewed,
  state: row.state,
  bookingId: row.booking_id as BookingId | null,
})

const one = (tx: Tx, orgId: OrgId, checkoutId: CheckoutId) =>
  sql<Tables>(tx).selectFrom('checkouts').selectAll().where('org_id', '=', orgId).where('checkout_id', '=', checkoutId)

export const checkoutStore: CheckoutStore = {
  async insert(tx, checkout, createdMs) {
    const { quote } = checkout
    const row = sql<Tables>(tx)
      .insertInto('checkouts')
      .values({
        org_id: checkout.orgId,
        checkout_id: checkout.checkoutId,
        browser_id: checkout.browserId,
        user_id: checkout.userId,
        product: checkout.product,
        offer: JSON.stringify(checkout.offer),
        quote: JSON.stringify(quote),
        ask: JSON.stringify(checkout.ask),
        hold_id: checkout.holdId,
        currency: quote.currency,
        total_minor: quote.total.minor,
        pay_now_minor: quote.payNow.minor,
        at_property_minor: quote.payAtProperty.minor,
        revenue_minor: checkout.revenue.minor,
        terms: checkout.terms && JSON.stringify(checkout.terms),
        expires_at_ms: checkout.expiresAtMs,
        renewed: checkout.renewed,
        state: checkout.state,
        booking_id: checkout.bookingId,
        created_ms: createdMs,
      })
    write(tx, row)
  },

  async find(tx, orgId, checkoutId) {
    const row = await one(tx, orgId, checkoutId).executeTakeFirst()
    return row ? read(row) : null
  },

  async lock(tx, orgId, checkoutId) {
    const row = await one(tx, orgId, checkoutId).forUpdate().executeTakeFirst()
    return row ? read(row) : null
  },

  async change(tx, checkout, { state, bookingId, userId, browserId, expiresAtMs, renewed, holdId }) {
    const changed = sql<Tables>(tx)
      .updateTable('checkouts')
      .set({
        ...(state && { state }),
        ...(bookingId && { booking_id: bookingId }),
        ...(userId && { user_id: userId }),
        ...(browserId && { browser_id: browserId }),
        ...(expiresAtMs && { expires_at_ms: expiresAtMs }),
        ...(renewed && { renewed }),
        ...(holdId && { hold_id: holdId }),
      })
      .where('org_id', '=', checkout.orgId)
      .where('checkout_id', '=', checkout.checkoutId)
    write(tx, changed)
  },

  async listOpenOf(tx, orgId, browserId) {
    const rows = await sql<Tables>(tx)
      .selectFrom('checkouts')
      .selectAll()
      .where('org_id', '=', orgId)
      .where('browser_id', '=', browserId)
      .where('state', '=', fixed('open'))
      .orderBy('checkout_id')
      .forUpdate()
      .execute()
    return rows.map(read)
  },

  async adopt(tx, { orgId, browserId, userId }) {
    const { numUpdatedRows } = await sql<Tables>(tx)
      .updateTable('checkouts')
      .set({ user_id: userId })
      .where('org_id', '=', orgId)
      .where('browser_id', '=', browserId)
      .where('user_id', 'is', null)
      .executeTakeFirstOrThrow()
    return Number(numUpdatedRows)
  },

  async expire(tx, nowMs, limit) {
    const due = sql<Tables>(tx)
      .selectFrom('checkouts')
      .select(['org_id', 'checkout_id'])
      .where('state', '=', fixed('open'))
      .where('expires_at_ms', '<=', nowMs)
      .orderBy('expires_at_ms')
      .limit(limit)
      .forUpdate()
      .skipLocked()
    const rows = await sql<Tables>(tx)
      .updateTable('checkouts')
      .set({ state: 'expired' })
      .where((eb) => eb(eb.refTuple('org_id', 'checkout_id'), 'in', due.$asTuple('org_id', 'checkout_id')))
      .returningAll()
      .execute()
    return rows.map(read)
  },
}
