import type { OrgId, Tx } from '@sojourn/kernel'

export interface StripeCharge {
  readonly merchantId: OrgId
  readonly key: string
  readonly intentId: string
}

export interface StripeBooks {
  /** Stored once; an existing key keeps its intent. */
  add(tx: Tx, charge: StripeCharge, nowMs: number): Promise<void>
  findIntent(tx: Tx, merchantId: OrgId, key: string): Promise<string | null>
  /** Whose an intent is. For Stripe's own calls, which know no merchant of ours. */
  findByIntent(tx: Tx, intentId: string): Promise<StripeCharge | null>
}
