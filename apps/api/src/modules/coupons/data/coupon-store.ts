import type { OrgId, ProductCode, Tx, UserId } from '@sojourn/kernel'
import type { Coupon } from '../domain/coupon.ts'

type Of = { readonly orgId: OrgId; readonly userId: UserId }

/** A coupon with how often a person has it in use. */
export interface OwnCoupon {
  readonly coupon: Coupon
  readonly usesOfPerson: number
}

export interface CouponStore {
  /** False where the id or, for the same person, the code is there already. */
  insert(tx: Tx, orgId: OrgId, coupon: Coupon, createdMs: number): Promise<boolean>
  hasAny(tx: Tx, of: Of): Promise<boolean>
  /** A person's own and general ones, for a product or for any, those that end soonest first. */
  listFor(tx: Tx, of: Of & { product?: ProductCode; limit: number }): Promise<OwnCoupon[]>
  /** The person's own before the general ones, locked for this person and, where its uses are limited, for all: other transactions wait, then see what is left. */
  lockByCode(tx: Tx, of: Of & { product: ProductCode; code: string }): Promise<OwnCoupon | null>
}
