import type { Currency, Money, OrgId } from '@sojourn/kernel'
import type { Eligibility } from './eligibility.ts'
import type { TermLength } from './terms.ts'

/** What a plan gives its members. Products read what concerns them. */
export interface Benefits {
  /** Off the price with our share on it, in basis points. */
  readonly memberPricePoints: number
  /** How many times the usual points a booking earns. */
  readonly pointsTimes: number
  /** How long a resort week may be held; 0 where as long as for everyone. */
  readonly weekHoldHours: number
  readonly dreamtrips: boolean
}

/** What a plan says of itself in one language. The HTML was sanitised when it was saved. */
export interface PlanText {
  readonly name: string
  readonly description: string
  readonly html: string
}

export interface Plan {
  readonly orgId: OrgId
  readonly subId: string
  readonly code: string
  readonly name: string
  readonly description: string
  readonly image: string
  /** Sanitised when it was saved. */
  readonly html: string
  /** By the tag of their language, besides the text it was written in. */
  readonly texts: Readonly<Record<string, PlanText>>
  readonly currency: Currency
  /** What it is sold in besides. */
  readonly currencies: readonly Currency[]
  readonly membershipId: string
  readonly firstTerm: TermLength
  readonly laterTerms: TermLength
  /** Days of trial before the first charge; 0 where there is none. */
  readonly chargeAfterDays: number
  readonly isRenewable: boolean
  readonly initChargeOrg: boolean
  readonly renewChargeOrg: boolean
  /** For whom the organisation pays, where it pays any term. */
  readonly eligibility: Eligibility
  readonly benefits: Benefits
  readonly position: number
  /** False once it is no longer sold: members keep it. */
  readonly sold: boolean
}

/** What a plan costs from an instant on. Never changed: another price is another row. */
export interface PlanPrice {
  readonly validFromMs: number
  readonly initial: Money
  readonly renewal: Money
}

/** A plan at its price in one currency, which is its `currency` then. */
export type PricedPlan = Plan & {
  readonly price: PlanPrice
  /** The one its organisation prices it in first, and in which the organisation pays. */
  readonly ownCurrency: Currency
  /** The prices in force, one for each currency it is sold in. */
  readonly prices: readonly PlanPrice[]
}

/** The same plan at its price in a currency; in its own where it has none in that. */
export function planIn(plan: PricedPlan, currency: Currency | null | undefined): PricedPlan {
  const priced = (code: Currency | null | undefined) => plan.prices.find(({ initial }) => initial.currency === code)
  const price = priced(currency) ?? priced(plan.ownCurrency) ?? plan.price
  return { ...plan, currency: price.initial.currency, price }
}
