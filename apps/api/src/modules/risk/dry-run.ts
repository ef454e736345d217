import type { PastPayment } from './data/risk-store.ts'
import { ACTIONS, assess, type CheckedRule, type RiskAction } from './domain/assess.ts'
import { holds } from './domain/holds.ts'
import { withZeros } from './domain/known-facts.ts'

export interface DryRun {
  readonly examined: number
  readonly matched: readonly { readonly name: string; readonly count: number }[]
  readonly actions: Readonly<Record<RiskAction, number>>
  readonly examples: readonly (Pick<PastPayment, 'bookingId' | 'atMs'> & ReturnType<typeof assess>)[]
}

const EXAMPLES_MAX = 10

/** What rules would have made of payments, from the facts that were known when each was opened. The examples are the first that would not simply pass. */
export function dryRun(rules: readonly CheckedRule[], payments: readonly PastPayment[]): DryRun {
  const actions: Record<RiskAction, number> = { allow: 0, review: 0, three_d_secure: 0, block: 0 }
  const counts = rules.map(() => 0)
  const examples: DryRun['examples'][number][] = []
  for (const { bookingId, atMs, ...payment } of payments) {
    const facts = withZeros(payment.facts)
    const assessment = assess(rules, facts)
    actions[assessment.action]++
    for (const [index, { condition }] of rules.entries()) if (holds(condition, facts)) counts[index]!++
    if (assessment.action !== ACTIONS[0] && examples.length < EXAMPLES_MAX) examples.push({ bookingId, atMs, ...assessment })
  }
  return { examined: payments.length, matched: rules.map(({ name }, index) => ({ name, count: counts[index]! })), actions, examples }
}
