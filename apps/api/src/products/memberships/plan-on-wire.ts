import type { PlanShape, SubscriptionShape } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { dayIn, type Money, type Outcome, subtract, toMajor, zero } from '@sojourn/kernel'
import {
  type CurrentMembership,
  endsAtExpiry,
  hasBenefits,
  nextCharge,
  type PricedPlan,
  type PurchaseOffer,
  planStatusOf,
} from '../../modules/memberships/index.ts'
import { notEligibleIn, whatItTakes } from './eligibility-words.ts'
import { nameOf, textNow } from './plan-names.ts'
import { benefitTexts, mandateText } from './words.ts'

export const nextOnWire = (next: { readonly on: string; readonly amount: Money } | null) => next && { on: next.on, amount: toMajor(next.amount) }

interface Shown {
  readonly seller: string
  /** The currency of the page. */
  readonly currency: string
}

/** A plan as it is sold, and what this person would pay for it now, or why they cannot buy it now. */
export function planOnWire(plan: PricedPlan, offered: Outcome<PurchaseOffer>, { seller, currency }: Shown): PlanShape {
  const text = textNow(plan)
  const offer = offered.ok ? offered.value : null
  const refused = offered.ok ? null : notEligibleIn(offered.refusal)
  const bought = offer?.purchase ?? null
  const isFree = bought !== null && (bought.isTrial || bought.chargeOrg)
  const due = bought === null ? zero(plan.currency) : isFree ? zero(plan.currency) : subtract(bought.price, bought.credit)
  return {
    sub_id: plan.subId,
    subplan_name: text.name,
    subplan_desc: text.description,
    sub_plan_image_url: plan.image,
    html: text.html,
    currency_code: plan.currency,
    membership_id: plan.membershipId,
    subscription_code: plan.code,
    sub_plan_initial_price: toMajor(plan.price.initial),
    sub_plan_renewal_price: toMajor(plan.price.renewal),
    sub_plan_validity_year: plan.firstTerm.years,
    sub_plan_validity_month: plan.firstTerm.months,
    sub_plan_auto_validity_year: plan.laterTerms.years,
    sub_plan_auto_validity_month: plan.laterTerms.months,
    sub_plan_charge_after: plan.chargeAfterDays,
    is_renewable: plan.isRenewable,
    init_charge_org: plan.initChargeOrg,
    renew_charge_org: plan.renewChargeOrg,
    due_today: toMajor(due),
    is_trial: bought?.isTrial ?? false,
    trial_refused: offer && trialRefused(plan, offer),
    next_charge: nextOnWire(bought?.next ?? null),
    not_eligible: refused && { why: refused.why, text: whatItTakes(refused.why, refused.domains, seller) },
    currency_note: plan.currency === currency ? null : say`This plan is priced and charged in ${plan.currency}.`,
    mandate_text: bought ? mandateText(seller, plan, bought) : '',
  }
}

function trialRefused({ chargeAfterDays }: PricedPlan, { purchase, trialUsed }: PurchaseOffer): PlanShape['trial_refused'] {
  if (chargeAfterDays === 0 || purchase.isTrial || purchase.chargeOrg) return null
  return trialUsed ? 'used' : 'not_first'
}

interface Known {
  readonly debt: Money
  readonly nowMs: number
  readonly method: string | null
  readonly lastFailure: string | null
}

/** A membership in the fields that older clients read (A3.9), and ours. */
export function subscriptionOnWire({ membership, plan }: CurrentMembership, { debt, nowMs, method, lastFailure }: Known): SubscriptionShape {
  const next = nextCharge(membership)
  const isLive = hasBenefits(membership.state)
  const until = isLive && membership.withdrawUntilMs !== null && membership.withdrawUntilMs > nowMs ? membership.withdrawUntilMs : null
  return {
    plan_id: plan.subId,
    plan_name: nameOf(plan),
    plan_code: plan.code,
    plan_currency: plan.currency,
    plan_price: toMajor(membership.price),
    plan_status: planStatusOf(membership.state),
    // Of one that is over: when its benefits ended.
    plan_expiry_date: membership.endedAtMs === null || isLive ? membership.periodEnd : dayIn(membership.timeZone, membership.endedAtMs),
    member_since: membership.since,
    subscription_debt: toMajor(debt),
    next_payment_by_org: membership.nextPaymentByOrg,
    membership_no: membership.membershipNo,
    state: membership.state,
    next_billing_date: next?.on ?? (isLive && membership.nextPaymentByOrg && !endsAtExpiry(membership) ? membership.periodEnd : null),
    billing_amount: next ? toMajor(next.amount) : null,
    payment_method: method,
    ends_at_expiry: isLive && endsAtExpiry(membership),
    withdraw_until: until === null ? null : new Date(until).toISOString(),
    withdraw_pays_back: until !== null && membership.periodPrice.minor > 0,
    last_failure: lastFailure,
    benefits: benefitTexts(plan.benefits),
  }
}
