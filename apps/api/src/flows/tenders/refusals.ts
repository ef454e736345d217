import { say } from '@sojourn/i18n'
import type { Refusals } from '../../http/index.ts'

/** Refusals of every change of what is applied to a checkout. */
export const change: Refusals = {
  not_found: [404, () => say`We couldn't find this checkout; it may have ended. Nothing was charged, so please choose again.`],
  wrong_product: [409, () => say`This checkout is for something other than this call names. It's still held for you, and nothing was changed.`],
  checkout_expired: [409, () => say`This checkout has expired and nothing was charged. Anything you applied is yours to use again.`],
  already_booked: [409, () => say`This is already booked, so you can't change how it is paid.`],
  payment_pending: [409, () => say`Your payment is still being processed, so nothing was changed. Please try again in a moment.`],
  held_elsewhere: [409, () => say`This is reserved for another checkout of yours. You can move it here; nothing was changed yet.`],
  nothing_due: [409, () => say`There is nothing left to pay, so nothing was applied.`],
  currency_differs: [409, () => say`This checkout is in another currency, so nothing was applied. Please reload the page.`],
}

export const couponRefusals: Refusals = {
  ...change,
  // Clients read both texts literally (A5.1, A5.2).
  coupon_malformed: [400, () => say`PLESE ENTER A VALID CUPON CODE`],
  no_coupons: [404, () => say`You Do Not Have Any Coupon Code To Apply`],
  coupon_unknown: [404, () => say`This code isn't valid for this booking.`],
  coupon_not_for_this: [409, () => say`You can't use a coupon for this purchase. Nothing was applied.`],
  coupon_not_begun: [409, () => say`This coupon isn't valid yet.`],
  coupon_expired: [409, () => say`This coupon has expired.`],
  coupon_spent: [409, () => say`This coupon is used up or reserved in another checkout.`],
  coupon_minimum: [409, () => say`Your total is below the minimum for this coupon.`],
  coupon_not_applied: [404, () => say`This coupon isn't applied to this checkout. Nothing was changed.`],
  coupon_applied: [409, () => say`You can use one coupon per booking. Please unapply the other coupon first.`],
}

export const cashRefusals: Refusals = {
  ...change,
  // Clients read it literally (A5.5).
  cash_amount_missing: [400, () => say`Please Enter Cash Card Amount`],
  no_cash: [409, () => say`Your cash cards have no balance to use here. Nothing was applied.`],
  cash_applied: [409, () => say`You've already applied an amount from your cash cards. Please unapply it first.`],
}

export const listRefusals: Refusals = {
  unknown_currency: [400, () => say`We can't show your cards in this currency. Please choose another currency.`],
}

export const cardRefusals: Refusals = {
  ...change,
  card_not_usable: [409, () => say`You can't use this card here: it may be spent, expired or not yours. Nothing was applied.`],
  card_not_applied: [404, () => say`This card isn't applied to this checkout. Nothing was changed.`],
  card_applied: [409, () => say`This card is already applied with another amount. Please unapply it first.`],
  discount_not_for_this: [403, () => say`Discount cards are for agents and for packages only. Nothing was applied.`],
}

export const pointRefusals: Refusals = {
  ...change,
  points_not_for_this: [409, () => say`You can't pay for this with points. Nothing was applied.`],
  no_points: [409, () => say`You have no points of this kind to use here. Nothing was applied.`],
  points_applied: [409, () => say`Points are already applied. Please unapply them first.`],
  extra_not_allowed: [403, () => say`Only agents with a credit line can add an amount. Nothing was applied.`],
  credit_exceeded: [409, () => say`Your credit line doesn't cover this amount. Nothing was applied; please add less.`],
}
