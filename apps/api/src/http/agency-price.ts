import { basisPoints, compare, type Money, max, min, roundPrice, type SiteSettings, subtract, zero } from '@sojourn/kernel'
import type { Caller } from './caller.ts'
import { isAgent } from './pricing.ts'

/** What an agent wants to put on the price of the trade. `public`: so much that the client pays what the public pays. */
export type MarkupRequest =
  | { readonly by: 'public' }
  | { readonly by: 'percent'; readonly basisPoints: number }
  | { readonly by: 'amount'; readonly amount: Money }

export type MarkupLimits = SiteSettings['agentMarkup']

/** By what an agent's selling prices are made. */
export interface AgentTerms {
  /** The share that public prices are made with, in basis points of the net price. */
  readonly publicBasisPoints: number
  readonly request: MarkupRequest
  readonly limits: MarkupLimits
}

/** Null for callers who are no agent: only agents see what agents pay. */
export function agentTermsOf({ org, user, desk }: Pick<Caller, 'org' | 'user' | 'desk'>): AgentTerms | null {
  if (!isAgent(user)) return null
  const points = desk?.markupBasisPoints ?? null
  return {
    publicBasisPoints: org.payments.pricingRule === 'commission' ? 0 : org.markup.b2c,
    request: points === null ? { by: 'public' } : { by: 'percent', basisPoints: points },
    limits: org.site.agentMarkup,
  }
}

export const mostOf = (net: Money, { maxBasisPoints }: MarkupLimits): Money => roundPrice(basisPoints(net, maxBasisPoints))
export const leastOf = (net: Money, { minBasisPoints }: MarkupLimits): Money => roundPrice(basisPoints(net, minBasisPoints))

/** The markup on an agency price: as requested, within the organisation's limits, never below 0. */
export function markupOf(net: Money, publicTotal: Money, { request, limits }: Omit<AgentTerms, 'publicBasisPoints'>): Money {
  return max(leastOf(net, limits), min(mostOf(net, limits), requestedMarkup(net, publicTotal, request)))
}

function requestedMarkup(net: Money, publicTotal: Money, request: MarkupRequest): Money {
  switch (request.by) {
    case 'public':
      return compare(publicTotal, net) > 0 ? subtract(publicTotal, net) : zero(net.currency)
    case 'percent':
      return roundPrice(basisPoints(net, request.basisPoints))
    case 'amount':
      return request.amount
  }
}
