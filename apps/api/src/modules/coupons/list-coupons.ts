import {
  accept,
  type Currency,
  convert,
  type Money,
  type OrgId,
  type Outcome,
  type ProductCode,
  type Refusal,
  refuse,
  type Tx,
  type UserId,
} from '@sojourn/kernel'
import { couponText } from './coupon-text.ts'
import type { CouponsDeps } from './coupons-deps.ts'
import { couponStore } from './data/coupon-store.sql.ts'
import { type Coupon, stateOf, usesLeft } from './domain/coupon.ts'

const LISTED_MAX = 100

export interface UsableCoupon {
  readonly coupon: Coupon
  /** In the asked currency; null for a share. */
  readonly off: Money | null
  readonly minimum: Money
  readonly usesLeft: number | null
}

export interface CouponsAsk {
  readonly orgId: OrgId
  readonly userId: UserId
  readonly product: ProductCode
  readonly currency: Currency
}

/** A person's coupons, and general ones, that can be used now for a product. */
export async function listCoupons(deps: CouponsDeps, tx: Tx, ask: CouponsAsk): Promise<Outcome<UsableCoupon[], Refusal<'unknown_currency'>>> {
  const rates = await deps.rates(tx)
  if (rates(ask.currency, ask.currency) === null) return refuse('unknown_currency')
  const nowMs = deps.clock.nowMs()
  const found = await couponStore.listFor(tx, { ...ask, limit: LISTED_MAX })
  return accept(
    found.flatMap(({ coupon, usesOfPerson }) => {
      const rate = rates(coupon.minimum.currency, ask.currency)
      if (rate === null || stateOf(coupon, nowMs, usesOfPerson) !== 'running') return []
      const off = coupon.gives.kind === 'amount' ? convert(coupon.gives.off, rate, ask.currency, 'down') : null
      return [{ coupon, off, minimum: convert(coupon.minimum, rate, ask.currency), usesLeft: usesLeft(coupon, usesOfPerson) }]
    }),
  )
}

/** The same for every product, described in the current language. */
export async function usableBy(
  deps: Pick<CouponsDeps, 'clock'>,
  tx: Tx,
  of: { orgId: OrgId; userId: UserId },
): Promise<{ coupon: Coupon; usesLeft: number | null }[]> {
  const found = await couponStore.listFor(tx, { ...of, limit: LISTED_MAX })
  return found
    .filter(({ coupon, usesOfPerson }) => stateOf(coupon, deps.clock.nowMs(), usesOfPerson) === 'running')
    .map(({ coupon, usesOfPerson }) => ({ coupon: { ...coupon, description: couponText(coupon) }, usesLeft: usesLeft(coupon, usesOfPerson) }))
}
