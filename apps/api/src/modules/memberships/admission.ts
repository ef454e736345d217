import { domainToASCII } from 'node:url'
import { accept, type Money, type Outcome, type Tx } from '@sojourn/kernel'
import type { OfPerson } from './data/membership-store.sql.ts'
import { organisationStore } from './data/organisation-store.sql.ts'
import { isNamed, isOrganisationPaid, type NotEligibleRefusal, notEligible, periodStartMs, withinLimits } from './domain/eligibility.ts'
import type { PricedPlan } from './domain/plan.ts'
import type { Purchase } from './domain/purchase.ts'
import type { MembershipsDeps } from './memberships-deps.ts'
import { trialKeyOfEmail } from './trial-keys.ts'

type Bought = Pick<Purchase, 'kind' | 'chargeOrg' | 'nextPaymentByOrg' | 'price' | 'credit' | 'debt' | 'term'>

/** Whether the organisation pays any of it, now or when it renews. */
const isPaidByOrganisation = (plan: PricedPlan, { kind, chargeOrg, nextPaymentByOrg }: Bought): boolean =>
  kind !== 'debt' && isOrganisationPaid(plan) && (chargeOrg || nextPaymentByOrg || (plan.isRenewable && plan.renewChargeOrg))

const domainOf = (email: string): string => domainToASCII(email.slice(email.lastIndexOf('@') + 1).toLowerCase())

export interface Admission extends OfPerson {
  /** Their present membership, which the purchase changes; null where it is a new one. */
  readonly membershipNo: string | null
  /** What the organisation would be billed. */
  readonly bill: Money
  /** Of the purchase itself: from here to the end of the transaction nobody else is admitted to the plan. */
  readonly lock: boolean
}

/** Whether the organisation pays this plan for this person: it names them, there is a place and money for one more, and no other account of theirs has one. Refuses `not_eligible` with `why`. */
export async function admit(
  { clock, addressOf }: MembershipsDeps,
  tx: Tx,
  plan: PricedPlan,
  bought: Bought,
  { orgId, userId, membershipNo, bill, lock }: Admission,
): Promise<Outcome<void, NotEligibleRefusal>> {
  if (!isPaidByOrganisation(plan, bought)) return accept()
  const { eligibility } = plan
  if (lock) await organisationStore.lockPlan(tx, plan)
  const address = await addressOf(tx, { orgId, userId })
  if (!address || eligibility.kind === 'nobody') return notEligible('nobody')
  const named = isNamed(eligibility, {
    isConfirmed: address.isConfirmed,
    domain: domainOf(address.email),
    ways: await organisationStore.waysOf(tx, plan, address.email),
  })
  if (!named.ok) return named
  const { term, chargeOrg } = bought
  const of = { box: trialKeyOfEmail(address.email), userId, but: membershipNo }
  if (chargeOrg && term && (await organisationStore.overlaps(tx, orgId, { ...of, ...term }))) return notEligible('once')
  const { per, amount } = eligibility.budget
  const soFar = await organisationStore.soFar(tx, plan, { but: userId, sinceMs: periodStartMs(per, clock.nowMs()), currency: amount.currency })
  return withinLimits(eligibility, soFar, bill)
}
