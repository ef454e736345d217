import type { BookingId, Clock, OrgId, Transactions, Tx, UserId } from '@sojourn/kernel'
import type { SignedInCaller } from '../http/index.ts'
import type { AgencySales } from '../modules/agency-sales/index.ts'
import type { Audit } from '../modules/audit/index.ts'
import type { Bookings } from '../modules/bookings/index.ts'
import type { Checkouts } from '../modules/checkouts/index.ts'
import type { EarlyHolds } from '../modules/early-holds/index.ts'
import type { HoldLimits } from '../modules/hold-limits/index.ts'
import type { Ledger } from '../modules/ledger/index.ts'
import type { OutgoingMail } from '../modules/messages/index.ts'
import type { Outbox } from '../modules/outbox/index.ts'
import type { Attempt, Payments } from '../modules/payments/index.ts'
import type { RemoteHolds } from '../modules/remote-holds/index.ts'
import type { Risk } from '../modules/risk/index.ts'
import type { Sagas } from '../modules/sagas/index.ts'
import type { ScheduledCharges } from '../modules/scheduled-charges/index.ts'
import type { WaitingLists } from '../modules/waiting-lists/index.ts'
import type { RefundRequest } from '../sale/charge-owner.ts'
import type { PlanBenefits } from '../sale/product-module.ts'
import type { Products } from '../sale/registry.ts'
import type { AgencyPeople } from './agency-people.ts'
import type { Background } from './background.ts'
import type { ChangeDeps, Tendering } from './tenders/index.ts'

/** Writes a mail in the caller's transaction, once per key. */
export interface Mailer {
  send(tx: Tx, mail: OutgoingMail): Promise<void>
  /** Deletes what was sent to an address. */
  forget(tx: Tx, of: { orgId: OrgId; to: string }): Promise<void>
}

/** Who may act for another person. */
export interface Acting {
  /** True for an operator of the organisation and for the person's agent. */
  mayActFor(tx: Tx, caller: Pick<SignedInCaller, 'orgId' | 'user'>, owner: UserId): Promise<boolean>
}

/** What a person's membership gives; null for those who are not members. */
export interface MemberBenefits extends PlanBenefits {
  /** How many times the usual points a booking earns. */
  readonly pointsTimes: number
}

/** Who is a member, and what that gives. */
export interface MemberPort {
  benefitsOf(tx: Tx, of: { readonly orgId: OrgId; readonly userId: UserId }): Promise<MemberBenefits | null>
}

/** Who payers are at the gateway, and their cards there. What takes no `tx` is called outside transactions. */
export interface Payers {
  /** Null where the gateway did not answer. */
  customerOf(holder: { orgId: OrgId; userId: UserId; email: string; name: string }): Promise<string | null>
  /** As far as we know, without a question to the gateway; null for one who was never made known there. */
  findCustomer(orgId: OrgId, userId: UserId): Promise<string | null>
  findCustomerIn(tx: Tx, holder: { orgId: OrgId; userId: UserId }): Promise<string | null>
  /** Deletes every saved card; false where the gateway did not answer, and then some may be left. */
  forgetCards(holder: { orgId: OrgId; userId: UserId }): Promise<boolean>
  /** Null where the gateway did not answer. */
  hasCard(holder: { orgId: OrgId; userId: UserId }, cardId: string): Promise<boolean | null>
}

/** Where card fields come from, the key that names us there, and the one that we sign with. */
export interface GatewayAccount {
  readonly gatewayUrl: string
  readonly publishableKey: string
  readonly secretKey: string
}

/** An attempt once the gateway was asked about it. */
export interface SyncResult {
  readonly attempt: Attempt
  /** The gateway answered; else it is as it was known before. */
  readonly reached: boolean
}

/** What flows work with. */
export interface ShopDeps extends MemberPort {
  readonly transactions: Transactions
  readonly clock: Clock
  readonly products: Products
  readonly checkouts: Checkouts
  readonly remoteHolds: RemoteHolds
  readonly holdLimits: HoldLimits
  readonly earlyHolds: EarlyHolds
  readonly waitingLists: WaitingLists
  readonly bookings: Bookings
  readonly payments: Payments
  /** Asked where a payment is opened. */
  readonly risk: Risk
  readonly payers: Payers
  readonly account: GatewayAccount
  readonly ledger: Ledger
  readonly tendering: Tendering
  /** What the calls about tenders work with. */
  readonly changing: ChangeDeps
  readonly outbox: Outbox
  readonly sagas: Sagas
  /** What is charged after a booking, without its traveller. */
  readonly scheduled: ScheduledCharges
  /** Promises back what such a charge took, in the caller's transaction; the worker sends it. */
  refundLater(tx: Tx, request: RefundRequest): Promise<unknown>
  readonly mailer: Mailer
  readonly acting: Acting
  readonly agencySales: AgencySales
  readonly people: Pick<AgencyPeople, 'find'>
  /** Records acts on another person's data. */
  readonly audit: Pick<Audit, 'record'>
  readonly background: Background
  /** Questions to the gateway under way on this node: asked together, answered together. */
  readonly syncing: Map<string, Promise<SyncResult>>
}

export const BOOK = 'book'
/** The same for a booking of which a remote supplier confirms an item. */
export const BOOK_REMOTE = 'book-remote'
/** Cancels, item by item, what was or may have been ordered for a failed booking. */
export const UNDO_ORDER = 'undo-order'
/** Cancels one confirmed item whose supplier is remote. */
export const CANCEL_ITEM = 'cancel-item'
export const GIVE_BACK = 'give-back'
/** Cancels a booking of which something was not paid by its last day. */
export const CANCEL_UNPAID = 'cancel-unpaid'

/** The subject of a saga of one item: its booking and its number. */
export const ofItem = (bookingId: BookingId, itemNo: number): string => `${bookingId}:${itemNo}`
export function itemOf(subject: string): { bookingId: BookingId; itemNo: number } {
  const [bookingId, itemNo] = subject.split(':')
  return { bookingId: bookingId as BookingId, itemNo: Number(itemNo ?? 1) }
}
