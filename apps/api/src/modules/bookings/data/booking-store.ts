import type { BookingId, CheckoutId, OrgId, ProductCode, Tx, UserId } from '@sojourn/kernel'
import type { Proof } from '../../../sale/product.ts'
import type { Booking } from '../domain/booking.ts'
import type { ItemStatus, ItemVersion } from '../domain/item.ts'
import type { BookingStatus, ItemState } from '../domain/status.ts'
import type { TakenSlot } from '../domain/traveller.ts'

export interface BookingEvent {
  readonly from: BookingStatus | null
  readonly to: BookingStatus
  readonly why: string | null
  readonly atMs: number
}

export interface BookingChange {
  readonly status?: BookingStatus
  readonly failure?: string
  readonly retainedMinor?: number
  readonly confirmedMs?: number
}

export type ItemChange = Partial<Omit<ItemStatus, 'itemNo'>> & { readonly settledBy?: UserId }

/** What proves an item: void once it was cancelled. */
export interface Voucher {
  readonly itemNo: number
  readonly number: string
  readonly isVoid: boolean
}

/** What a supplier gave to prove an item. */
export interface ItemProof extends Proof {
  readonly itemNo: number
}

/** An item that its supplier owes an answer for. */
export interface OpenItem {
  readonly bookingId: BookingId
  readonly itemNo: number
}

export interface BookingStore {
  /** Takes them for their travellers; false, and none taken, where one of them is taken already. The booking may be written afterwards. */
  takeSlots(tx: Tx, of: { orgId: OrgId; bookingId: BookingId; slots: readonly TakenSlot[] }): Promise<boolean>
  /** These, or all. */
  freeSlots(tx: Tx, booking: { orgId: OrgId; bookingId: BookingId }, of?: readonly TakenSlot[]): Promise<void>
  /** Takes those of them that are free: the booking is confirmed, and no other loses what it has. */
  moveSlots(tx: Tx, of: { orgId: OrgId; bookingId: BookingId; slots: readonly TakenSlot[] }): Promise<void>
  listItems(tx: Tx, booking: Booking): Promise<ItemStatus[]>
  /** The states of the items of several bookings of one organisation, in the order of the items. */
  listItemStates(tx: Tx, orgId: OrgId, bookingIds: readonly BookingId[]): Promise<ReadonlyMap<BookingId, readonly ItemState[]>>
  changeItem(tx: Tx, booking: Booking, itemNo: number, change: ItemChange): Promise<void>
  /** What it was before stays readable; what is booked is stored anew. */
  addVersion(tx: Tx, booking: Booking, version: ItemVersion): Promise<void>
  /** What is stored of its items, as they are now. */
  rewrite(tx: Tx, booking: Booking): Promise<void>
  listVersions(tx: Tx, booking: Booking): Promise<ItemVersion[]>
  /** The confirmed changes of these bookings, the oldest first. */
  listChanges(tx: Tx, orgId: OrgId, bookingIds: readonly BookingId[]): Promise<Booking[]>
  /** What its travellers are kept for. */
  slotsOf(tx: Tx, booking: { orgId: OrgId; bookingId: BookingId }): Promise<TakenSlot[]>
  /** Those whose supplier has not answered for too long, the longest first. */
  listUnsettled(tx: Tx, orgId: OrgId, cancellingBeforeMs: number, limit: number): Promise<OpenItem[]>
  /** All items of a booking go on together. What was or is being cancelled at its supplier goes its own way. */
  moveItems(tx: Tx, booking: { orgId: OrgId; bookingId: BookingId }, state: ItemState): Promise<void>
  insert(tx: Tx, booking: Booking): Promise<void>
  find(tx: Tx, orgId: OrgId, bookingId: BookingId): Promise<Booking | null>
  findByCheckout(tx: Tx, orgId: OrgId, checkoutId: CheckoutId): Promise<Booking | null>
  findAll(tx: Tx, orgId: OrgId, bookingIds: readonly BookingId[]): Promise<Booking[]>
  findByCheckouts(tx: Tx, orgId: OrgId, checkoutIds: readonly CheckoutId[]): Promise<Booking[]>
  lock(tx: Tx, orgId: OrgId, bookingId: BookingId): Promise<Booking | null>
  /** Newest first, older than `before`. */
  itemOfSupplier(tx: Tx, said: { supplier: string; reference: string }): Promise<{ orgId: OrgId; bookingId: BookingId; itemNo: number } | null>
  listOf(tx: Tx, page: { orgId: OrgId; userIds: readonly UserId[]; before?: string | undefined; limit: number }): Promise<Booking[]>
  /** The confirmed ones of a person that have a confirmed item of one of these products, the newest first. */
  listWith(tx: Tx, of: { orgId: OrgId; userId: UserId; products: readonly ProductCode[]; limit: number }): Promise<Booking[]>
  change(tx: Tx, booking: Booking, change: BookingChange): Promise<void>
  /** In this order, behind those there are. */
  append(tx: Tx, booking: Booking, events: readonly BookingEvent[]): Promise<void>
  listEvents(tx: Tx, booking: Booking): Promise<BookingEvent[]>
  findByReference(tx: Tx, orgId: OrgId, reference: string): Promise<Booking | null>
  hasReference(tx: Tx, orgId: OrgId, reference: string): Promise<boolean>
  /** Of all organisations: those still unpaid past their time. */
  listOverdue(tx: Tx, nowMs: number, limit: number): Promise<Booking[]>
  /** When the next one ends; null where none is open. */
  nextExpiryMs(tx: Tx): Promise<number | null>
  addVoucher(tx: Tx, booking: Booking, voucher: { itemNo: number; number: string; issuedMs: number }): Promise<void>
  listVouchers(tx: Tx, booking: Booking): Promise<Voucher[]>
  /** The first that are stored of an item stay. */
  addProofs(tx: Tx, booking: Booking, itemNo: number, proofs: readonly Proof[]): void
  listProofs(tx: Tx, booking: Booking): Promise<ItemProof[]>
  /** Of one item, or of all. */
  voidVoucher(tx: Tx, booking: Booking, voidMs: number, itemNo?: number): Promise<void>
}
