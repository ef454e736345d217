import type { Clock, OrgId, Transactions, Tx, UserId } from '@sojourn/kernel'
import type { SignedInCaller } from '../http/index.ts'
import type { Bookings } from '../modules/bookings/index.ts'
import type { Checkouts } from '../modules/checkouts/index.ts'
import type { Ledger } from '../modules/ledger/index.ts'
import type { OutgoingMail } from '../modules/messages/index.ts'
import type { Outbox } from '../modules/outbox/index.ts'
import type { Attempt, Payments } from '../modules/payments/index.ts'
import type { Sagas } from '../modules/sagas/index.ts'
import type { Background } from './background.ts'
import type { Sellers } from './seller.ts'
import type { StaySupplier } from './stay-supplier.ts'
import type { ChangeDeps, Tendering } from './tenders/index.ts'

/** Writes a mail in the caller's transaction, once per key. */
export interface Postman {
  send(tx: Tx, mail: OutgoingMail): Promise<void>
}

/** Who may act for whom beside oneself. */
export interface Acting {
  /** True for an operator of the organisation and for the person's agent. */
  mayActFor(tx: Tx, caller: Pick<SignedInCaller, 'orgId' | 'user'>, owner: UserId): Promise<boolean>
}

/** Who payers are at the gateway, and their cards there. What has no `tx` stands outside transactions. */
export interface Payers {
  /** Null where the gateway did not tell. */
  customerOf(holder: { orgId: OrgId; userId: UserId; email: string; name: string }): Promise<string | null>
  /** As far as we know, without a question to the gateway; null for one who was never made known there. */
  findCustomer(orgId: OrgId, userId: UserId): Promise<string | null>
  findCustomerIn(tx: Tx, holder: { orgId: OrgId; userId: UserId }): Promise<string | null>
  /** Null where the gateway did not tell. */
  hasCard(holder: { orgId: OrgId; userId: UserId }, cardId: string): Promise<boolean | null>
}

/** Where card fields come from, the key that names us there, and the one that we sign with. */
export interface GatewayAccount {
  readonly gatewayUrl: string
  readonly publishableKey: string
  readonly secretKey: string
}

/** An attempt once the gateway was asked about it. */
export interface Asked {
  readonly attempt: Attempt
  /** The gateway answered; else it is as it was known before. */
  readonly heard: boolean
}

/** What flows work with. */
export interface Parts {
  readonly transactions: Transactions
  readonly clock: Clock
  readonly stays: StaySupplier
  readonly sellers: Sellers
  readonly checkouts: Checkouts
  readonly bookings: Bookings
  readonly payments: Payments
  readonly payers: Payers
  readonly account: GatewayAccount
  readonly ledger: Ledger
  readonly tendering: Tendering
  /** What the calls about tenders work with. */
  readonly changing: ChangeDeps
  readonly outbox: Outbox
  readonly sagas: Sagas
  readonly post: Postman
  readonly acting: Acting
  readonly background: Background
  /** Questions to the gateway under way on this node: asked together, answered together. */
  readonly asking: Map<string, Promise<Asked>>
}

export const BOOK_STAY = 'book-stay'
export const GIVE_BACK = 'give-back'
