import type { CheckoutMoney } from '@sojourn/contracts'
import { loyaltyCodeOf, type ProductCode } from '@sojourn/kernel'
import { type Answer, api } from '../../../lib/http.ts'
import type { Ask, BoxId, Facts } from './tenders-state.ts'

/** Which checkout the tenders are of. */
export interface OfCheckout {
  readonly checkoutId: string
  readonly product: ProductCode
  readonly currency: string
  /** Points may pay what is bought. */
  readonly takesPoints: boolean
}

/** The result of a change: how the checkout is paid after it. */
export type Changed = Answer<{ readonly checkout: CheckoutMoney }>

const cardOf = (box: BoxId): string => box.slice('card:'.length)

/** How the checkout is paid now, and whether it can still be changed: no booking waits for its payment. Null without an answer. */
export async function moneyNow({ checkoutId }: OfCheckout): Promise<(CheckoutMoney & { readonly state: string }) | null> {
  const answer = await api.post('/api/checkout/get', { checkoutId })
  return answer.ok ? answer.data : null
}

/** Asks the server for one change. */
export function change({ checkoutId, product, currency }: OfCheckout, ask: Ask): Promise<Changed> {
  if (ask.act === 'remove') return remove(checkoutId, product, ask.box)
  const of = { checkoutId, product_type: product, currency, ...(ask.move && { move: true }) }
  switch (ask.box) {
    case 'coupon':
      return api.post('/api/general/applyCouponCodeDetails', { ...of, coupon_code: ask.code })
    case 'cash':
      return api.post('/api/booking/applyCashcard', { ...of, amount: ask.amount })
    case 'points': {
      const extra = ask.extra > 0 ? { agent_extra_amount: ask.extra } : {}
      return api.post('/api/loyalty/applyPoints', { ...of, product_type: loyaltyCodeOf(product), point_type_code: ask.type, points: ask.points, ...extra })
    }
    default:
      return api.post('/api/booking/applyPaymentCard', { ...of, payment_card_id: cardOf(ask.box) })
  }
}

function remove(checkoutId: string, product: OfCheckout['product'], box: BoxId): Promise<Changed> {
  switch (box) {
    case 'coupon':
      return api.post('/api/booking/unlockCouponCodeApi', { checkoutId })
    case 'cash':
      return api.post('/api/booking/removeCashcard', { id: checkoutId, product_type: product, type: 'cashcard' })
    case 'points':
      return api.post('/api/loyalty/removePoints', { checkoutId })
    default:
      return api.post('/api/booking/removePaymentCard', { checkoutId, payment_card_id: cardOf(box) })
  }
}

const FAILED = { step: 'failed' } as const
const ready = <T>(value: T) => ({ step: 'ready', value }) as const

/** Not asked for where points may not pay. */
const NO_POINTS = { ok: false, code: 'points_not_for_this' } as const

/** Looks up what the person has, and how much can be used here. */
export async function lookUp({ checkoutId, product, currency, takesPoints }: OfCheckout): Promise<Facts> {
  const of = { product_type: product, currency }
  const [coupons, stored, points] = await Promise.all([
    api.post('/api/general/getCouponCodeDetails', of),
    api.post('/api/booking/getpaymentcardbyuser', of),
    takesPoints ? api.post('/api/loyalty/checkLoyaltyPoints', { checkoutId, ...of, product_type: loyaltyCodeOf(product) }) : NO_POINTS,
  ])
  return {
    coupons: coupons.ok ? ready(coupons.data.coupons) : FAILED,
    stored: stored.ok ? ready({ cash: stored.data.total_amount, cards: stored.data.cards, wallets: stored.data.wallets }) : FAILED,
    points: points.ok ? ready(points.data.point_types) : points.code === 'points_not_for_this' ? ready(null) : FAILED,
  }
}
