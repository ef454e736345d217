import { accept, equals, invariant, type Outcome, type Refusal, refuse, type Tx } from '@sojourn/kernel'
import { planStore } from './data/plan-store.sql.ts'
import type { Plan, PlanPrice, PricedPlan } from './domain/plan.ts'
import type { MembershipsDeps } from './memberships-deps.ts'

export type NewPrice = Omit<PlanPrice, 'validFromMs'>

/** What a plan costs in its own currency, and in each other that it is sold in. */
export interface NewPrices {
  readonly own: NewPrice
  readonly others: readonly NewPrice[]
}

/** Writes a plan whole. Where its price is another one it holds from now on, as another row. */
export async function savePlan(
  { clock }: MembershipsDeps,
  tx: Tx,
  plan: Plan,
  { own, others }: NewPrices,
): Promise<Outcome<PricedPlan, Refusal<'code_taken'>>> {
  if (await planStore.isCodeTaken(tx, plan)) return refuse('code_taken')
  const nowMs = clock.nowMs()
  const before = await planStore.find(tx, plan.orgId, plan.subId, nowMs)
  await planStore.save(tx, plan, nowMs)
  for (const price of [own, ...others]) {
    const inForce = before?.prices.find(({ initial }) => initial.currency === price.initial.currency)
    // One price for each instant: two changes in the same millisecond do not happen to an operator.
    if (!inForce || !isSame(inForce, price)) await planStore.addPrice(tx, plan, { ...price, validFromMs: nowMs })
  }
  const saved = await planStore.find(tx, plan.orgId, plan.subId, nowMs)
  invariant(saved, 'a plan that was saved has its price')
  return accept(saved)
}

const isSame = (a: NewPrice, b: NewPrice): boolean => equals(a.initial, b.initial) && equals(a.renewal, b.renewal)
