import { type BookingId, type Day, type Money, min, type OrgId, type UserId } from '@sojourn/kernel'
import type { PricedPlan } from './plan.ts'
import { endOfTermMs } from './terms.ts'

/** trialing → active → grace → expired; the first three end as `cancelled` at the end of their term, or are withdrawn from with the money back. */
export type MembershipState = 'trialing' | 'active' | 'grace' | 'expired' | 'cancelled' | 'withdrawn'

export interface Membership {
  readonly orgId: OrgId
  readonly membershipNo: string
  readonly userId: UserId
  readonly subId: string
  readonly state: MembershipState
  readonly since: Day
  /** Counts the terms, so that each is charged once. */
  readonly periodNo: number
  readonly periodStart: Day
  /** The day the next term begins, or the membership ends. */
  readonly periodEnd: Day
  readonly anchorDay: number
  readonly timeZone: string
  /** Where its member lives, as far as it decides about rules; null where it is unknown. */
  readonly country: string | null
  /** What was paid for the running term, by whomever; 0 of a trial. */
  readonly periodPrice: Money
  /** What a renewal costs, as was last announced. */
  readonly price: Money
  /** What is charged when a trial ends; null of a membership that had none, or is past it. */
  readonly firstPrice: Money | null
  /** Another term follows automatically. */
  readonly renews: boolean
  readonly cancelAtEnd: boolean
  readonly nextPaymentByOrg: boolean
  /** The booking that paid its running term; of an automatic renewal, the one before. */
  readonly bookingId: BookingId
  /** Until when its member may take the money back; null where that is over, or never was. */
  readonly withdrawUntilMs: number | null
  /** The language of mails to its member, and the site their links lead to; null where unknown. */
  readonly language: string | null
  readonly origin: string | null
  /** The term whose charge was handed on to be made. */
  readonly handedPeriod: number
  readonly endedAtMs: number | null
  readonly version: number
}

const LIVE: ReadonlySet<MembershipState> = new Set(['trialing', 'active', 'grace'])

/** Whether its benefits apply. */
export const hasBenefits = (state: MembershipState): boolean => LIVE.has(state)

/** As older clients know it (A4.3). */
export const planStatusOf = (state: MembershipState): 'ACTIVE' | 'EXPIRED' => (hasBenefits(state) ? 'ACTIVE' : 'EXPIRED')

/** True where nothing follows its term. */
export const endsAtExpiry = ({ renews, cancelAtEnd }: Pick<Membership, 'renews' | 'cancelAtEnd'>): boolean => cancelAtEnd || !renews

type Ending = Pick<Membership, 'state' | 'renews' | 'cancelAtEnd' | 'periodEnd' | 'timeZone'>

/** When it ends without being cancelled; null where another term follows, or it is over. */
export const endsAtMs = (of: Ending): number | null =>
  (of.state === 'trialing' || of.state === 'active') && endsAtExpiry(of) ? endOfTermMs(of.periodEnd, of.timeZone) : null

/** Its state by the clock: the worker that stores an end may be a moment late. */
export function stateAt(of: Ending, nowMs: number): MembershipState {
  const endMs = endsAtMs(of)
  if (endMs === null || nowMs < endMs) return of.state
  return of.cancelAtEnd ? 'cancelled' : 'expired'
}

/** The next charge of a member, if nothing changes; null where none follows. */
export function nextCharge(of: Membership): { readonly on: Day; readonly amount: Money } | null {
  if ((of.state !== 'trialing' && of.state !== 'active') || endsAtExpiry(of) || of.nextPaymentByOrg) return null
  const amount = of.state === 'trialing' ? (of.firstPrice ?? of.price) : of.price
  return amount.minor > 0 ? { on: of.periodEnd, amount } : null
}

/** What the next term costs: never more than its member agreed to or was notified of in time, and less where the plan has become cheaper. */
export function renewalPrice({ state, price, firstPrice }: Pick<Membership, 'state' | 'price' | 'firstPrice'>, { price: { renewal } }: PricedPlan): Money {
  if (state === 'trialing' || firstPrice) return firstPrice ?? price
  return renewal.currency === price.currency ? min(renewal, price) : price
}

/** Where a state may go. Back again only by undoing the purchase that led there. */
const NEXT: Readonly<Record<MembershipState, readonly MembershipState[]>> = {
  trialing: ['active', 'grace', 'expired', 'cancelled', 'withdrawn'],
  active: ['active', 'grace', 'expired', 'cancelled', 'withdrawn'],
  grace: ['active', 'expired', 'cancelled', 'withdrawn'],
  expired: ['active'],
  cancelled: ['active'],
  withdrawn: [],
}

export const mayBecome = (from: MembershipState, to: MembershipState): boolean => NEXT[from].includes(to)
