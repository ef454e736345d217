import { currentLanguage } from '@sojourn/i18n'
import type { Currency, Money, OrgId, Tx } from '@sojourn/kernel'
import { type PricedPlan, planIn } from './domain/plan.ts'
import { textOf } from './domain/plan-texts.ts'
import { monthsOf } from './domain/terms.ts'

interface Plans {
  listPlans(tx: Tx, orgId: OrgId): Promise<readonly PricedPlan[]>
}

/** A plan as those see it who have none yet. */
interface GroupPlan {
  readonly name: string
  readonly price: Money
  readonly months: number
  readonly memberPricePoints: number
}

/** The plans on sale that have departures of groups, the cheapest first term first. */
export async function groupPlansOf(
  memberships: Plans,
  tx: Tx,
  { orgId, currency }: { readonly orgId: OrgId; readonly currency: Currency },
): Promise<GroupPlan[]> {
  const plans = (await memberships.listPlans(tx, orgId)).filter(({ benefits }) => benefits.dreamtrips)
  return plans
    .map((plan) => planIn(plan, currency))
    .map((plan) => ({
      name: textOf(plan, currentLanguage()).name,
      price: plan.price.initial,
      months: monthsOf(plan.firstTerm),
      memberPricePoints: plan.benefits.memberPricePoints,
    }))
    .sort((a, b) => a.price.minor - b.price.minor)
}
