import type { BookingId, Clock, Ids, OrgId, Tx } from '@sojourn/kernel'
import { alarmStore } from './data/refund-store.sql.ts'

export interface Alarms {
  /** Raised once for each kind and booking. */
  raise(tx: Tx, alarm: { readonly orgId: OrgId; readonly bookingId: BookingId; readonly kind: string; readonly detail: unknown }): Promise<void>
}

export const createAlarms = ({ clock, ids }: { readonly clock: Clock; readonly ids: Ids }): Alarms => ({
  raise: (tx, alarm) => alarmStore.raise(tx, { ...alarm, alarmId: ids.next<'alarm'>('alm'), atMs: clock.nowMs() }),
})
