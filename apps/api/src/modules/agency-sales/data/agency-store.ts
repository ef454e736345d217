import type { BookingId, CheckoutId, OrgId, Tx, UserId } from '@sojourn/kernel'
import type { AgencySale } from '../domain/agency-sale.ts'

export interface AgencyDesk {
  readonly clientId: UserId | null
  /** What is put on the price of the trade; null is up to the public price. */
  readonly markupBasisPoints: number | null
}

export interface OfSession {
  readonly orgId: OrgId
  readonly sessionId: string
  readonly agentId: UserId
}

export interface SalesPage {
  readonly orgId: OrgId
  readonly agentId: UserId
  /** Of these clients; null: of whoever. */
  readonly clientIds: readonly UserId[] | null
  readonly before: string | undefined
  readonly limit: number
}

export type SaleChange = Partial<Pick<AgencySale, 'clientId' | 'net' | 'publicTotal' | 'markup' | 'paidBy' | 'bookingId'>>

export interface AgencyStore {
  insert(tx: Tx, sale: AgencySale, createdMs: number): Promise<void>
  find(tx: Tx, of: { orgId: OrgId; checkoutId: CheckoutId }): Promise<AgencySale | null>
  change(tx: Tx, of: { orgId: OrgId; checkoutId: CheckoutId }, change: SaleChange): Promise<void>
  /** Those booked, of these bookings. */
  listByBookings(tx: Tx, orgId: OrgId, bookingIds: readonly BookingId[]): Promise<AgencySale[]>
  /** Those booked, newest booking first. */
  listBooked(tx: Tx, page: SalesPage): Promise<AgencySale[]>
  findDesk(tx: Tx, of: OfSession): Promise<AgencyDesk | null>
  /** The desk as it is from now on; those of the agent that were not touched since are gone. */
  saveDesk(tx: Tx, of: OfSession, desk: AgencyDesk, at: { readonly nowMs: number; readonly forgetBeforeMs: number }): Promise<void>
}
