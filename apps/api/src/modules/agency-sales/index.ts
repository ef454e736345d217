import type { BookingId, CheckoutId, Clock, OrgId, Tx } from '@sojourn/kernel'
import { agencyStore } from './data/agency-store.sql.ts'
import type { AgencyDesk, OfSession, SaleChange, SalesPage } from './data/agency-store.ts'
import type { AgencySale } from './domain/agency-sale.ts'

export type { AgencyDesk, OfSession, SalesPage } from './data/agency-store.ts'
export { type AgencySale, sellOf } from './domain/agency-sale.ts'

export const agencySalesMigrations = { owner: 'agency-sales', folder: new URL('./data/', import.meta.url) }

/** A session ends long before. */
const DESK_STORED_MS = 60 * 86_400_000
const NO_DESK: AgencyDesk = { clientId: null, markupBasisPoints: null }

export type NewSale = Omit<AgencySale, 'clientId' | 'paidBy' | 'bookingId'>
type OfCheckout = { readonly orgId: OrgId; readonly checkoutId: CheckoutId }

/** What agents sell to their clients, and for whom they work at the moment. */
export interface AgencySales {
  /** With the checkout that an agent opens. */
  open(tx: Tx, sale: NewSale): Promise<void>
  /** Null for a checkout that no agent opened. */
  find(tx: Tx, of: OfCheckout): Promise<AgencySale | null>
  change(tx: Tx, of: OfCheckout, change: SaleChange): Promise<void>
  /** The sales behind bookings; of a booking that no agent sold there is none. */
  listByBookings(tx: Tx, orgId: OrgId, bookingIds: readonly BookingId[]): Promise<AgencySale[]>
  /** What an agent sold and was booked, of one client or of all, newest booking first. */
  listBooked(tx: Tx, page: SalesPage): Promise<AgencySale[]>
  /** The client an agent works for in a session. The caller must check that they are still the agent's client. */
  deskOf(tx: Tx, of: OfSession): Promise<AgencyDesk>
  changeDesk(tx: Tx, of: OfSession, change: Partial<AgencyDesk>): Promise<AgencyDesk>
}

export const createAgencySales = ({ clock }: { clock: Clock }): AgencySales => {
  const deskOf: AgencySales['deskOf'] = async (tx, of) => (await agencyStore.findDesk(tx, of)) ?? NO_DESK
  return {
    open: (tx, sale) => agencyStore.insert(tx, { ...sale, clientId: null, paidBy: null, bookingId: null }, clock.nowMs()),
    find: agencyStore.find,
    change: agencyStore.change,
    listByBookings: agencyStore.listByBookings,
    listBooked: agencyStore.listBooked,
    deskOf,
    async changeDesk(tx, of, change) {
      const desk = { ...(await deskOf(tx, of)), ...change }
      const nowMs = clock.nowMs()
      await agencyStore.saveDesk(tx, of, desk, { nowMs, forgetBeforeMs: nowMs - DESK_STORED_MS })
      return desk
    },
  }
}
