import { accept, type Outcome, type Refusal, refuse } from '@sojourn/kernel'
import type { Facts } from './facts.ts'
import { holds } from './holds.ts'
import { type Condition, parseCondition } from './rule-language.ts'

/** From the mildest to the strictest. */
export const ACTIONS = ['allow', 'review', 'three_d_secure', 'block'] as const
export type RiskAction = (typeof ACTIONS)[number]

/** As an operator writes it. */
export interface Rule {
  /** What it is called among the reasons. */
  readonly name: string
  readonly when: string
  /** Added to the score where it holds, 0 to 100. */
  readonly score: number
  readonly action: RiskAction
}
export interface CheckedRule extends Rule {
  readonly condition: Condition
}

/** The result for the facts of one payment: stored with it as evidence. */
export interface Assessment {
  /** 0 to 100. */
  readonly score: number
  /** Names of the rules that held, in their order, and of an outside service where it had a say. */
  readonly reasons: readonly string[]
  /** The strictest action of those that held. */
  readonly action: RiskAction
  /** One of them asks for a person to look, whatever else is done. */
  readonly isForReview: boolean
}

/** From this score on a warning is logged (A9.5). */
export const WARN_FROM = 90

/** All of them parsed. Refuses `bad_rule` with the number of the first that is none, from 0, and its fault. */
export function checkRules(rules: readonly Rule[]): Outcome<CheckedRule[], Refusal<'bad_rule'>> {
  const checked: CheckedRule[] = []
  for (const [index, rule] of rules.entries()) {
    const condition = parseCondition(rule.when)
    if (!condition.ok) return refuse('bad_rule', { index, ...condition.refusal.detail })
    checked.push({ ...rule, condition: condition.value })
  }
  return accept(checked)
}

/** What an outside service thinks of a payment. */
export interface Opinion {
  readonly score: number
  readonly reasons: readonly string[]
  readonly action: RiskAction
}

export function assess(rules: readonly CheckedRule[], facts: Facts, opinion: Opinion | null = null): Assessment {
  const held = rules.filter(({ condition }) => holds(condition, facts))
  const score = held.reduce((sum, rule) => sum + rule.score, opinion?.score ?? 0)
  const actions = [...held.map(({ action }) => action), ...(opinion ? [opinion.action] : [])]
  return {
    score: Math.max(0, Math.min(100, Math.round(score))),
    reasons: [...held.map(({ name }) => name), ...(opinion?.reasons ?? [])],
    action: ACTIONS.findLast((action) => actions.includes(action)) ?? 'allow',
    isForReview: actions.includes('review'),
  }
}
