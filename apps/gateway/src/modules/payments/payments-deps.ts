import type { Clock, Ids, OrgId, Transactions, Tx } from '@sojourn/kernel'
import type { CardProvider, PayingCard, TypedCard } from './card-provider.ts'
import type { ChargeStore, PaymentStore, RefundStore } from './data/payment-store.ts'
import type { CardFacts } from './domain/charge.ts'
import type { PaymentId } from './domain/payment.ts'

/** A card that may be charged: told in facts, held in the open for one call only. */
export interface ChargeableCard {
  readonly methodId: string
  readonly facts: CardFacts
  readonly card: PayingCard
  readonly authenticatedBefore: boolean
}

/** What payments need of whoever keeps cards. */
export interface CardKeeper {
  /** Writes a card down; sealed and usable again only where it is to be kept. */
  write(tx: Tx, merchantId: OrgId, card: TypedCard, keep: boolean): Promise<ChargeableCard>
  /** A kept card of this customer; null where there is none. */
  open(tx: Tx, merchantId: OrgId, methodId: string, customerId: string | null): Promise<ChargeableCard | null>
  attach(tx: Tx, merchantId: OrgId, methodId: string, customerId: string, authenticated: boolean): Promise<void>
  /** The sealed number goes, the facts stay. */
  forget(tx: Tx, merchantId: OrgId, methodId: string): Promise<void>
}

/** Tells the merchant, in the same transaction as what happened. */
export type Announce = (tx: Tx, event: { merchantId: OrgId; type: string; object: Record<string, unknown> }) => Promise<void>

export interface PaymentsDeps {
  readonly db: Transactions
  readonly clock: Clock
  readonly ids: Ids
  readonly provider: CardProvider
  readonly cards: CardKeeper
  readonly announce: Announce
  /** Where a payer comes back to from a provider's own 3-D Secure page. */
  readonly returnUrlOf: (id: PaymentId) => string
  readonly stores: { readonly payments: PaymentStore; readonly charges: ChargeStore; readonly refunds: RefundStore }
}
