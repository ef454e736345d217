import type { DataOf, openPayLink as openCall } from '@sojourn/contracts'
import { accept, type Outcome, refuse } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { AgencyParts } from './agency-parts.ts'
import { nameOf } from './agency-parts.ts'
import { standingLinks } from './pay-link-standing.ts'

const CHECKOUTS: Readonly<Record<string, string>> = { HLT: '/hotel-checkout', VR: '/holidaystays/hotel-checkout' }

/** The checkout behind a link, to the client it was sent to; once paid, the booking. Anybody else is told what a wrong address is told. */
export function openPayLink(parts: AgencyParts, token: string, { orgId, user }: SignedInCaller): Promise<Outcome<DataOf<typeof openCall>>> {
  return parts.transactions.inTenant(orgId, async (tx) => {
    const link = await parts.payLinks.findByToken(tx, orgId, token)
    if (link?.clientId !== user.userId) return refuse('not_found')
    const [standing] = await standingLinks(parts, tx, orgId, [link])
    const { state, booking } = standing!
    if (state === 'withdrawn' || state === 'expired') return refuse('link_expired')
    const checkout = await parts.checkouts.find(tx, orgId, link.checkoutId, { userId: user.userId, browserId: null })
    if (!checkout) return refuse('not_found')
    const agent = await parts.people.find(tx, link.agentId)
    const path =
      state === 'paid'
        ? `/user/my-bookings/${encodeURIComponent(booking!.bookingId)}`
        : `${CHECKOUTS[checkout.product]}?checkout=${encodeURIComponent(checkout.checkoutId)}`
    return accept({ checkoutId: checkout.checkoutId, path, agent: agent ? nameOf(agent) : '', guests: [...link.guests] })
  })
}
