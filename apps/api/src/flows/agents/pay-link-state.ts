import type { PayLinkShape } from '@sojourn/contracts'
import { type OrgId, type Tx, toMajor } from '@sojourn/kernel'
import type { Booking } from '../../modules/bookings/index.ts'
import { type BookedAs, type PayLink, type PayLinkState, stateOf } from '../../modules/pay-links/index.ts'
import { type AgencyDeps, iso } from './agency-deps.ts'

export interface LinkWithState {
  readonly link: PayLink
  readonly booking: Booking | null
  readonly state: PayLinkState
}

/** The states of links, by their bookings and the clock. */
export async function linksWithState(
  { bookings, clock }: Pick<AgencyDeps, 'bookings' | 'clock'>,
  tx: Tx,
  orgId: OrgId,
  links: readonly PayLink[],
): Promise<LinkWithState[]> {
  const found = await bookings.findByCheckouts(
    tx,
    orgId,
    links.map((link) => link.checkoutId),
  )
  const known = new Map(found.map((booking) => [booking.checkoutId, booking]))
  return links.map((link) => {
    const booking = known.get(link.checkoutId) ?? null
    return { link, booking, state: stateOf(link, bookedAs(booking), clock.nowMs()) }
  })
}

function bookedAs(booking: Booking | null): BookedAs {
  switch (booking?.status) {
    case undefined:
      return null
    case 'draft':
    case 'pending_payment':
      return 'waiting'
    case 'confirming':
    case 'confirmed':
    case 'cancelled':
      return 'bought'
    case 'failed':
    case 'expired':
      return 'failed'
  }
}

export const linkOnWire = ({ link, booking, state }: LinkWithState): PayLinkShape => ({
  link_id: link.linkId,
  checkoutId: link.checkoutId,
  title: link.title,
  client: link.clientName,
  amount: toMajor(link.amount),
  currency: link.amount.currency,
  // What was bought stays bought; to the agent it is over.
  state: state === 'paid' && booking?.status === 'cancelled' ? 'cancelled' : state,
  expires_at: iso(link.expiresAtMs),
  booking_id: booking?.bookingId ?? null,
})
