import type { AppliedCoupon, CheckoutMoney } from '@sojourn/contracts'
import { accept, invariant, min, type Outcome, publicCodeOf, refuse } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import { couponWords, rateText, type Tender, type TenderId } from '../../modules/tenders/index.ts'
import { couponOf } from './applied-to.ts'
import { type ChangeDeps, type CheckoutRef, changeCheckout, takeOff } from './change-checkout.ts'
import { holdTender } from './hold-tender.ts'
import { waiveUnderOf } from './plan-of.ts'

const COUPON_NOT_APPLIED = 'no coupon was ever applied to this checkout under this transaction; without it the coupon that is applied is taken off'

/** A code that does not exist, or is not this person's: it may be a guess. */
const WRONG: ReadonlySet<string> = new Set(['coupon_unknown', 'no_coupons'])

const isCoupon = ({ detail }: Tender): boolean => detail.kind === 'coupon'

function couponIn(held: readonly Tender[]): AppliedCoupon {
  const shown = couponOf(held.find(isCoupon))
  invariant(shown, 'the coupon that was applied is held')
  return shown
}

/** Holds a use of one of the caller's coupons: one per checkout. The same code again is the same answer, another one is refused. */
export function applyCoupon(
  deps: ChangeDeps,
  request: CheckoutRef & { readonly coupon_code: string },
  caller: SignedInCaller,
): Promise<Outcome<AppliedCoupon & { checkout: CheckoutMoney }>> {
  const { deps: parts, codes } = deps
  return changeCheckout(
    deps,
    caller,
    request,
    async (tx, { checkout, due, held }) => {
      const before = held.find(isCoupon)
      if (before) return isSame(before, request.coupon_code) ? accept({ held, answer: couponIn }) : refuse('coupon_applied')
      if (!parts.products.rulesOf(checkout.product).payableBy.has('coupon')) return refuse('coupon_not_for_this')
      const { orgId, checkoutId, userId } = checkout
      const product = publicCodeOf(checkout.product)
      const tenderId = parts.tenders.newId()
      const who = { orgId, userId, ip: caller.ip }
      const [rates, allowed] = await Promise.all([parts.rates(tx), codes.mayTypeCode(tx, who)])
      if (!allowed.ok) return allowed
      const reserved = await parts.coupons.reserve(tx, { orgId, userId, code: request.coupon_code, product, due, tenderId, rates })
      if (!reserved.ok) {
        const counted = WRONG.has(reserved.refusal.code) ? await codes.typedWrong(tx, who) : reserved
        return counted.ok ? reserved : counted
      }
      const { couponId, code, gives, off } = reserved.value
      const from = gives.kind === 'amount' ? gives.off.currency : null
      const rate = from && rates(from, due.currency)
      const why = { gives, rate: from && rate ? rateText(from, due.currency, rate) : null }
      // No discount exceeds what is due (A5.3), whatever a coupon says.
      const amount = min(off, due)
      const detail = { kind: 'coupon', couponId, code, gives: gives.kind, ...couponWords(code, why), why } as const
      const waiveUnder = held[0]?.waiveUnder ?? (await waiveUnderOf(parts, tx, checkout))
      const coupon = await holdTender(parts, tx, { orgId, tenderId, checkoutId, userId, wanted: amount, amount, waiveUnder, legs: [], detail })
      return accept({ held: [...held, coupon], answer: couponIn })
    },
    () => (tender) => isSame(tender, request.coupon_code),
  )
}

const isSame = ({ detail }: Tender, typed: string): boolean => detail.kind === 'coupon' && detail.code.toUpperCase() === typed.trim().toUpperCase()

/** Takes it off again. Where `coupon_trn_id` names a coupon that was taken off before, it stays off, and another one that is applied stays on. */
export function removeCoupon(
  deps: ChangeDeps,
  request: CheckoutRef & { readonly coupon_trn_id?: string | undefined },
  caller: SignedInCaller,
): Promise<Outcome<{ checkout: CheckoutMoney }>> {
  const { deps: parts } = deps
  const named = request.coupon_trn_id
  return changeCheckout(deps, caller, request, async (tx, { checkout, held }) => {
    const isMeant = (tender: Tender) => isCoupon(tender) && (named === undefined || named === tender.tenderId)
    const isOfThis = ({ checkoutId, userId }: Tender) => checkoutId === checkout.checkoutId && userId === checkout.userId
    const wasApplied = async () =>
      named === undefined || (await parts.tenders.listByIds(tx, checkout.orgId, [named as TenderId])).some((each) => isMeant(each) && isOfThis(each))
    const removed = await takeOff(parts, tx, held, isMeant, wasApplied)
    return removed ? accept(removed) : refuse('coupon_not_applied', { errors: [{ path: 'coupon_trn_id', message: COUPON_NOT_APPLIED }] })
  })
}
