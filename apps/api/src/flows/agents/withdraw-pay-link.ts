import type { DataOf, withdrawPayLink as withdrawCall } from '@sojourn/contracts'
import { accept, type Outcome, refuse } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import { type AgencyParts, isAgent, ofAgent } from './agency-parts.ts'
import { linkOnWire, standingLinks } from './pay-link-standing.ts'

/** Takes an open link back and frees its rooms. One that was booked, or is being paid, stays. */
export function withdrawPayLink(parts: AgencyParts, linkId: string, caller: SignedInCaller): Promise<Outcome<DataOf<typeof withdrawCall>>> {
  return parts.transactions.inTenant(caller.orgId, async (tx) => {
    if (!isAgent(caller.user)) return refuse('not_allowed')
    const link = await parts.payLinks.take(tx, ofAgent(caller), linkId)
    if (!link) return refuse('not_found')
    // Locked before it is looked at: the client may be booking it this moment.
    const checkout = await parts.checkouts.take(tx, link.orgId, link.checkoutId, { userId: link.clientId, browserId: null })
    const [standing] = await standingLinks(parts, tx, link.orgId, [link])
    if (standing!.state === 'paid' || (standing!.state === 'open' && standing!.booking)) return refuse('already_paid')
    if (standing!.state !== 'open') return accept({ link: linkOnWire(standing!) })
    if (checkout?.state === 'open') {
      await parts.letGoTenders(tx, checkout)
      await parts.stays.release(tx, checkout)
      await parts.checkouts.release(tx, checkout)
    }
    return accept({ link: linkOnWire({ link: await parts.payLinks.withdraw(tx, link), booking: null, state: 'withdrawn' }) })
  })
}
