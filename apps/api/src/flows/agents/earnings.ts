import type { EarningsShape } from '@sojourn/contracts'
import { type BookingId, money, type OrgId, type Tx, toMajor, type UserId } from '@sojourn/kernel'
import { type Booking, type ItemState, isCancellable } from '../../modules/bookings/index.ts'
import type { AgencyDeps } from './agency-deps.ts'

export const PAID_OUT = 'paid_out'
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

/** By currency, from the ledger as it is: what was earned in all, what was paid out, and of what is still open what may be taken back. What is not any more is closed: no later look reads it. */
export async function readEarnings(deps: Deps, tx: Tx, of: OfAgent): Promise<Earnings[]> {
  const { orgId, agentId } = of
  const balancesOf = (account: 'agency_payable' | 'payouts') => deps.ledger.balancesOf(tx, { orgId, account, subjects: [agentId] })
  const [earned, paidOut] = [await balancesOf('agency_payable'), await balancesOf('payouts')]
  // Behind the balances: what is earned in between makes less available, never more.
  const pending = await readPending(deps, tx, of)
  const sumOf = (all: readonly { readonly currency: string; readonly minor: number }[], currency: string) =>
    all.reduce((total, each) => total + (each.currency === currency ? each.minor : 0), 0)
  return earned
    .map(({ currency, minor }) => {
      const open = sumOf(pending, currency)
      return { currency, pending: open, available: minor - open, paidOut: sumOf(paidOut, currency) }
    })
    .filter((each) => each.pending !== 0 || each.available !== 0 || each.paidOut !== 0)
}

async function readPending({ ledger, bookings, clock }: Deps, tx: Tx, { orgId, agentId }: OfAgent) {
  const open = await ledger.openEarnings(tx, { orgId, agentId })
  const final = new Set(open.map(({ of }) => of).filter(isPayout))
  const booked = [...new Set(open.map(({ of }) => of))].filter((of) => !isPayout(of)) as BookingId[]
  for (let from = 0; from < booked.length; from += AT_ONCE) {
    const ids = booked.slice(from, from + AT_ONCE)
    const states = await bookings.itemStatesOf(tx, orgId, ids)
    for (const booking of await bookings.findAll(tx, orgId, ids))
      if (isSettled(booking, states.get(booking.bookingId) ?? [], clock.nowMs())) final.add(booking.bookingId)
  }
  await ledger.closeEarnings(tx, { orgId, agentId, of: [...final] })
  return open.filter(({ of }) => !final.has(of))
}

export const isPayout = (of: string): boolean => of.startsWith(`${PAID_OUT}:`)

export const earningsOnWire = ({ currency, pending, available, paidOut }: Earnings): EarningsShape => ({
  currency,
  pending: toMajor(money(pending, currency)),
  available: toMajor(money(available, currency)),
  paid_out: toMajor(money(paidOut, currency)),
})
