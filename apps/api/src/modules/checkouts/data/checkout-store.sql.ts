import { fixed, prepared, type Sql, sql } from '@sojourn/db'
import { type BookingId, type BrowserId, type CheckoutId, money, type OrgId, type ProductCode, subtract, sum, type UserId } from '@sojourn/kernel'
import type { ColumnType, Insertable, Selectable, Updateable } from 'kysely'
import { mergeQuotes } from '../../../sale/quote.ts'
import { readOfferSnapshot, storedMoney } from '../../../sale/snapshot.ts'
import type { Checkout, CheckoutItem, CheckoutState, PaymentTerms } from '../domain/checkout.ts'
import type { CheckoutStore } from './checkout-store.ts'

type Json<T = unknown> = ColumnType<T, string, string>

interface CheckoutTable {
  org_id: string
  checkout_id: string
  browser_id: string
  user_id: string | null
  product: ProductCode
  items: Json<readonly unknown[]>
  currency: string
  total_minor: number
  pay_now_minor: number
  at_property_minor: number
  revenue_minor: number
  terms: ColumnType<PaymentTerms | null, string | null, string>
  expires_at_ms: number
  renewed: boolean
  renewals_left: number | null
  state: CheckoutState
  booking_id: string | null
  changes_booking_id: string | null
  changes_item_no: number | null
  carried_minor: number | null
  created_ms: number
}
interface Tables {
  checkouts: CheckoutTable
}

function readItem(stored: unknown): CheckoutItem {
  const { ask, revenue } = stored as { ask: unknown; revenue: unknown }
  return { ...readOfferSnapshot(stored), ask, revenue: storedMoney.parse(revenue) }
}

function readItems(stored: readonly unknown[]): Pick<Checkout, 'items' | 'quote'> {
  const items = stored.map(readItem)
  return { items, quote: mergeQuotes(items.map(({ quote }) => quote)) }
}

const read = (row: Selectable<CheckoutTable>): Checkout => ({ ...rest(row), ...readItems(row.items) })

const rest = (row: Selectable<CheckoutTable>): Omit<Checkout, 'items' | 'quote'> => ({
  orgId: row.org_id as OrgId,
  checkoutId: row.checkout_id as CheckoutId,
  browserId: row.browser_id as BrowserId,
  userId: row.user_id as UserId | null,
  product: row.product,
  revenue: money(row.revenue_minor, row.currency),
  terms: row.terms,
  expiresAtMs: row.expires_at_ms,
  renewalsLeft: row.renewed ? 0 : (row.renewals_left ?? 1),
  state: row.state,
  ...(row.changes_booking_id !== null && {
    changes: { bookingId: row.changes_booking_id as BookingId, itemNo: row.changes_item_no!, carried: money(row.carried_minor ?? 0, row.currency) },
  }),
  bookingId: row.booking_id as BookingId | null,
})

const orNull = (row: Selectable<CheckoutTable> | undefined): Checkout | null => (row ? read(row) : null)

type Of = { readonly orgId: OrgId; readonly checkoutId: CheckoutId }

const one = (db: Sql<Tables>, of: Of) => db.selectFrom('checkouts').selectAll().where('org_id', '=', of.orgId).where('checkout_id', '=', of.checkoutId)
const find = prepared(one)
const lock = prepared((db: Sql<Tables>, of: Of) => one(db, of).forUpdate())
const insert = prepared((db: Sql<Tables>, row: Insertable<CheckoutTable>) => db.insertInto('checkouts').values(row))
const change = prepared((db: Sql<Tables>, { orgId, checkoutId, ...changes }: Of & Updateable<CheckoutTable>) =>
  db.updateTable('checkouts').set(changes).where('org_id', '=', orgId).where('checkout_id', '=', checkoutId),
)
const lockOpenOf = prepared((db: Sql<Tables>, of: { orgId: OrgId; browserId: BrowserId }) =>
  db
    .selectFrom('checkouts')
    .selectAll()
    .where('org_id', '=', of.orgId)
    .where('browser_id', '=', of.browserId)
    .where('state', '=', fixed('open'))
    .orderBy('checkout_id')
    .forUpdate(),
)

const renewalsOf = (left: number) => ({ renewed: left === 0, renewals_left: left })

/** The figures of a checkout are those of its items. */
function figuresOf(items: readonly CheckoutItem[]) {
  const { total, payNow, currency } = mergeQuotes(items.map(({ quote }) => quote))
  const revenue = sum(
    currency,
    items.map((item) => item.revenue),
  )
  return {
    items: JSON.stringify(items),
    total_minor: total.minor,
    pay_now_minor: payNow.minor,
    at_property_minor: subtract(total, payNow).minor,
    revenue_minor: revenue.minor,
  }
}

export const checkoutStore: CheckoutStore = {
  async insert(tx, checkout, createdMs) {
    const { quote } = checkout
    insert.write(tx, {
      org_id: checkout.orgId,
      checkout_id: checkout.checkoutId,
      browser_id: checkout.browserId,
      user_id: checkout.userId,
      product: checkout.product,
      items: JSON.stringify(checkout.items),
      currency: quote.currency,
      total_minor: quote.total.minor,
      pay_now_minor: quote.payNow.minor,
      at_property_minor: subtract(quote.total, quote.payNow).minor,
      revenue_minor: checkout.revenue.minor,
      terms: checkout.terms && JSON.stringify(checkout.terms),
      expires_at_ms: checkout.expiresAtMs,
      ...renewalsOf(checkout.renewalsLeft),
      state: checkout.state,
      booking_id: checkout.bookingId,
      changes_booking_id: checkout.changes?.bookingId ?? null,
      changes_item_no: checkout.changes?.itemNo ?? null,
      carried_minor: checkout.changes?.carried.minor ?? null,
      created_ms: createdMs,
    })
  },

  find: async (tx, orgId, checkoutId) => orNull(await find.first(tx, { orgId, checkoutId })),

  lock: async (tx, orgId, checkoutId) => orNull(await lock.first(tx, { orgId, checkoutId })),

  async listByIds(tx, orgId, checkoutIds) {
    if (checkoutIds.length === 0) return []
    const all = sql<Tables>(tx).selectFrom('checkouts').selectAll().where('org_id', '=', orgId)
    return (await all.where('checkout_id', 'in', [...checkoutIds]).execute()).map(read)
  },

  async change(tx, { orgId, checkoutId }, { state, bookingId, userId, browserId, expiresAtMs, renewalsLeft, items, terms }) {
    change.write(tx, {
      orgId,
      checkoutId,
      ...(state && { state }),
      ...(bookingId !== undefined && { booking_id: bookingId }),
      ...(userId && { user_id: userId }),
      ...(browserId && { browser_id: browserId }),
      ...(expiresAtMs && { expires_at_ms: expiresAtMs }),
      ...(renewalsLeft !== undefined && renewalsOf(renewalsLeft)),
      ...(items && figuresOf(items)),
      ...(terms && { terms: JSON.stringify(terms) }),
    })
  },

  listOpenOf: async (tx, orgId, browserId) => (await lockOpenOf.all(tx, { orgId, browserId })).map(read),

  async listHeldBy(tx, orgId, { userId, browserId }) {
    const rows = await sql<Tables>(tx)
      .selectFrom('checkouts')
      .selectAll()
      .where('org_id', '=', orgId)
      .where('state', '=', 'open')
      .where(({ eb, and, or }) => or([eb('user_id', '=', userId), and([eb('user_id', 'is', null), eb('browser_id', '=', browserId)])]))
      .orderBy('expires_at_ms')
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

  async nextExpiryMs(tx) {
    const row = await sql<Tables>(tx)
      .selectFrom('checkouts')
      .select((eb) => eb.fn.min<number | null>('expires_at_ms').as('at_ms'))
      .where('state', '=', fixed('open'))
      .executeTakeFirst()
    return row?.at_ms ?? null
  },
}
