import type { Clock, Ids, Money, OrgId, Transactions, Tx } from '@sojourn/kernel'
import type { Proofs } from '@sojourn/kernel/proofs'
import type { CardProvider, PayingCard, TypedCard } from './card-provider.ts'
import type { AlarmStore, CardTryStore, ChargeStore, PaymentStore, RefundStore } from './data/payment-store.ts'
import type { CardFacts } from './domain/charge.ts'
import type { ChargeId, PaymentId } from './domain/payment.ts'

/** A new card: typed into a field of ours, or into one of the provider's, which then stores it and returns what may be shown of it. */
export type NewCard = TypedCard | { readonly kind: 'provider'; readonly token: string; readonly name: string | null; readonly facts: CardFacts }

/** A card that may be charged: its facts, and its number in the clear for one call only. */
export interface ChargeableCard {
  readonly methodId: string
  readonly facts: CardFacts
  readonly card: PayingCard
  readonly authenticatedBefore: boolean
}

/** What payments need of the card vault. */
export interface CardKeeper {
  /** Stores a card; sealed and usable again only where it is to be saved, else used up at once. */
  write(tx: Tx, merchantId: OrgId, card: NewCard, keep: boolean, nickName: string | null): Promise<ChargeableCard>
  /** Stores a new card for a published test name; null where the name is not one. */
  writePublished(tx: Tx, merchantId: OrgId, name: string, keep: boolean): Promise<ChargeableCard | null>
  /** A saved card of this customer; null where there is none. */
  open(tx: Tx, merchantId: OrgId, methodId: string, customerId: string | null): Promise<ChargeableCard | null>
  /** A card that was stored for one use and has no customer yet; null where there is none, or it was used. */
  adopt(tx: Tx, merchantId: OrgId, methodId: string): Promise<ChargeableCard | null>
  attach(tx: Tx, merchantId: OrgId, methodId: string, customerId: string, authenticated: boolean): Promise<void>
  /** Erases the sealed number; the facts stay. A customer's saved card keeps its number. */
  forget(tx: Tx, merchantId: OrgId, methodId: string): Promise<void>
}

export interface Announcement {
  readonly type: string
  readonly object: Record<string, unknown>
}

/** Records an event for the merchant, in the same transaction as the change. */
export type Announce = (tx: Tx, merchantId: OrgId, ...events: readonly Announcement[]) => Promise<void>

/** A charge that its holder disputed at the bank. */
export interface DisputedCharge {
  readonly merchantId: OrgId
  readonly paymentId: PaymentId
  readonly chargeId: ChargeId
  readonly reason: string
  readonly amount: Money
}

export interface PaymentsDeps {
  readonly db: Transactions
  readonly clock: Clock
  readonly ids: Ids
  readonly provider: CardProvider
  readonly cards: CardKeeper
  readonly announce: Announce
  /** Opens the dispute, in the transaction that records it. */
  readonly disputed?: (tx: Tx, charge: DisputedCharge) => Promise<void>
  /** Alerts people: something that no program can correct. */
  readonly alarm: (facts: Readonly<Record<string, unknown>>, message: string) => void
  /** The address to which a provider's 3-D Secure page returns the payer. */
  readonly returnUrlOf: (id: PaymentId) => string
  /** Work that pages are asked for where cards are tried. */
  readonly proofs: Proofs
  readonly stores: {
    readonly payments: PaymentStore
    readonly charges: ChargeStore
    readonly refunds: RefundStore
    readonly alarms: AlarmStore
    readonly tries: CardTryStore
  }
}
