import type { EarningsShape } from '@sojourn/contracts'
import { type BookingId, money, type OrgId, type Tx, toMajor, type UserId } from '@sojourn/kernel'
import { type Booking, type ItemState, isCancellable } from '../../modules/bookings/index.ts'
import type { AgencyDeps } from './agency-deps.ts'

export const PAID_OUT = 'paid_out'
const EARNED = 'agency_payable'
const AT_ONCE = 500

type Deps = Pick<AgencyDeps, 'ledger' | 'bookings' | 'clock'>
export interface OfAgent {
  readonly orgId: OrgId
  readonly agentId: UserId
}

/** What an agent earned in one currency, in minor units. */
export interface Earnings {
  readonly currency: string
  /** Of bookings that may still be cancelled. */
  readonly pending: number
  /** May be paid out: no cancellation takes it back any more, and it was not paid out yet. */
  readonly available: number
  readonly paidOut: number
}

/**
 * Nothing of it can be cancelled any more, not even one item alone, and no supplier owes an answer to a cancellation; or it was cancelled, and the agent's share of the fee is final.
 */
const isSettled = (booking: Booking, states: readonly ItemState[], nowMs: number): boolean =>
  states.every((state) => state === 'confirmed' || state === 'cancelled') && booking.items.every((item) => !isCancellable({ ...booking, items: [item] }, nowMs))

/** By currency, from the ledger as it is: the agent's earning of each booking, and what was paid out. */
export async function readEarnings({ ledger, bookings, clock }: Deps, tx: Tx, { orgId, agentId }: OfAgent): Promise<Earnings[]> {
  const sums = await ledger.sumsByPosting(tx, { orgId, account: EARNED, subject: agentId })
  const payouts = sums.filter(({ of }) => isPayout(of))
  const ofBookings = sums.filter(({ of }) => !isPayout(of))
  const settled = new Set<string>()
  for (let from = 0; from < ofBookings.length; from += AT_ONCE) {
    const ids = ofBookings.slice(from, from + AT_ONCE).map(({ of }) => of as BookingId)
    const states = await bookings.itemStatesOf(tx, orgId, ids)
    for (const booking of await bookings.findAll(tx, orgId, ids))
      if (isSettled(booking, states.get(booking.bookingId) ?? [], clock.nowMs())) settled.add(booking.bookingId)
  }
  const sumOf = (all: typeof sums, currency: string) => all.reduce((total, each) => total + (each.currency === currency ? each.minor : 0), 0)
  return [...new Set(sums.map(({ currency }) => currency))].sort().map((currency) => {
    const paidOut = -sumOf(payouts, currency)
    const safe = sumOf(
      ofBookings.filter(({ of }) => settled.has(of)),
      currency,
    )
    return { currency, pending: sumOf(ofBookings, currency) - safe, available: safe - paidOut, paidOut }
  })
}

export const isPayout = (of: string): boolean => of.startsWith(`${PAID_OUT}:`)

export const earningsOnWire = ({ currency, pending, available, paidOut }: Earnings): EarningsShape => ({
  currency,
  pending: toMajor(money(pending, currency)),
  available: toMajor(money(available, currency)),
  paid_out: toMajor(money(paidOut, currency)),
})
