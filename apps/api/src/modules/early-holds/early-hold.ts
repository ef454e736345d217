import type { BrowserId, CheckoutId, OrgId, ProductCode, UserId } from '@sojourn/kernel'
import type { Offer } from '../../sale/product.ts'

/** What is held for a visitor who has no checkout yet. */
export interface EarlyHold {
  readonly orgId: OrgId
  readonly checkoutId: CheckoutId
  readonly product: ProductCode
  readonly supplier: string
  readonly ask: unknown
  readonly holdRef: string
  /** What a remote supplier holds it at; null where it is of our own stock. */
  readonly offer: Offer | null
  readonly untilMs: number
}

/** Whose it is: a guest's the browser's, also once they have signed in there; a person's their own. */
export interface EarlyHolder {
  readonly orgId: OrgId
  readonly browserId: BrowserId | null
  readonly userId: UserId | null
}
