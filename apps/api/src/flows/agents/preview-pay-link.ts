import type { previewPayLink as call, DataOf } from '@sojourn/contracts'
import { accept, type Outcome, refuse, toMajor } from '@sojourn/kernel'
import type { Caller } from '../../http/index.ts'
import { placeAndSpan } from '../../sale/description.ts'
import { titleOfHeld } from '../title-of-held.ts'
import { type AgencyDeps, iso } from './agency-deps.ts'
import { linksWithState } from './pay-link-state.ts'

const NOWHERE = { city: '', image: '', art: '' }

/** What a link is for, before its client has signed in: the thing, the place, the days, the price and the agency; no names. */
export function previewPayLink(deps: AgencyDeps, token: string, { orgId, org }: Caller): Promise<Outcome<DataOf<typeof call>>> {
  return deps.transactions.inTenant(
    orgId,
    async (tx) => {
      const link = await deps.payLinks.findByToken(tx, orgId, token)
      if (!link) return refuse('not_found')
      const [found] = await linksWithState(deps, tx, orgId, [link])
      const { state } = found!
      if (state === 'withdrawn' || state === 'expired') return refuse('link_expired')
      const checkout = await deps.checkouts.find(tx, orgId, link.checkoutId, { userId: link.clientId, browserId: null })
      if (!checkout) return refuse('not_found')
      const described = checkout.items.map((item) => deps.products.describe(item))
      const { place, span } = placeAndSpan(described)
      const title = titleOfHeld(deps.products, checkout)
      const { city, image, art } = place ?? NOWHERE
      const { total, payNow } = checkout.quote
      return accept({
        agency: org.name,
        ...{ title, city, image, art, from: span?.from ?? null, to: span?.to ?? null },
        ...{ total: toMajor(total), pay_now: toMajor(payNow), currency: total.currency },
        state,
        expires_at: iso(link.expiresAtMs),
      })
    },
    { readOnly: true },
  )
}
