import { accept, add, addDays, type Day, daysBetween, type Money, type Outcome, type Refusal, refuse, scale, subtract, toMajor, zero } from '@sojourn/kernel'
import { graceDebt } from './debt.ts'
import { endsAtExpiry, type Membership, type MembershipState, renewalPrice } from './membership.ts'
import type { PricedPlan } from './plan.ts'
import { anchorOf, daysOf, type Term, type TermLength, termFrom } from './terms.ts'

/** `first`: the first term. `renewal`: a term after one that ran out. `switch`: another plan instead of the one that runs. `debt`: only what is owed. */
export type PurchaseKind = 'first' | 'renewal' | 'switch' | 'debt'

/** What a person would buy now, and what it costs. */
export interface Purchase {
  readonly kind: PurchaseKind
  readonly isTrial: boolean
  /** The organisation pays all of it. */
  readonly chargeOrg: boolean
  /** The price of the term. */
  readonly price: Money
  /** What is left of the term that a switch ends, taken off the price. */
  readonly credit: Money
  readonly debt: Money
  /** Of the debt: what this purchase ends, which is no debt on record yet. */
  readonly graceDebt: Money
  /** What the person pays, before coupon and cash cards. */
  readonly due: Money
  readonly term: Term | null
  readonly anchorDay: number
  /** What each renewal costs, and what is charged when the trial ends. */
  readonly renewal: Money
  readonly firstPrice: Money | null
  readonly renews: boolean
  readonly nextPaymentByOrg: boolean
  readonly next: { readonly on: Day; readonly amount: Money } | null
}

/** Who buys, as far as it decides the price. */
export interface Buyer {
  /** Their latest membership, in its state by the clock; null where they never had one. */
  readonly membership: (Membership & { readonly length: TermLength }) | null
  /** What they owe, in the currency of the plan. */
  readonly debt: Money
  readonly trialUsed: boolean
  /** The day it is where they are. */
  readonly today: Day
}

type PurchaseRefusal = Refusal<'already_member' | 'switch_at_end' | 'no_debt'>

/** The debt alone. */
export function debtPurchase({ debt, membership, today }: Buyer): Outcome<Purchase, PurchaseRefusal> {
  if (debt.minor <= 0) return refuse('no_debt')
  const none = zero(debt.currency)
  const nothing = {
    isTrial: false,
    chargeOrg: false,
    price: none,
    credit: none,
    graceDebt: none,
    renewal: none,
    firstPrice: null,
    nextPaymentByOrg: false,
    next: null,
  }
  return accept({ kind: 'debt', ...nothing, debt, due: debt, term: null, anchorDay: membership?.anchorDay ?? anchorOf(today), renews: false })
}

/** A plan for this person, by what they have: refuses `already_member`, and `switch_at_end` where what is left of their plan is worth more than the other one. */
export function planPurchase(plan: PricedPlan, buyer: Buyer): Outcome<Purchase, PurchaseRefusal> {
  const { membership } = buyer
  switch (membership?.state) {
    case undefined:
    case 'withdrawn':
      return accept(bought(plan, buyer, { kind: 'first' }))
    case 'expired':
    case 'cancelled':
      return accept(bought(plan, buyer, { kind: membership.subId === plan.subId ? 'renewal' : 'first' }))
    case 'grace':
      return membership.subId === plan.subId ? accept(bought(plan, buyer, { kind: 'renewal', unpaid: membership })) : switched(plan, buyer, membership)
    case 'trialing':
    case 'active':
      return membership.subId === plan.subId ? refuse('already_member') : switched(plan, buyer, membership)
  }
}

function switched(plan: PricedPlan, buyer: Buyer, membership: NonNullable<Buyer['membership']>): Outcome<Purchase, PurchaseRefusal> {
  const credit = creditOf(membership, buyer.today)
  const { initial } = plan.price
  if (credit.currency !== initial.currency) return refuse('switch_at_end')
  if (credit.minor > initial.minor) return refuse('switch_at_end', { left: toMajor(credit), price: toMajor(initial), currency: initial.currency })
  return accept(bought(plan, buyer, { kind: 'switch', credit, graceDebt: graceOf(membership, buyer.today) }))
}

/** The part of the running term that is paid and not used yet, day by day, down to the minor unit. */
export function creditOf(
  { state, periodPrice, periodStart, periodEnd }: Pick<Membership, 'state' | 'periodPrice' | 'periodStart' | 'periodEnd'>,
  today: Day,
): Money {
  if (state !== 'active') return zero(periodPrice.currency)
  const whole = daysOf({ from: periodStart, until: periodEnd })
  const left = Math.min(whole, Math.max(0, daysBetween(today, periodEnd)))
  const rounded = scale(periodPrice, left, whole)
  return rounded.minor > periodPrice.minor ? periodPrice : rounded
}

/** The days of grace so far, where the membership is in it. */
function graceOf({ state, price, periodEnd, anchorDay, length }: NonNullable<Buyer['membership']>, today: Day): Money {
  return state === 'grace' ? graceDebt(price, termFrom(periodEnd, length, anchorDay), today) : zero(price.currency)
}

interface How {
  readonly kind: 'first' | 'renewal' | 'switch'
  readonly credit?: Money
  readonly graceDebt?: Money
  /** The membership in grace whose next term is paid: the one that was to be charged, at its price. */
  readonly unpaid?: Membership
}

function bought(plan: PricedPlan, { membership, debt: open, trialUsed, today }: Buyer, how: How): Purchase {
  const { initial, renewal } = plan.price
  const none = zero(plan.currency)
  const chargeOrg = how.kind === 'renewal' ? plan.renewChargeOrg : plan.initChargeOrg
  const isTrial = plan.chargeAfterDays > 0 && membership === null && !trialUsed && !chargeOrg
  const { unpaid } = how
  const price = unpaid ? renewalPrice(unpaid, plan) : how.kind === 'renewal' ? renewal : initial
  const credit = how.credit ?? none
  const grace = how.graceDebt ?? none
  const debt = add(open, grace)
  const from = unpaid?.periodEnd ?? today
  const until = isTrial ? addDays(from, plan.chargeAfterDays) : null
  const anchorDay = unpaid?.anchorDay ?? anchorOf(until ?? from)
  const isLater = how.kind === 'renewal' && !unpaid?.firstPrice
  const term = until ? { from, until } : termFrom(from, isLater ? plan.laterTerms : plan.firstTerm, anchorDay)
  const nextPaymentByOrg = plan.isRenewable && plan.renewChargeOrg && !isTrial
  const firstPrice = isTrial ? initial : null
  // The end of a trial is charged, whether the plan renews after that or not.
  const renews = plan.isRenewable || isTrial
  const amount = firstPrice ?? renewal
  return {
    kind: how.kind,
    isTrial,
    chargeOrg,
    price,
    credit,
    debt,
    graceDebt: grace,
    due: isTrial || chargeOrg ? none : add(subtract(price, credit), debt),
    term,
    anchorDay,
    renewal,
    firstPrice,
    renews,
    nextPaymentByOrg,
    next: renews && !nextPaymentByOrg && amount.minor > 0 ? { on: term.until, amount } : null,
  }
}

/** Whether the person of a membership may take its cancellation back: it runs, and would have gone on. */
export const canResume = (of: Pick<Membership, 'renews' | 'cancelAtEnd'> & { readonly state: MembershipState }): boolean =>
  (of.state === 'trialing' || of.state === 'active') && of.renews && of.cancelAtEnd && endsAtExpiry(of)
