import type { BookingId, CheckoutId, OrgId, Tx } from '@sojourn/kernel'
import type { Tender, TenderId } from '../domain/tender.ts'

export interface TenderStore {
  insert(tx: Tx, tender: Tender): Promise<void>
  /** Everything of it that can change. */
  update(tx: Tx, tender: Tender): Promise<void>
  listHeld(tx: Tx, of: { orgId: OrgId; checkoutId: CheckoutId }): Promise<Tender[]>
  /** Those that count: held, taken, returned. */
  listOfBooking(tx: Tx, of: { orgId: OrgId; bookingId: BookingId }): Promise<Tender[]>
  bind(tx: Tx, of: { orgId: OrgId; checkoutId: CheckoutId; bookingId: BookingId }): Promise<void>
  /** All that is held is taken; answers what is, now or before. */
  take(tx: Tx, of: { orgId: OrgId; bookingId: BookingId }): Promise<Tender[]>
  listByIds(tx: Tx, orgId: OrgId, ids: readonly TenderId[]): Promise<Tender[]>
}
