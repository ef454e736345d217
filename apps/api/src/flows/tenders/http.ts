import {
  applyCashcard,
  applyCoupon as applyCouponCall,
  applyPaymentCard as applyPaymentCardCall,
  applyPoints as applyPointsCall,
  cashRedemptions,
  checkLoyaltyPoints,
  getPaymentCards,
  getValue,
  removeCashcard,
  removeCoupon as removeCouponCall,
  removePaymentCard as removePaymentCardCall,
  removePoints as removePointsCall,
} from '@sojourn/contracts'
import { accept } from '@sojourn/kernel'
import { type Reply, type Route, signedInRoute } from '../../http/index.ts'
import { applyCash, removeCash } from './apply-cash.ts'
import { applyCoupon, removeCoupon } from './apply-coupon.ts'
import { applyPaymentCard, removePaymentCard } from './apply-payment-card.ts'
import { applyPoints, removePoints } from './apply-points.ts'
import type { ChangeDeps } from './change-checkout.ts'
import { checkPoints } from './check-points.ts'
import { listPaymentCards } from './list-payment-cards.ts'
import { readValue } from './read-value.ts'
import { cardRefusals, cashRefusals, change, couponRefusals, listRefusals, pointRefusals } from './refusals.ts'

// not translated: read by callers (A7.6).
const CASH_REMOVED = 'Cash card removed successfully'

/** What is applied to a checkout, and taken off it. */
export function tendersHttp(deps: ChangeDeps): Route[] {
  const removeCashOf = async (request: Parameters<typeof removeCash>[1], caller: Parameters<typeof removeCash>[2], reply: Reply) => {
    const removed = await removeCash(deps, request, caller)
    if (removed.ok) reply.message(CASH_REMOVED)
    return removed
  }
  return [
    signedInRoute(applyCouponCall, (body, caller) => applyCoupon(deps, body, caller), couponRefusals),
    signedInRoute(removeCouponCall, (body, caller) => removeCoupon(deps, body, caller), couponRefusals),
    signedInRoute(applyCashcard, (body, caller) => applyCash(deps, body, caller), cashRefusals),
    signedInRoute(
      removeCashcard,
      async ({ id, product_type }, caller, reply) => {
        const removed = await removeCashOf({ checkoutId: id, product_type }, caller, reply)
        return removed.ok ? accept({ checkout: removed.value.checkout }) : removed
      },
      change,
    ),
    ...cashRedemptions.map(({ call, products }) =>
      signedInRoute(
        call,
        ({ action, ...body }, caller, reply) => {
          const request = { ...body, ...('productType' in body && { product_type: body.productType }), products }
          return action === 'apply' ? applyCash(deps, request, caller) : removeCashOf(request, caller, reply)
        },
        cashRefusals,
      ),
    ),
    signedInRoute(getPaymentCards, (body, caller) => listPaymentCards(deps, body, caller), listRefusals),
    signedInRoute(applyPaymentCardCall, (body, caller) => applyPaymentCard(deps, body, caller), cardRefusals),
    signedInRoute(removePaymentCardCall, (body, caller) => removePaymentCard(deps, body, caller), cardRefusals),
    signedInRoute(getValue, (_body, caller) => deps.transactions.inTenant(caller.orgId, async (tx) => accept(await readValue(deps.deps, tx, caller)))),
    signedInRoute(checkLoyaltyPoints, (body, caller) => checkPoints(deps, body, caller), pointRefusals),
    signedInRoute(applyPointsCall, (body, caller) => applyPoints(deps, body, caller), pointRefusals),
    signedInRoute(removePointsCall, (body, caller) => removePoints(deps, body, caller), change),
  ]
}
