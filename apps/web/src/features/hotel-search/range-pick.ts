import { addDays, type Day, daysBetween } from '@sojourn/kernel'
import { fitCheckout, LIMITS } from '../../lib/stay-address.ts'

/** A stay in days: always whole, so that the form can be sent at any moment. */
export interface Range {
  readonly checkin: Day
  readonly checkout: Day
}

/** Which end of the stay the next day chosen is. */
export type End = 'checkin' | 'checkout'

/** What choosing a day comes to: the stay as it is then, and the end that is chosen next; null where the stay is whole. */
export function pick(range: Range, end: End, day: Day): { readonly range: Range; readonly next: End | null } {
  // A day before the arrival cannot be the departure: the person means to arrive on it.
  const isArrival = end === 'checkin' || !range.checkin || day <= range.checkin
  if (isArrival) return { range: { checkin: day, checkout: fitCheckout(day, range.checkout) }, next: 'checkout' }
  return { range: { ...range, checkout: day }, next: null }
}

/** The stay as it would be if the day pointed at were chosen: what the calendar shows meanwhile. */
export function previewOf(range: Range, end: End, pointed: Day | null): Range {
  if (end === 'checkin' || pointed === null || !range.checkin || pointed <= range.checkin) return range
  return { ...range, checkout: pointed > lastCheckout(range.checkin) ? range.checkout : pointed }
}

/** The last day a stay can end on. */
export const lastCheckout = (checkin: Day): Day => addDays(checkin, LIMITS.nights)

/** The nights of a stay; none while a day is missing. */
export const nightsOf = ({ checkin, checkout }: Range): number => (checkin && checkout > checkin ? daysBetween(checkin, checkout) : 0)
