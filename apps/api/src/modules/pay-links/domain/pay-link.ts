import type { CheckoutId, Money, OrgId, UserId } from '@sojourn/kernel'

/** An agent's checkout that a client was asked to pay. */
export interface PayLink {
  readonly orgId: OrgId
  readonly linkId: string
  readonly agentId: UserId
  readonly clientId: UserId
  readonly checkoutId: CheckoutId
  readonly title: string
  readonly clientName: string
  readonly amount: Money
  /** Who travels, as the agent typed it. */
  readonly guests: readonly { readonly first_name: string; readonly last_name: string }[]
  readonly expiresAtMs: number
  readonly withdrawn: boolean
}

/** Not stored: it follows from the link, its booking and the clock. */
export type PayLinkState = 'open' | 'paid' | 'expired' | 'withdrawn'

/** How far the client came with it: `waiting` for a payment, `bought`, or `failed`; null where nothing was booked. */
export type BookedAs = 'waiting' | 'bought' | 'failed' | null

export const OPEN_LINKS_MAX = 20

export function stateOf({ withdrawn, expiresAtMs }: Pick<PayLink, 'withdrawn' | 'expiresAtMs'>, booked: BookedAs, nowMs: number): PayLinkState {
  if (withdrawn) return 'withdrawn'
  if (booked === 'bought') return 'paid'
  return booked === 'failed' || expiresAtMs <= nowMs ? 'expired' : 'open'
}
