import { cruisePlaces, searchCruises as searchCall } from '@sojourn/contracts'
import { accept } from '@sojourn/kernel'
import { agentTermsOf, type CallRoute, pricingFor, route } from '../../http/index.ts'
import { pricedFor } from './cruise-ask-of.ts'
import type { CruiseParts } from './parts.ts'
import { ASKED_REFUSALS } from './refusals.ts'
import { searchCruises } from './search-cruises.ts'
import { readCruisePlace } from './suggest-places.ts'

/** The calls that find sailings. */
export const searchCruisesHttp = (parts: CruiseParts): CallRoute[] => [
  route(
    searchCall,
    async (body, caller) => {
      const { memberPrices } = await pricingFor(caller, body.currency)
      const asking = { priced: await pricedFor(body, caller), agent: agentTermsOf(caller), language: caller.language }
      const found = await parts.transactions.inTenant(caller.orgId, (tx) => searchCruises(parts, tx, body, asking), { readOnly: true })
      return found.ok ? accept({ ...found.value, member_prices: memberPrices }) : found
    },
    ASKED_REFUSALS,
  ),

  route(cruisePlaces, async (body, { language }) => {
    const catalogue = parts.catalogue()
    const read = catalogue ? await readCruisePlace(catalogue, body, language) : { places: [], meant: null, is_country: false }
    return accept(read)
  }),
]
