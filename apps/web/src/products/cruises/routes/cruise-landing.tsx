import { say } from '@sojourn/i18n'
import { Say } from '@sojourn/i18n/react'
import { data, useLocation } from 'react-router'
import { fetchLandingAd, heroPicture, Landing, type LandingWords, landingWords } from '../../../features/home/index.ts'
import { serverApi } from '../../../lib/http.ts'
import { ifReady } from '../../../lib/if-ready.ts'
import { requestContext } from '../../../lib/request.ts'
import { type Shell, useShell } from '../../../lib/shell.ts'
import { soldHere } from '../../../lib/sold-here.ts'
import { AGENT } from '../../../lib/user-type.ts'
import { bannerBeside } from '../../banners.ts'
import { productLinks } from '../../registry.ts'
import { listPorts } from '../cruises-api.ts'
import { listWaters, lowestCruises } from '../landing-api.ts'
import { carriedCruise } from '../search/carried-cruise-api.ts'
import { CruiseSearchForm } from '../search/cruise-search-form.tsx'
import { RecentCruises } from '../search/recent-links.tsx'
import { WaterPosters } from '../water-posters.tsx'
import type { Route } from './+types/cruise-landing.ts'

const WORDS: LandingWords = {
  title: (
    <Say>
      A new port <br className="md:hidden" />
      each morning.
    </Say>
  ),
  lead: say`Every day on the map, and one price for the cabin with port taxes and gratuities.`,
  promises: [say`A price for the cabin that never grows`, say`Pay a deposit now and the rest later`, say`Hold a cabin while you decide`],
  places: say`Waters to cruise in`,
  picture: heroPicture('hero-voyage'),
}

export const meta: Route.MetaFunction = () => [{ title: say`Cruises` }]

export async function loader({ context, request }: Route.LoaderArgs) {
  const client = serverApi(context)
  const { nowMs } = context.get(requestContext)
  const [ports, waters, shell, ad, carried] = await Promise.all([
    listPorts(client),
    listWaters(client),
    soldHere(client, 'CRU'),
    fetchLandingAd(client),
    carriedCruise(client, new URL(request.url).searchParams, nowMs),
  ])
  // Not waited for: the page is whole without them.
  const prices = lowestCruises({ client, whose: whosePrices(shell), nowMs })
  const known = await ifReady(prices)
  return data({ ad, nowMs, ports, carried, waters, prices: known.at === 'ready' ? known.value : known.promise })
}

/** All that prices depend on besides the waters. An agent's are the agent's own. */
const whosePrices = ({ organisation, currency, user }: Pick<Shell, 'organisation' | 'currency' | 'user'>): string =>
  [organisation.org_id, currency, user?.usr_type === AGENT ? user.user_id : ''].join(' ')

export default function CruiseLandingPage({ loaderData: { ad, nowMs, ports, carried, waters, prices } }: Route.ComponentProps) {
  const { organisation } = useShell()
  const { products } = organisation
  const words = landingWords('CRU', WORDS, organisation)
  return (
    <Landing
      words={words}
      tabs={productLinks(products, useLocation())}
      form={<CruiseSearchForm key={JSON.stringify(carried)} look="hero" nowMs={nowMs} ports={ports} {...carried} />}
      below={<RecentCruises promises={words.promises} />}
      banner={bannerBeside('CRU', products)}
      ad={ad}
    >
      <WaterPosters title={words.places} posters={waters} prices={prices} />
    </Landing>
  )
}
