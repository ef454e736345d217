import { say } from '@sojourn/i18n'
import type { Refusals } from '../../http/index.ts'

/** Refusals of every change of what is applied to a checkout. */
export const change: Refusals = {
  not_found: [404, () => say`This checkout is not here. It may have ended; nothing was charged. Please choose your offer again.`],
  wrong_product: [409, () => say`This checkout is for something else than this call names. It is still held for you, and nothing was changed.`],
  checkout_expired: [
    409,
    () => say`The time to book has run out. Nothing was charged, and all that was applied is yours again. Please choose your offer again.`,
  ],
  already_booked: [409, () => say`This is already booked and paid, so the way it is paid can't change.`],
  payment_pending: [409, () => say`A payment is still being settled, so nothing was changed. Please try again in a moment.`],
  held_elsewhere: [409, () => say`This is reserved for another checkout of yours. You can move it here; nothing was changed yet.`],
  nothing_due: [409, () => say`Nothing is left to pay here, so nothing was applied and nothing was taken.`],
  currency_differs: [409, () => say`This checkout is in another currency. Nothing was applied. Please load the page again.`],
}

export const couponRefusals: Refusals = {
  ...change,
  // Clients read both texts literally (A5.1, A5.2).
  coupon_malformed: [400, () => say`PLESE ENTER A VALID CUPON CODE`],
  no_coupons: [404, () => say`You Do Not Have Any Coupon Code To Apply`],
  coupon_unknown: [404, () => say`This code isn't valid for this booking. Nothing was changed.`],
  coupon_not_for_this: [409, () => say`Coupons can't be used to buy wallet value. Nothing was changed.`],
  coupon_not_begun: [409, () => say`This coupon cannot be used yet. Nothing was changed.`],
  coupon_expired: [409, () => say`This coupon has run out. Nothing was changed.`],
  coupon_spent: [409, () => say`This coupon has been used as often as it can be. Nothing was changed.`],
  coupon_minimum: [409, () => say`What is due here is less than this coupon asks for. Nothing was changed.`],
  coupon_not_applied: [404, () => say`This is no coupon of this checkout, so none was taken off: what is applied stays applied.`],
  coupon_applied: [409, () => say`Another coupon is applied already. Please unapply it first; one coupon goes with one booking.`],
}

export const cashRefusals: Refusals = {
  ...change,
  // Clients read it literally (A5.5).
  cash_amount_missing: [400, () => say`Please Enter Cash Card Amount`],
  no_cash: [409, () => say`Your cash cards hold nothing that can be used here. Nothing was applied.`],
  cash_applied: [409, () => say`Another amount of your cash cards is applied already. Please unapply it first.`],
}

export const listRefusals: Refusals = {
  unknown_currency: [400, () => say`We have no exchange rate for this currency, so we cannot say what your cards are worth in it. Please choose another.`],
}

export const cardRefusals: Refusals = {
  ...change,
  card_not_usable: [409, () => say`This card cannot be used here: it may be spent, expired or not yours. Nothing was applied.`],
  card_not_applied: [404, () => say`This card was never applied here, so nothing was given back: what is applied stays applied.`],
  card_applied: [409, () => say`This card is applied with another amount already. Please unapply it first.`],
  discount_not_for_this: [403, () => say`Discount cards are for agents and for packages. Nothing was applied.`],
}

export const pointRefusals: Refusals = {
  ...change,
  points_not_for_this: [409, () => say`This cannot be paid with points. Nothing was applied.`],
  no_points: [409, () => say`You have no such points that could be used here. Nothing was applied.`],
  points_applied: [409, () => say`Points are applied already. Please unapply them first.`],
  extra_not_allowed: [403, () => say`Only an agent with a credit line can add an amount. Nothing was applied.`],
  credit_exceeded: [409, () => say`The credit line has too little left for this amount. Nothing was applied. Please add less.`],
}
