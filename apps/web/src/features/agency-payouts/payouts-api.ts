import type { Client } from '@sojourn/contracts/client'
import { api, type Body, type Data } from '../../lib/http.ts'

export type AgentEarnings = Data<'/api/operator/earnings'>['agents'][number]
export type Payout = Body<'/api/operator/payOutEarnings'>

/** What the page shows: agents with what they earned, or why there are none. */
export type EarningsState =
  | { readonly kind: 'shown'; readonly agents: readonly AgentEarnings[] }
  | { readonly kind: 'guest' }
  | { readonly kind: 'not_operator'; readonly message: string }
  | { readonly kind: 'unreachable'; readonly message: string }

export async function fetchEarnings(from: Client): Promise<EarningsState> {
  const answer = await from.post('/api/operator/earnings', {})
  if (answer.ok) return { kind: 'shown', agents: answer.data.agents }
  if (answer.status === 401) return { kind: 'guest' }
  return { kind: answer.status === 403 ? 'not_operator' : 'unreachable', message: answer.message }
}

/** The bank's reference makes it count once, however often it is sent. */
export const payOut = (payout: Payout) => api.post('/api/operator/payOutEarnings', payout)
