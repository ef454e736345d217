import type { AppliedCoupon } from '@sojourn/contracts'

const KEY = 'couponCodeInfo'

/** The applied coupon as the browser keeps it (A3.5), and nothing where none is. It only redraws a screen: the server's checkout is the truth. */
export function keepCouponInfo(coupon: AppliedCoupon | null): void {
  try {
    if (!coupon) {
      localStorage.removeItem(KEY)
      return
    }
    const { coupon_trn_id, applied_amount, applied_type, coupon_id, coupon_code, discount_currency } = coupon
    localStorage.setItem(KEY, JSON.stringify({ coupon_trn_id, applied_amount, applied_type, coupon_id, coupon_code, discount_currency }))
  } catch {
    // Without storage the page is rendered the same.
  }
}
