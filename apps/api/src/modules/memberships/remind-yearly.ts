import { dayIn, type Tx } from '@sojourn/kernel'
import { membershipStore } from './data/membership-store.sql.ts'
import { planStore } from './data/plan-store.sql.ts'
import { type Membership, nextCharge } from './domain/membership.ts'
import type { PricedPlan } from './domain/plan.ts'
import { remindedCountries, reminderYear } from './domain/plan-rules.ts'
import type { MembershipsDeps } from './memberships-deps.ts'
import { takeDue } from './take-due.ts'

/** A member who is to be reminded of what renews automatically, and what is charged next. */
export interface Reminded {
  readonly membership: Membership
  readonly plan: PricedPlan
  readonly yearNo: number
  readonly next: NonNullable<ReturnType<typeof nextCharge>>
}

const LIMIT = 100

/** Members whose country asks for a yearly reminder, and who had none this year of theirs: each once. In a system transaction; the caller writes to them in it. */
export async function remindYearly({ clock }: MembershipsDeps, tx: Tx): Promise<Reminded[]> {
  const nowMs = clock.nowMs()
  const claim = (after: Membership | null) => membershipStore.claimToRemind(tx, dayIn('UTC', nowMs), remindedCountries, LIMIT, after)
  return takeDue(LIMIT, claim, async (membership) => {
    const plan = await planStore.find(tx, membership.orgId, membership.subId, nowMs)
    const yearNo = reminderYear(membership.since, dayIn(membership.timeZone, nowMs))
    const next = nextCharge(membership)
    if (!plan || !next || yearNo < 1) return null
    return (await membershipStore.addReminder(tx, membership, yearNo, nowMs)) ? { membership, plan, yearNo, next } : null
  })
}
