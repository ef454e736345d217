import type { BookingId, Currency, Money, OrgId, Outcome, ProductCode, Rate, Refusal, Tx, UserId } from '@sojourn/kernel'
import type { CouponReason } from '../../modules/tenders/index.ts'

/** Units of `to` for one unit of `from`; null where there is no rate. */
export type RateOf = (from: Currency, to: Currency) => Rate | null

/** A coupon that is held for a tender, and what it takes off. */
export interface ReservedCoupon {
  readonly couponId: string
  readonly code: string
  readonly gives: CouponReason['gives']
  readonly off: Money
}

type CouponRefusal = Refusal<'no_coupons' | 'coupon_malformed' | 'coupon_unknown' | 'coupon_not_begun' | 'coupon_expired' | 'coupon_spent' | 'coupon_minimum'>
interface CouponRequest {
  readonly orgId: OrgId
  readonly userId: UserId
  readonly code: string
  readonly product: ProductCode
  readonly due: Money
  readonly tenderId: string
  readonly rates: RateOf
}
type OfTender = { readonly orgId: OrgId; readonly tenderId: string }

interface UsableCoupon {
  readonly coupon: {
    readonly code: string
    readonly description: string
    readonly product: ProductCode | null
    readonly endsAtMs: number | null
  }
  readonly usesLeft: number | null
}

/** Coupons and who used them. Each verb twice is once. */
export interface CouponPort {
  reserve(tx: Tx, request: CouponRequest): Promise<Outcome<ReservedCoupon, CouponRefusal>>
  release(tx: Tx, of: OfTender): Promise<void>
  redeem(tx: Tx, of: OfTender & { bookingId: BookingId }): Promise<void>
  giveBack(tx: Tx, of: OfTender): Promise<void>
  /** A person's own and general ones that can be used now, for any product. */
  usableBy(tx: Tx, of: { orgId: OrgId; userId: UserId }): Promise<readonly UsableCoupon[]>
}

/** A card of stored value. What is left of it is in the ledger, under its id. */
export interface StoredCard {
  readonly paymentCardId: string
  readonly type: 'CASH' | 'WALLET' | 'CERTIFICATE' | 'DISCOUNT'
  /** The short code of its type, by which older systems know it (B3.5). */
  readonly mstTypeCode: string
  readonly currency: Currency
  readonly name: string
  readonly code: string
  readonly expiresAtMs: number | null
  readonly status: 'ACTIVE' | 'BLOCKED'
  readonly purchasePrice: Money
}
export interface PaymentCardPort {
  /** All of a person's, of every type and state, those that expire first first. */
  listOf(tx: Tx, of: { orgId: OrgId; userId: UserId }): Promise<readonly StoredCard[]>
  /** Those of them that have expired. */
  runOut(tx: Tx, of: { orgId: OrgId; paymentCardIds: readonly string[] }): Promise<readonly string[]>
  /** An empty card like one that has run out, until then, for what comes back to it. Returns its id. */
  renew(tx: Tx, of: { orgId: OrgId; paymentCardId: string; untilMs: number }): Promise<string>
}

export interface PointKind {
  readonly code: string
  readonly label: string
  /** How the ledger counts them: `XSM`, `XPP`. */
  readonly unit: string
  /** Points that are worth one unit of `currency`, the organisation's own. */
  readonly ratePerMiles: number
  readonly currency: Currency
  readonly partner: string
  readonly ruleCode: string
  readonly ruleLevel: string
  /** Points for one unit of `currency` paid; 0 where they are not earned by booking. */
  readonly earnsPerUnit: number
}
/** Points that came together. How many are left is in the ledger, under its id. */
export interface PointLot {
  readonly lotId: string
  readonly typeCode: string
  readonly earnedMs: number
  readonly expiresAtMs: number | null
}
export interface PointPort {
  typesOf(tx: Tx, of: { orgId: OrgId }): Promise<readonly PointKind[]>
  /** Those that can be used by now, oldest first. */
  lotsOf(tx: Tx, of: { orgId: OrgId; userId: UserId; typeCode?: string }): Promise<readonly PointLot[]>
  /** The row alone: the caller posts the points. The same source twice is one lot. */
  addLot(tx: Tx, lot: { orgId: OrgId; userId: UserId; typeCode: string; source: string; usableFromMs: number }): Promise<PointLot>
  /** Those of them that have run out. */
  runOut(tx: Tx, of: { orgId: OrgId; lotIds: readonly string[] }): Promise<readonly string[]>
  /** An empty lot like one that has run out, until then, for what comes back to it. Returns its id. */
  renew(tx: Tx, of: { orgId: OrgId; userId: UserId; lotId: string; untilMs: number }): Promise<string>
  membershipNo(tx: Tx, of: { orgId: OrgId; userId: UserId }): Promise<string | null>
}

/** What an agency may owe. The unused part is in the ledger, under the line's id. */
export interface CreditLinePort {
  lineOf(
    tx: Tx,
    of: { orgId: OrgId; agentId: UserId },
  ): Promise<{ readonly lineId: string; readonly vpId: string; readonly currency: Currency; readonly limit: Money } | null>
}

/** Where stored value and the rates of exchange come from. */
export interface Instruments {
  readonly coupons: CouponPort
  readonly paymentCards: PaymentCardPort
  readonly points: PointPort
  readonly creditLines: CreditLinePort
  /** Rates of this moment. */
  rates(tx: Tx): Promise<RateOf>
  /** How many times the usual points this person earns. */
  pointsTimes(tx: Tx, of: { readonly orgId: OrgId; readonly userId: UserId }): Promise<number>
}
