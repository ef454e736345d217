import { accept, equals, invariant, type Outcome, type Refusal, refuse, type Tx } from '@sojourn/kernel'
import { planStore } from './data/plan-store.sql.ts'
import type { Plan, PlanPrice, PricedPlan } from './domain/plan.ts'
import type { MembershipsDeps } from './memberships-deps.ts'

export type NewPrice = Omit<PlanPrice, 'validFromMs'>

/** Writes a plan whole. Where its price is another one it holds from now on, as another row. */
export async function savePlan({ clock }: MembershipsDeps, tx: Tx, plan: Plan, price: NewPrice): Promise<Outcome<PricedPlan, Refusal<'code_taken'>>> {
  if (await planStore.isCodeTaken(tx, plan)) return refuse('code_taken')
  const nowMs = clock.nowMs()
  const before = await planStore.find(tx, plan.orgId, plan.subId, nowMs)
  await planStore.save(tx, plan, nowMs)
  const isSame = before && equals(before.price.initial, price.initial) && equals(before.price.renewal, price.renewal)
  // One price for each instant: two changes in the same millisecond do not happen to an operator.
  if (!isSame) await planStore.addPrice(tx, plan, { ...price, validFromMs: nowMs })
  const saved = await planStore.find(tx, plan.orgId, plan.subId, nowMs)
  invariant(saved, 'a plan that was saved has its price')
  return accept(saved)
}
