import type { CheckoutId, OrgId, ProductCode } from '@sojourn/kernel'

/** `asked`: called, not answered. `releasing` until the supplier has confirmed that it is free. `taken`: it became an order. */
export type RemoteHoldState = 'asked' | 'held' | 'releasing' | 'released' | 'taken'

/** What a remote supplier holds for one item of a checkout. */
export interface RemoteHold {
  readonly orgId: OrgId
  readonly checkoutId: CheckoutId
  readonly itemNo: number
  readonly product: ProductCode
  readonly supplier: string
  /** Stored before the supplier is called with it, the same on every repeat. */
  readonly key: string
  readonly holdRef: string | null
  readonly state: RemoteHoldState
  readonly untilMs: number
  readonly tries: number
}

/** Pauses grow from a second to two minutes. */
export const pauseMs = (tries: number): number => Math.min(120_000, 1_000 * 2 ** Math.min(tries, 10))
