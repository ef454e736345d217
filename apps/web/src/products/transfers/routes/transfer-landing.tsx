import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { Say } from '@sojourn/i18n/react'
import { type Day, earliestDay, todayAt } from '@sojourn/kernel'
import { data, useLocation } from 'react-router'
import { fetchLandingAd, heroPicture, Landing, type LandingWords, landingWords, PlacePosters, regionsOf } from '../../../features/home/index.ts'
import { serverApi } from '../../../lib/http.ts'
import { ifReady } from '../../../lib/if-ready.ts'
import { requestContext } from '../../../lib/request.ts'
import { earliestCheckin, type Shell, useShell } from '../../../lib/shell.ts'
import { soldHere } from '../../../lib/sold-here.ts'
import { AGENT } from '../../../lib/user-type.ts'
import { bannerBeside } from '../../banners.ts'
import { productLinks } from '../../registry.ts'
import { listTransferCities, lowestTransferPrices } from '../landing-api.ts'
import { carriedRide } from '../search/carried-ride-api.ts'
import { RecentTransfers } from '../search/recent-links.tsx'
import { TransferSearchForm } from '../search/transfer-search-form.tsx'
import { placeHref, usualDay } from '../transfer-address.ts'
import type { Route } from './+types/transfer-landing.ts'

const WORDS: LandingWords = {
  title: (
    <Say>
      Someone is <br className="md:hidden" />
      waiting for you.
    </Say>
  ),
  lead: say`Give us your flight: the driver follows it, and your pick-up on the way back is worked out from it.`,
  promises: [say`The whole price with tolls and child seats`, say`The sum behind every pick-up time`, say`Private, shared and public transport side by side`],
  places: say`Places to arrive at`,
  picture: heroPicture('hero-harbour'),
}

/** Two rows of four. */
const POSTERS = 8

export const meta: Route.MetaFunction = () => [{ title: say`Transfers` }]

export async function loader({ context, request }: Route.LoaderArgs) {
  const client = serverApi(context)
  const { nowMs } = context.get(requestContext)
  const [cities, shell, ad] = await Promise.all([listTransferCities(client), soldHere(client, 'TRF'), fetchLandingAd(client)])
  const day = usualDay(earliestDay(nowMs))
  const posters = cities.slice(0, POSTERS)
  const regions = regionsOf(cities).map(({ key, name, count }) => ({ key, name, count }))
  // Not waited for: the page is whole without them.
  const prices = lowestTransferPrices({ client, placeIds: posters.map(({ placeId }) => placeId), day, whose: whosePrices(shell), nowMs })
  const earliestAt = (timeZone: string | null): Day => earliestCheckin(todayAt(timeZone, nowMs), shell)
  const [carried, known] = await Promise.all([carriedRide(client, new URL(request.url).searchParams, earliestAt), ifReady(prices)])
  return data({ ad, nowMs, carried, posters, regions, prices: known.at === 'ready' ? known.value : known.promise })
}

/** All that prices depend on besides the ride. An agent's are the agent's own. */
const whosePrices = ({ organisation, currency, user }: Pick<Shell, 'organisation' | 'currency' | 'user'>): string =>
  [organisation.org_id, currency, user?.usr_type === AGENT ? user.user_id : ''].join(' ')

export default function TransferLandingPage({ loaderData: { ad, nowMs, carried, posters, regions, prices } }: Route.ComponentProps) {
  const { organisation } = useShell()
  const { products } = organisation
  const words = landingWords('TRF', WORDS, organisation)
  return (
    <Landing
      words={words}
      tabs={productLinks(products, useLocation())}
      form={<TransferSearchForm key={JSON.stringify(carried)} look="hero" nowMs={nowMs} {...carried} />}
      below={<RecentTransfers promises={words.promises} />}
      banner={bannerBeside('TRF', products)}
      ad={ad}
    >
      <PlacePosters
        title={words.places}
        places={posters}
        hrefOf={({ placeId }) => placeHref(placeId)}
        allTo={PRODUCT_PAGES.TRF.places}
        regions={regions}
        prices={prices}
        priceText={(price) => (
          <Say>
            Airport ride from <b className="font-[640] text-ink tabular-nums">{price}</b>
          </Say>
        )}
        note={say`Lowest price for two people from the airport, taxes and tolls included.`}
      />
    </Landing>
  )
}
