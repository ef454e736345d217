import type { Client } from '@sojourn/contracts/client'
import { api, type Body, type Data } from '../../lib/http.ts'

export type RiskReview = Data<'/api/operator/riskReviews'>['reviews'][number]
export type RuleSet = Data<'/api/operator/riskRules'>
export type RiskRule = RuleSet['rules'][number]
export type RiskAction = RiskRule['action']
export type DryRun = Data<'/api/operator/dryRunRiskRules'>
export type Verdict = Body<'/api/operator/settleRiskReview'>['verdict']

/** What the page shows: bookings that wait for a person with the rules in force, or why there are none. */
export type RiskState =
  | { readonly kind: 'shown'; readonly reviews: readonly RiskReview[]; readonly ruleSet: RuleSet }
  | { readonly kind: 'guest' }
  | { readonly kind: 'not_operator'; readonly message: string }
  | { readonly kind: 'unreachable'; readonly message: string }

export async function fetchRisk(from: Client): Promise<RiskState> {
  const [reviews, rules] = await Promise.all([from.post('/api/operator/riskReviews', {}), from.post('/api/operator/riskRules', {})])
  if (reviews.ok && rules.ok) return { kind: 'shown', reviews: reviews.data.reviews, ruleSet: rules.data }
  const failed = reviews.ok ? rules : reviews
  if (failed.ok) throw new Error('one of two answers failed')
  if (failed.status === 401) return { kind: 'guest' }
  return { kind: failed.status === 403 ? 'not_operator' : 'unreachable', message: failed.message }
}

export const settleReview = (settled: Body<'/api/operator/settleRiskReview'>) => api.post('/api/operator/settleRiskReview', settled)
export const tryRules = (rules: RiskRule[]) => api.post('/api/operator/dryRunRiskRules', { rules })
export const saveRules = (rules: RiskRule[], reason: string) => api.post('/api/operator/saveRiskRules', { rules, reason })
