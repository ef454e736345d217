import { type Day, dayIn, daysBetween } from '@sojourn/kernel'
import type { Facts } from './facts.ts'

/** What is being booked, and for whom. */
export interface BookedFor {
  /** The earliest day anything of it begins; null of what begins on no day. */
  readonly startsOn: Day | null
  readonly nowMs: number
  readonly traveler: { readonly first_name: string; readonly last_name: string } | null
  readonly account: { readonly firstName: string; readonly lastName: string }
}

const plain = (first: string, last: string): string => `${first} ${last}`.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

/** Names are compared without accents and case. */
export const bookingFacts = ({ startsOn, nowMs, traveler, account }: BookedFor): Facts => ({
  ...(startsOn && { lead_days: Math.max(0, daysBetween(dayIn('UTC', nowMs), startsOn)) }),
  ...(traveler && { name_differs: plain(traveler.first_name, traveler.last_name) !== plain(account.firstName, account.lastName) }),
})
