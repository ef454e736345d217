import { type Sql, sql } from '@sojourn/db'
import type { CheckoutId, OrgId, ProductCode } from '@sojourn/kernel'
import type { ColumnType, ExpressionBuilder, Selectable } from 'kysely'
import type { Offer } from '../../../sale/product.ts'
import { readOfferSnapshot, storedMoney } from '../../../sale/snapshot.ts'
import type { EarlyHold, EarlyHolder } from '../early-hold.ts'
import type { EarlyHoldStore } from './early-hold-store.ts'

interface HoldTable {
  org_id: string
  checkout_id: string
  token_hash: string
  browser_id: string
  user_id: string | null
  product: ProductCode
  supplier: string
  ask: ColumnType<unknown, string, never>
  hold_ref: string
  offer: ColumnType<unknown, string | null, never>
  until_ms: number
}
interface Tables {
  early_holds: HoldTable
}

function readOffer(stored: unknown): Offer {
  const { details, quote, terms } = readOfferSnapshot(stored)
  const { revenue, markup } = stored as { revenue: unknown; markup: unknown }
  return { details, quote, terms, revenue: storedMoney.parse(revenue), markup: storedMoney.parse(markup) }
}

const read = (row: Selectable<HoldTable>): EarlyHold => ({
  orgId: row.org_id as OrgId,
  checkoutId: row.checkout_id as CheckoutId,
  product: row.product,
  supplier: row.supplier,
  ask: row.ask,
  holdRef: row.hold_ref,
  offer: row.offer === null ? null : readOffer(row.offer),
  untilMs: row.until_ms,
})

const isOf =
  ({ browserId, userId }: EarlyHolder) =>
  (eb: ExpressionBuilder<Tables, 'early_holds'>) =>
    eb.or([
      ...(userId === null ? [] : [eb('user_id', '=', userId)]),
      ...(browserId === null ? [] : [eb.and([eb('user_id', 'is', null), eb('browser_id', '=', browserId)])]),
    ])

const change = (tx: Parameters<typeof sql>[0], { orgId, checkoutId }: Pick<EarlyHold, 'orgId' | 'checkoutId'>) => ({
  db: sql(tx) as Sql<Tables>,
  key: { org_id: orgId as string, checkout_id: checkoutId as string },
})

export const earlyHoldStore: EarlyHoldStore = {
  async insert(tx, { orgId, checkoutId, product, supplier, ask, holdRef, offer, untilMs }, { browserId, userId }, tokenHash) {
    const snapshot = offer && { ...offer, product, supplier, schema: product, holdRef }
    const row = { org_id: orgId, checkout_id: checkoutId, token_hash: tokenHash, browser_id: browserId, user_id: userId, product, supplier }
    const values = { ...row, ask: JSON.stringify(ask), hold_ref: holdRef, offer: snapshot && JSON.stringify(snapshot), until_ms: untilMs }
    await sql<Tables>(tx).insertInto('early_holds').values(values).execute()
  },
  async listOf(tx, holder, nowMs) {
    const all = sql<Tables>(tx).selectFrom('early_holds').selectAll().where('org_id', '=', holder.orgId).where('until_ms', '>', nowMs)
    return (await all.where(isOf(holder)).orderBy('checkout_id').forUpdate().execute()).map(read)
  },
  async listIn(tx, { orgId, browserId, userId }, nowMs) {
    const all = sql<Tables>(tx).selectFrom('early_holds').selectAll().where('org_id', '=', orgId).where('browser_id', '=', browserId)
    const here = all.where('until_ms', '>', nowMs).where((eb) => eb.or([eb('user_id', 'is', null), eb('user_id', '=', userId)]))
    return (await here.orderBy('checkout_id').forUpdate().execute()).map(read)
  },
  async setToken(tx, of, tokenHash) {
    const { db, key } = change(tx, of)
    await db
      .updateTable('early_holds')
      .set({ token_hash: tokenHash })
      .where((eb) => eb.and(key))
      .execute()
  },
  async take(tx, holder, tokenHash, nowMs) {
    const wanted = sql<Tables>(tx).deleteFrom('early_holds').where('org_id', '=', holder.orgId).where('token_hash', '=', tokenHash)
    const row = await wanted.where('until_ms', '>', nowMs).where(isOf(holder)).returningAll().executeTakeFirst()
    return row ? read(row) : null
  },
  async handTo(tx, of, { browserId, userId, tokenHash, nowMs }) {
    const { db, key } = change(tx, of)
    const row = await db
      .updateTable('early_holds')
      .set({ browser_id: browserId, user_id: userId, token_hash: tokenHash })
      .where((eb) => eb.and(key))
      .where('until_ms', '>', nowMs)
      .returning('checkout_id')
      .executeTakeFirst()
    return row !== undefined
  },
  async takeAway(tx, of) {
    const { db, key } = change(tx, of)
    const row = await db
      .deleteFrom('early_holds')
      .where((eb) => eb.and(key))
      .returningAll()
      .executeTakeFirst()
    return row ? read(row) : null
  },
  async remove(tx, of) {
    const { db, key } = change(tx, of)
    await db
      .deleteFrom('early_holds')
      .where((eb) => eb.and(key))
      .execute()
  },
  async expire(tx, nowMs, limit) {
    const over = sql<Tables>(tx).selectFrom('early_holds').select(['org_id', 'checkout_id']).where('until_ms', '<=', nowMs)
    const due = over.orderBy('until_ms').limit(limit).forUpdate().skipLocked()
    const rows = await sql<Tables>(tx)
      .deleteFrom('early_holds')
      .where((eb) => eb(eb.refTuple('org_id', 'checkout_id'), 'in', due.$asTuple('org_id', 'checkout_id')))
      .returningAll()
      .execute()
    return rows.map(read)
  },
  async nextExpiryMs(tx) {
    const row = await sql<Tables>(tx)
      .selectFrom('early_holds')
      .select((eb) => eb.fn.min<number | null>('until_ms').as('at_ms'))
      .executeTakeFirst()
    return row?.at_ms ?? null
  },
}
