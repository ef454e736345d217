import type { BookingId, BrowserId, CheckoutId, OrgId, Tx, UserId } from '@sojourn/kernel'
import type { Checkout, CheckoutItem, CheckoutState, Holder, PaymentTerms } from '../domain/checkout.ts'

export interface CheckoutChange {
  readonly state?: CheckoutState
  readonly bookingId?: BookingId | null
  readonly userId?: UserId
  readonly browserId?: BrowserId
  readonly expiresAtMs?: number
  readonly renewalsLeft?: number
  readonly items?: readonly CheckoutItem[]
  readonly terms?: PaymentTerms
}

export interface CheckoutStore {
  insert(tx: Tx, checkout: Checkout, createdMs: number): Promise<void>
  find(tx: Tx, orgId: OrgId, checkoutId: CheckoutId): Promise<Checkout | null>
  /** The same, locked until the transaction ends. */
  lock(tx: Tx, orgId: OrgId, checkoutId: CheckoutId): Promise<Checkout | null>
  /** Those there are, in any order. */
  listByIds(tx: Tx, orgId: OrgId, checkoutIds: readonly CheckoutId[]): Promise<Checkout[]>
  change(tx: Tx, checkout: Pick<Checkout, 'orgId' | 'checkoutId'>, change: CheckoutChange): Promise<void>
  listOpenOf(tx: Tx, orgId: OrgId, browserId: BrowserId): Promise<Checkout[]>
  /** Open ones of a person on any device, and of their browser without an account; what ends first comes first. */
  listHeldBy(tx: Tx, orgId: OrgId, holder: Holder): Promise<Checkout[]>
  /** Assigns a browser's checkouts without an account to a person. */
  adopt(tx: Tx, ask: { orgId: OrgId; browserId: BrowserId; userId: UserId }): Promise<number>
  /** Marks open ones past their time as expired and answers them; ones another node is at are left to it. */
  expire(tx: Tx, nowMs: number, limit: number): Promise<Checkout[]>
  /** When the next one ends; null where none is open. */
  nextExpiryMs(tx: Tx): Promise<number | null>
}
