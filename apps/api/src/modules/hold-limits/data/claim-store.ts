import type { CheckoutId, OrgId, Tx } from '@sojourn/kernel'

type Of = { readonly orgId: OrgId; readonly checkoutId: CheckoutId }

export interface ClaimRow extends Of {
  readonly address: string
  readonly userId: string | null
  readonly units: number
  /** JSON: for each stock its units, the most there may be, what was free without them. */
  readonly stock: string
  readonly untilMs: number
  readonly nowMs: number
  readonly visitor_checkouts: number
  readonly visitor_units: number
  readonly address_checkouts: number
  readonly address_units: number
  /** JSON: how many units guests hold together without work, and how much work there is beyond that, in bits. */
  readonly guests: string
  /** In bits; 0 for none. */
  readonly proved: number
  readonly proofId: string | null
}

export interface ClaimStore {
  /** Goes out with the commit, which fails where the limits are exceeded. */
  claim(tx: Tx, row: ClaimRow): void
  extend(tx: Tx, of: Of & { readonly untilMs: number }): void
  release(tx: Tx, of: Of): void
  sweep(tx: Tx, nowMs: number): Promise<number>
}
