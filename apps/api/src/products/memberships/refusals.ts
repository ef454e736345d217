import { say } from '@sojourn/i18n'
import type { Refusals } from '../../http/index.ts'
import { BOOK_REFUSALS } from '../../sale/book-refusals.ts'

const buying: Refusals = {
  already_member: [409, () => say`You already have this plan. Nothing was charged.`],
  switch_at_end: [
    409,
    () => say`The rest of your current plan is worth more than this one. Please end your plan and choose this one when it's over. Nothing was charged.`,
  ],
  not_eligible: [403, () => say`This plan is paid by its organization, for people it names. Nothing was charged.`],
  no_debt: [409, () => say`You don't owe anything. Nothing was charged.`],
  trial_used: [409, () => say`You've already had a free trial. Nothing was charged; please check the price and try again.`],
  price_changed: [409, () => say`The price or the amount due has changed. Nothing was charged; please check it and try again.`],
}

export const prebookRefusals: Refusals = {
  ...buying,
  not_found: [404, () => say`We couldn't find this plan. Nothing was charged.`],
  too_many_holds: [409, () => say`You have too many open checkouts. Please finish one of them first.`],
}

export const bookRefusals: Refusals = {
  ...BOOK_REFUSALS,
  ...buying,
  not_found: [404, () => say`We couldn't find this checkout or plan. Nothing was charged.`],
  checkout_expired: [409, () => say`This checkout has expired and nothing was charged. Please choose your plan again.`],
  already_booked: [409, () => say`You've already bought this. You'll find it under My bookings.`],
  booked_otherwise: [422, () => say`You've already bought this with other details. Nothing more was charged; you'll find it under My bookings.`],
  order_not_created: [502, () => say`Error creating booking order. Nothing was charged. Please choose your plan again.`],
  charge_under_way: [409, () => say`A payment for your membership is being made right now. Nothing more was charged; please try again in a minute.`],
  mandate_missing: [409, () => say`Please agree to the automatic charges first. Nothing was charged.`, 'auto_charge'],
  mandate_changed: [409, () => say`The terms you agreed to have changed. Nothing was charged; please read them again.`, 'mandate_text'],
}

/** The same of a purchase in one call, with a coupon and cash cards. */
export const inOneRefusals: Refusals = {
  ...bookRefusals,
  plan_differs: [409, () => say`This isn't the plan you chose. Nothing was charged; please choose your plan again.`],
  wrong_currency: [400, () => say`This plan is sold in another currency. Nothing was charged.`, 'currency'],
  coupon_unknown: [404, () => say`This code isn't valid for this booking.`, 'cn_cd'],
  coupon_not_usable: [409, () => say`This coupon can't be used for this plan right now. Nothing was charged.`, 'cn_cd'],
  held_elsewhere: [409, () => say`This is reserved for another checkout of yours. Nothing was charged.`],
  not_enough_cash: [409, () => say`Your cash cards don't cover this amount. Nothing was charged.`, 'cashcard_amount'],
}

export const endRefusals: Refusals = {
  not_found: [404, () => say`We couldn't find a membership of yours. Nothing was changed.`],
  link_spent: [410, () => say`This link isn't valid anymore. Please sign in to manage your membership. Nothing was changed.`],
  sign_in_needed: [401, () => say`Please sign in, or use the link from our email. Nothing was changed.`],
  not_withdrawable: [409, () => say`The withdrawal period has ended. You can still end your membership at the end of its term. Nothing was changed.`],
  already_ended: [409, () => say`Your membership has already ended. Nothing was changed.`],
  mandate_missing: [409, () => say`It can no longer be charged, so it can't renew automatically. Please buy your plan again when it ends.`],
}
