import type { AppliedCoupon, CheckoutMoney } from '@sojourn/contracts'
import { accept, invariant, min, type Outcome, refuse } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { Tender } from '../../modules/tenders/index.ts'
import { couponOf } from './applied-to.ts'
import { type ChangeDeps, changeCheckout, type Named } from './change-checkout.ts'
import { holdTender, releaseSome } from './hold-tender.ts'
import { waiveUnderOf } from './plan-of.ts'

const isCoupon = ({ detail }: Tender): boolean => detail.kind === 'coupon'

function couponIn(held: readonly Tender[]): AppliedCoupon {
  const shown = couponOf(held.find(isCoupon))
  invariant(shown, 'the coupon that was applied is held')
  return shown
}

/** Holds a use of one of the caller's coupons: one per checkout. The same code again is the same answer, another one is refused. */
export function applyCoupon(
  deps: ChangeDeps,
  wish: Named & { readonly coupon_code: string },
  caller: SignedInCaller,
): Promise<Outcome<AppliedCoupon & { checkout: CheckoutMoney }>> {
  const { parts } = deps
  return changeCheckout(deps, caller, wish, async (tx, { checkout, due, held }) => {
    const before = held.find(isCoupon)
    if (before) return isSame(before, wish.coupon_code) ? accept({ held, answer: couponIn }) : refuse('coupon_applied')
    const { orgId, checkoutId, userId, product } = checkout
    const tenderId = parts.tenders.newId()
    const rates = await parts.rates(tx)
    const reserved = await parts.coupons.reserve(tx, { orgId, userId, code: wish.coupon_code, product, due, tenderId, rates })
    if (!reserved.ok) return reserved
    const { couponId, code, type: gives, label, rule, off } = reserved.value
    // No discount exceeds what is due (A5.3), whatever a coupon says.
    const amount = min(off, due)
    const detail = { kind: 'coupon', couponId, code, gives, label, rule } as const
    const waiveUnder = held[0]?.waiveUnder ?? (await waiveUnderOf(parts, tx, checkout))
    const coupon = await holdTender(parts, tx, { orgId, tenderId, checkoutId, userId, wanted: amount, amount, waiveUnder, legs: [], detail })
    return accept({ held: [...held, coupon], answer: couponIn })
  })
}

const isSame = ({ detail }: Tender, typed: string): boolean => detail.kind === 'coupon' && detail.code.toUpperCase() === typed.trim().toUpperCase()

/** Takes it off again. Where `coupon_trn_id` names another transaction than the one that holds it, nothing is held by that name: nothing is done. */
export function removeCoupon(
  deps: ChangeDeps,
  wish: Named & { readonly coupon_trn_id?: string | undefined },
  caller: SignedInCaller,
): Promise<Outcome<{ checkout: CheckoutMoney }>> {
  return changeCheckout(deps, caller, wish, async (tx, { held }) => {
    const isMeant = (tender: Tender) => isCoupon(tender) && (wish.coupon_trn_id === undefined || wish.coupon_trn_id === tender.tenderId)
    return accept({ held: await releaseSome(deps.parts, tx, held, isMeant), answer: () => ({}) })
  })
}
