import { accept, type Money, type Outcome, type Refusal, refuse } from '@sojourn/kernel'

export type BudgetPeriod = 'month' | 'quarter' | 'year'

/** How far an organisation pays: for so many members at a time, and so much in each period of the calendar. */
export interface PaidLimits {
  readonly membersMax: number
  readonly budget: { readonly amount: Money; readonly per: BudgetPeriod }
}

/**
 * Who may have a plan that the organisation pays: nobody new, whom an invitation to the plan was mailed to, who has a confirmed address of one of these domains, whose
 * address is on its list, or whom an operator granted it.
 */
export type Eligibility =
  | { readonly kind: 'nobody' }
  | ({ readonly kind: 'invited' | 'list' | 'granted' } & PaidLimits)
  | ({ readonly kind: 'domain'; readonly domains: readonly string[] } & PaidLimits)

export const NOBODY: Eligibility = { kind: 'nobody' }

/** What a plan names a person by. A `revoked` person has been taken off it. */
export type PlanWay = 'invited' | 'list' | 'granted' | 'revoked'

/** A person, as far as it decides whether their organisation pays for them. */
export interface Candidate {
  /** The domain of their address, in the letters of the network. */
  readonly domain: string
  /** Its mailbox has been shown to be theirs. */
  readonly isConfirmed: boolean
  readonly ways: ReadonlySet<PlanWay>
}

/** Why an organisation does not pay a plan for somebody: what it takes, or `full`, `budget`, and `once` for those who have such a term by another account. */
export type NotEligible = Eligibility['kind'] | 'unconfirmed' | 'full' | 'budget' | 'once'
export type NotEligibleRefusal = Refusal<'not_eligible'>

export const notEligible = (why: NotEligible, more: object = {}): { readonly ok: false; readonly refusal: NotEligibleRefusal } =>
  refuse('not_eligible', { why, ...more })

/** Whether any term of a plan is paid by the organisation. */
export const isOrganisationPaid = (plan: { readonly initChargeOrg: boolean; readonly renewChargeOrg: boolean; readonly isRenewable: boolean }): boolean =>
  plan.initChargeOrg || (plan.isRenewable && plan.renewChargeOrg)

/** Whether the organisation names this person, by an address that is theirs. */
export function isNamed(eligibility: Eligibility, { domain, isConfirmed, ways }: Candidate): Outcome<void, NotEligibleRefusal> {
  if (eligibility.kind === 'nobody') return notEligible('nobody')
  const isMatch = !ways.has('revoked') && (ways.has('granted') || matches(eligibility, domain, ways))
  if (!isMatch) return notEligible(eligibility.kind, eligibility.kind === 'domain' ? { domains: eligibility.domains } : {})
  return isConfirmed ? accept() : notEligible('unconfirmed')
}

function matches(eligibility: Exclude<Eligibility, { kind: 'nobody' }>, domain: string, ways: ReadonlySet<PlanWay>): boolean {
  switch (eligibility.kind) {
    case 'domain':
      return eligibility.domains.includes(domain)
    case 'invited':
    case 'list':
    case 'granted':
      return ways.has(eligibility.kind)
  }
}

/** What a plan of an organisation has come to. */
export interface PaidSoFar {
  readonly members: number
  readonly billed: Money
}

/** Whether one more member, at this price, is within what the organisation pays. */
export function withinLimits(eligibility: Eligibility, { members, billed }: PaidSoFar, price: Money): Outcome<void, NotEligibleRefusal> {
  if (eligibility.kind === 'nobody') return notEligible('nobody')
  if (members >= eligibility.membersMax) return notEligible('full')
  return billed.minor + price.minor > eligibility.budget.amount.minor ? notEligible('budget') : accept()
}

/** When the running period of a budget began: a month, quarter or year of the calendar, in UTC. */
export function periodStartMs(per: BudgetPeriod, nowMs: number): number {
  const now = new Date(nowMs)
  const month = per === 'year' ? 0 : per === 'quarter' ? Math.floor(now.getUTCMonth() / 3) * 3 : now.getUTCMonth()
  return Date.UTC(now.getUTCFullYear(), month, 1)
}
