import type { BookingId, OrgId } from '@sojourn/kernel'
import type { Charge, Subject } from '../../../modules/scheduled-charges/index.ts'

/** What is charged later for a booking: one subject, whose periods are the instalments of its items. */
export const BOOKING = 'booking'

export const subjectOf = ({ orgId, bookingId }: { readonly orgId: OrgId; readonly bookingId: BookingId }): Subject => ({
  orgId,
  subjectKind: BOOKING,
  subjectId: bookingId,
})

export const bookingIdOf = ({ subjectId }: Pick<Charge, 'subjectId'>): BookingId => subjectId as BookingId

/** An instalment of an item, or the fee of one: both count from 1. */
export const periodOf = (itemNo: number, no: number): string => `${itemNo}:${no}`
export function partOf({ periodKey }: Pick<Charge, 'periodKey'>): { readonly itemNo: number; readonly no: number } {
  const [itemNo, no] = periodKey.split(':')
  return { itemNo: Number(itemNo), no: Number(no) }
}
