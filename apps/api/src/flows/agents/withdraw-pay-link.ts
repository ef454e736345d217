import type { DataOf, ParsedBodyOf, withdrawPayLink as withdrawCall } from '@sojourn/contracts'
import { accept, type Outcome, refuse } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import { releaseItems } from '../items.ts'
import { type AgencyDeps, isAgent, ofAgent } from './agency-deps.ts'
import { linkOnWire, linksWithState } from './pay-link-state.ts'

/** Takes an open link back and frees what it holds. One that was booked, or is being paid, stays. */
export function withdrawPayLink(
  deps: AgencyDeps,
  { link_id: linkId, reason }: ParsedBodyOf<typeof withdrawCall>,
  caller: SignedInCaller,
): Promise<Outcome<DataOf<typeof withdrawCall>>> {
  return deps.transactions.inTenant(caller.orgId, async (tx) => {
    if (!isAgent(caller.user)) return refuse('not_allowed')
    const link = await deps.payLinks.take(tx, ofAgent(caller), linkId)
    if (!link) return refuse('not_found')
    // Locked before it is looked at: the client may be booking it this moment.
    const checkout = await deps.checkouts.take(tx, link.orgId, link.checkoutId, { userId: link.clientId, browserId: null })
    const [found] = await linksWithState(deps, tx, link.orgId, [link])
    if (found!.state === 'paid' || (found!.state === 'open' && found!.booking)) return refuse('already_paid')
    if (found!.state !== 'open') return accept({ link: linkOnWire(found!) })
    if (checkout?.state === 'open') {
      await deps.releaseTenders(tx, checkout)
      await releaseItems(deps, tx, checkout)
      await deps.checkouts.release(tx, checkout)
    }
    await deps.audit.record(tx, caller, { kind: 'pay_link_withdrawn', subjectId: link.clientId, reason })
    return accept({ link: linkOnWire({ link: await deps.payLinks.withdraw(tx, link), booking: null, state: 'withdrawn' }) })
  })
}
