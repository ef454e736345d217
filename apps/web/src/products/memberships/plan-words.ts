import { dateTextOfMembership, moneyText, plural, say } from '@sojourn/i18n'
import type { Plan } from './memberships-api.ts'

/** The price in large and the texts next to and below it. */
export interface PlanPrice {
  readonly price: string
  readonly term: string
  readonly later: string
}

/** What a plan costs today and later, in words. */
export function planPrice(plan: Plan): PlanPrice {
  const initial = moneyText(plan.sub_plan_initial_price, plan.currency_code)
  // What they do not get is not said to be theirs.
  if (plan.not_eligible) return { price: initial, term: monthsText(plan), later: '' }
  if (plan.init_charge_org) return { price: say`Paid for you`, term: monthsText(plan), later: paidForText(plan, initial) }
  if (plan.is_trial) {
    const days = plan.sub_plan_charge_after
    return { price: say`Free`, term: say`for ${plural(days, { one: '# day', other: '# days' })}`, later: nextChargeText(plan.next_charge, plan.currency_code) }
  }
  // What it costs this person: less where time of their former plan is left, or where a renewal has another price.
  const own = plan.due_today > 0 ? moneyText(plan.due_today, plan.currency_code) : initial
  return { price: own, term: monthsText(plan), later: renewalText(plan) }
}

function renewalText({
  is_renewable: renews,
  renew_charge_org: orgRenews,
  next_charge: next,
  sub_plan_renewal_price: renewal,
  currency_code: currency,
}: Plan): string {
  if (renews && orgRenews) return say`Your organization pays the renewals.`
  if (!renews) return say`Ends automatically. Nothing is charged later.`
  // It has no day for whom it cannot be bought now.
  return next ? say`Renews at ${moneyText(next.amount, currency)} on ${dateTextOfMembership(next.on)}` : say`Renews at ${moneyText(renewal, currency)}`
}

/** What the organisation pays: all of it, or the first term alone. */
function paidForText({ next_charge: next, currency_code: currency }: Plan, initial: string): string {
  return next
    ? say`Your organization pays the first term. It renews at ${moneyText(next.amount, currency)} on ${dateTextOfMembership(next.on)}.`
    : say`Your organization pays. Without it, the plan costs ${initial}.`
}

/** Why a plan that begins with a trial does so without one for this person; null where that is nothing to say. */
export function noTrialText({ trial_refused: why }: Plan): string | null {
  switch (why) {
    case null:
      return null
    case 'used':
      return say`You or your card already had a free trial, so this plan starts without one.`
    case 'not_first':
      return say`The free trial is for a first membership, so this plan starts without one.`
  }
}

/** When something is charged after today, and how much. */
export const nextChargeText = (next: Plan['next_charge'], currency: string): string =>
  next ? say`The first charge is ${moneyText(next.amount, currency)} on ${dateTextOfMembership(next.on)}.` : say`Nothing is charged later.`

/** How long the first term is. */
function monthsText({ sub_plan_validity_year: years, sub_plan_validity_month: months }: Plan): string {
  return say`for ${plural(years * 12 + months, { one: '# month', other: '# months' })}`
}
