import type { BookingId, OrgId, Tx } from '@sojourn/kernel'
import type { StoredPlan, StoredReturn } from '../domain/stored-plan.ts'

type Of = { readonly orgId: OrgId; readonly bookingId: BookingId }

export interface PlanStore {
  /** The first one wins. */
  insert(tx: Tx, stored: StoredPlan): Promise<void>
  find(tx: Tx, of: Of): Promise<StoredPlan | null>
  /** The earned points are on this lot. */
  earned(tx: Tx, of: Of, lotId: string): Promise<void>
  addReturn(tx: Tx, back: StoredReturn): Promise<void>
  listReturns(tx: Tx, of: Of): Promise<StoredReturn[]>
}
