import type { BookingId, CheckoutId, OrgId, Tx, UserId } from '@sojourn/kernel'
import type { Tender, TenderId } from '../domain/tender.ts'

export interface TenderStore {
  insert(tx: Tx, tender: Tender): Promise<void>
  /** Everything of it that can change. */
  update(tx: Tx, tender: Tender): Promise<void>
  listHeld(tx: Tx, of: { orgId: OrgId; checkoutId: CheckoutId }): Promise<Tender[]>
  /** Whether a card of stored value was ever applied to it, also where it is released since. */
  wasCardApplied(tx: Tx, of: { orgId: OrgId; checkoutId: CheckoutId; cardId: string }): Promise<boolean>
  /** Those that count: held, taken, returned. */
  listOfBooking(tx: Tx, of: { orgId: OrgId; bookingId: BookingId }): Promise<Tender[]>
  bind(tx: Tx, of: { orgId: OrgId; checkoutId: CheckoutId; bookingId: BookingId }): Promise<void>
  /** What is held for a booking is its checkout's again. */
  unbind(tx: Tx, of: { orgId: OrgId; bookingId: BookingId }): Promise<void>
  /** All that is held of a person's, by whatever checkout. */
  listHeldOf(tx: Tx, of: { orgId: OrgId; userId: UserId }): Promise<Tender[]>
  /** All that is held is taken; returns what is, now or before. */
  take(tx: Tx, of: { orgId: OrgId; bookingId: BookingId }): Promise<Tender[]>
  listByIds(tx: Tx, orgId: OrgId, ids: readonly TenderId[]): Promise<Tender[]>
}
