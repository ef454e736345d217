import { bookingPage, checkoutPage, type DataOf, type openPayLink as openCall } from '@sojourn/contracts'
import { accept, type Outcome, refuse } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { AgencyDeps } from './agency-deps.ts'
import { nameOf } from './agency-deps.ts'
import { linksWithState } from './pay-link-state.ts'

/** The checkout behind a link, to the client it was sent to; once paid, the booking. Anybody else gets the same answer as for an unknown link. */
export function openPayLink(deps: AgencyDeps, token: string, { orgId, user }: SignedInCaller): Promise<Outcome<DataOf<typeof openCall>>> {
  return deps.transactions.inTenant(orgId, async (tx) => {
    const link = await deps.payLinks.findByToken(tx, orgId, token)
    if (link?.clientId !== user.userId) return refuse('not_found')
    const [found] = await linksWithState(deps, tx, orgId, [link])
    const { state, booking } = found!
    if (state === 'withdrawn' || state === 'expired') return refuse('link_expired')
    const checkout = await deps.checkouts.find(tx, orgId, link.checkoutId, { userId: user.userId, browserId: null })
    if (!checkout) return refuse('not_found')
    const agent = await deps.people.find(tx, link.agentId)
    const path = state === 'paid' ? bookingPage(booking!.bookingId) : checkoutPage(deps.products.saleOf(checkout.product).pages, checkout.checkoutId)
    return accept({ checkoutId: checkout.checkoutId, path, agent: agent ? nameOf(agent) : '', guests: [...link.guests] })
  })
}
