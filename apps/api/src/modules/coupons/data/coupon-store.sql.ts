import { fixed, prepared, raw, type Sql, sql } from '@sojourn/db'
import type { Selectable } from 'kysely'
import type { CouponStore, OwnCoupon } from './coupon-store.ts'
import { type CouponTable, readCoupon, type Tables } from './tables.ts'
import { LIVE } from './use-store.ts'

const own = (row: Selectable<CouponTable> & { mine: number }): OwnCoupon => ({ coupon: readCoupon(row), usesOfPerson: row.mine })

const EVERYBODY = ''
const owner = raw<string>`coalesce(coupons.user_id, '')`
const liveUsesBy = (userId: string) =>
  raw<number>`(select count(*) from coupon_uses u where u.org_id = coupons.org_id and u.coupon_id = coupons.coupon_id
    and u.user_id = ${userId} and u.state in (${raw.join(LIVE.map(fixed))}))`

type CouponRef = Parameters<CouponStore['lockByCode']>[1]
const named = (db: Sql<Tables>, { orgId, userId, product, code }: CouponRef) =>
  db
    .selectFrom('coupons')
    .where('org_id', '=', orgId)
    .where('code', '=', code)
    .where(owner, 'in', [userId, EVERYBODY])
    .where((eb) => eb.or([eb('product', 'is', null), eb('product', '=', product)]))
    .orderBy(owner, 'desc')
    .limit(1)
const lockNamed = prepared((db: Sql<Tables>, of: CouponRef) => named(db, of).select('coupon_id').forUpdate())
const lockPerson = prepared((db: Sql<Tables>, { orgId, userId, code }: CouponRef) =>
  db.selectNoFrom(raw`pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'coupon', ${orgId}::text, ${code}::text, ${userId}::text), 0))`.as('locked')),
)
const findNamed = prepared((db: Sql<Tables>, of: CouponRef) => named(db, of).selectAll().select(liveUsesBy(of.userId).as('mine')))

export const couponStore: CouponStore = {
  async insert(tx, orgId, { gives, minimum, ...coupon }, createdMs) {
    const { numInsertedOrUpdatedRows } = await sql<Tables>(tx)
      .insertInto('coupons')
      .values({
        org_id: orgId,
        coupon_id: coupon.couponId,
        code: coupon.code,
        description: coupon.description,
        basis_points: gives.kind === 'percent' ? gives.basisPoints : null,
        amount_minor: gives.kind === 'amount' ? gives.off.minor : null,
        currency: minimum.currency,
        minimum_minor: minimum.minor,
        product: coupon.product,
        user_id: coupon.userId,
        starts_at_ms: coupon.startsAtMs,
        ends_at_ms: coupon.endsAtMs,
        uses_max: coupon.usesMax,
        uses_each_max: coupon.usesEachMax,
        created_ms: createdMs,
      })
      .onConflict((same) => same.doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  },

  async hasAny(tx, { orgId, userId }) {
    const row = await sql<Tables>(tx)
      .selectFrom('coupons')
      .select('coupon_id')
      .where('org_id', '=', orgId)
      .where(owner, 'in', [userId, EVERYBODY])
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  },

  async listFor(tx, { orgId, userId, product, limit }) {
    const rows = await sql<Tables>(tx)
      .selectFrom('coupons')
      .selectAll()
      .select(liveUsesBy(userId).as('mine'))
      .where('org_id', '=', orgId)
      .where(owner, 'in', [userId, EVERYBODY])
      .where((eb) => (product === undefined ? eb.val(true) : eb.or([eb('product', 'is', null), eb('product', '=', product)])))
      .orderBy('ends_at_ms', (by) => by.asc().nullsLast())
      .orderBy('code')
      .orderBy(owner, 'desc')
      .limit(limit)
      .execute()
    return rows.map(own)
  },

  async lockByCode(tx, { orgId, userId, product, code }) {
    const asked = { orgId, userId, product, code }
    // One person's checkouts wait for each other. Others wait only where the uses of all are limited: the row of a coupon that everybody may use is not a queue.
    const [, found] = await Promise.all([lockPerson.first(tx, asked), findNamed.first(tx, asked)])
    if (!found) return null
    if (found.uses_max === null) return own(found)
    // The second one, in the same packet, reads behind the lock: what others used meanwhile is counted.
    const [locked, row] = await Promise.all([lockNamed.first(tx, asked), findNamed.first(tx, asked)])
    if (!locked) return null
    // One of their own came in between: it goes first.
    return row?.coupon_id === locked.coupon_id ? own(row) : couponStore.lockByCode(tx, asked)
  },
}
