import type { InvariantCheck, MigrationSet } from '@sojourn/db'
import type { BookingId, OrgId, Outcome, Tx, UserId } from '@sojourn/kernel'
import type { Route } from '../../http/index.ts'
import type { CouponsDeps } from './coupons-deps.ts'
import { createCoupon, type NewCoupon } from './create-coupon.ts'
import type { Coupon } from './domain/coupon.ts'
import { giveBackCoupon, redeemCoupon, releaseCoupon } from './end-use.ts'
import { couponsHttp } from './http.ts'
import { couponInvariants } from './invariants.ts'
import { usableBy } from './list-coupons.ts'
import { type CouponRefusal, type Reservation, type ReservedCoupon, reserveCoupon } from './reserve-coupon.ts'
import { seedCoupons } from './seed.ts'

export type { CouponsDeps } from './coupons-deps.ts'
export type { NewCoupon } from './create-coupon.ts'
export type { Coupon, CouponId, RateOf } from './domain/coupon.ts'
export { couponInvariants } from './invariants.ts'
export type { CouponRefusal, Reservation, ReservedCoupon } from './reserve-coupon.ts'

type UseOf = { readonly orgId: OrgId; readonly tenderId: string }

/** Codes that take something off what is due: whose they are, for what, how often. A use is stored in the tender that holds it. */
export interface Coupons {
  /** Null where the person, or everyone, has one with this code: the first one stays. */
  create(tx: Tx, orgId: OrgId, coupon: NewCoupon): Promise<Coupon | null>
  /** Holds one use for a tender and answers what it takes off. A second call changes nothing. */
  reserve(tx: Tx, asked: Reservation): Promise<Outcome<ReservedCoupon, CouponRefusal>>
  /** Reserved → free. A second call changes nothing; what is redeemed stays. */
  release(tx: Tx, of: UseOf): Promise<void>
  /** Reserved → used by a booking. A second call changes nothing; throws where nothing was reserved. */
  redeem(tx: Tx, of: UseOf & { bookingId: BookingId }): Promise<void>
  /** Used → free. A second call changes nothing; what is only reserved stays. */
  giveBack(tx: Tx, of: UseOf): Promise<void>
  /** A person's own and general ones that can be used now, for any product. */
  usableBy(tx: Tx, of: { orgId: OrgId; userId: UserId }): Promise<{ coupon: Coupon; usesLeft: number | null }[]>
  /** The demo member's coupons; the same again changes nothing. */
  seed(tx: Tx, member: { orgId: OrgId; userId: UserId }): Promise<void>
  readonly routes: readonly Route[]
  readonly migrations: MigrationSet
  readonly invariants: readonly InvariantCheck[]
}

export const couponsMigrations: MigrationSet = { owner: 'coupons', folder: new URL('./data/', import.meta.url) }

export function createCoupons(deps: CouponsDeps): Coupons {
  return {
    create: (tx, orgId, coupon) => createCoupon(deps, tx, orgId, coupon),
    reserve: (tx, asked) => reserveCoupon(deps, tx, asked),
    release: releaseCoupon,
    redeem: redeemCoupon,
    giveBack: giveBackCoupon,
    usableBy: (tx, of) => usableBy(deps, tx, of),
    seed: (tx, member) => seedCoupons(deps, tx, member),
    routes: couponsHttp(deps),
    migrations: couponsMigrations,
    invariants: couponInvariants,
  }
}
