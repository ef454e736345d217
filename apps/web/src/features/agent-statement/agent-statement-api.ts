import type { Client } from '@sojourn/contracts/client'
import type { Data } from '../../lib/http.ts'

export type StatementData = Data<'/api/agents/getStatement'>
export type StatementEntry = StatementData['entries'][number]
export type EarningsData = Data<'/api/agents/getEarnings'>
export type EarningEntry = EarningsData['entries'][number]

/** What a person asked for by the address of the page. Days are whole, in UTC. */
export interface StatementAsk {
  readonly from: string
  readonly to: string
  readonly cursor: string
  /** The cursor of the earnings, which have pages of their own. */
  readonly earned: string
}

/** What the page shows: the statement, or why there is none. */
export type StatementState =
  | { readonly kind: 'shown'; readonly data: StatementData }
  | { readonly kind: 'bad_dates' }
  | { readonly kind: 'no_line'; readonly message: string }
  | { readonly kind: 'not_agent'; readonly message: string }
  | { readonly kind: 'guest' }
  | { readonly kind: 'unreachable'; readonly message: string }

export async function fetchStatement(api: Client, { from, to, cursor }: StatementAsk): Promise<StatementState> {
  const answer = await api.post('/api/agents/getStatement', { ...(from && { from }), ...(to && { to }), ...(cursor && { cursor }) })
  if (answer.ok) return { kind: 'shown', data: answer.data }
  switch (answer.status) {
    case 400:
      return { kind: 'bad_dates' }
    case 401:
      return { kind: 'guest' }
    case 403:
      return { kind: 'not_agent', message: answer.message }
    case 404:
      return { kind: 'no_line', message: answer.message }
    default:
      return { kind: 'unreachable', message: answer.message }
  }
}

/** Null where there is nothing to show: the caller is no agent, or it could not be read. */
export async function fetchOwnEarnings(api: Client, { earned }: Pick<StatementAsk, 'earned'>): Promise<EarningsData | null> {
  const answer = await api.post('/api/agents/getEarnings', earned ? { cursor: earned } : {})
  return answer.ok ? answer.data : null
}

/** The same days as a file. */
export function csvHref({ from, to }: Pick<StatementAsk, 'from' | 'to'>): string {
  const query = new URLSearchParams({ ...(from && { from }), ...(to && { to }) })
  return `/api/agents/statement.csv${query.size > 0 ? `?${query}` : ''}`
}
