import type { BookingId, OrgId, Tx } from '@sojourn/kernel'
import type { KeptPlan, KeptReturn } from '../domain/kept-plan.ts'

type Of = { readonly orgId: OrgId; readonly bookingId: BookingId }

export interface PlanStore {
  /** The first one stands. */
  insert(tx: Tx, kept: KeptPlan): Promise<void>
  find(tx: Tx, of: Of): Promise<KeptPlan | null>
  /** The points that were earned stand on this lot. */
  earned(tx: Tx, of: Of, lotId: string): Promise<void>
  addReturn(tx: Tx, back: KeptReturn): Promise<void>
  listReturns(tx: Tx, of: Of): Promise<KeptReturn[]>
}
