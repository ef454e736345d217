import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { Say } from '@sojourn/i18n/react'
import { earliestDay, todayAt } from '@sojourn/kernel'
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
import { cityHref, usualDays } from '../activity-address.ts'
import { listActivityPlaces, lowestActivityPrices } from '../landing-api.ts'
import { ActivitySearchForm } from '../search/activity-search-form.tsx'
import { carriedOuting } from '../search/carried-outing-api.ts'
import { RecentActivities } from '../search/recent-links.tsx'
import type { Route } from './+types/activity-landing.ts'

const WORDS: LandingWords = {
  title: (
    <Say>
      A day worth <br className="md:hidden" />
      telling.
    </Say>
  ),
  lead: say`Times, places left and the whole price for everyone, before you choose.`,
  promises: [say`The price for everyone's age, always`, say`All your money back if it doesn't run`, say`Look around free; you pay only when you book`],
  places: say`Places with something to do`,
  picture: heroPicture('hero-arch'),
}

/** Two rows of four. */
const POSTERS = 8

export const meta: Route.MetaFunction = () => [{ title: say`Activities` }]

export async function loader({ context, request }: Route.LoaderArgs) {
  const client = serverApi(context)
  const { nowMs } = context.get(requestContext)
  const [places, shell, ad] = await Promise.all([listActivityPlaces(client), soldHere(client, 'ACT'), fetchLandingAd(client)])
  const days = usualDays(earliestDay(nowMs))
  const posters = places.slice(0, POSTERS)
  const regions = regionsOf(places).map(({ key, name, count }) => ({ key, name, count }))
  // Not waited for: the page is whole without them.
  const prices = lowestActivityPrices({ client, placeIds: posters.map(({ placeId }) => placeId), days, whose: whosePrices(shell), nowMs })
  const earliestAt = (timeZone: string | null) => earliestCheckin(todayAt(timeZone, nowMs), shell)
  const [carried, known] = await Promise.all([carriedOuting(client, new URL(request.url).searchParams, earliestAt), ifReady(prices)])
  return data({ ad, nowMs, carried, days, posters, regions, prices: known.at === 'ready' ? known.value : known.promise })
}

/** All that prices depend on besides the days. An agent's are the agent's own. */
const whosePrices = ({ organisation, currency, user }: Pick<Shell, 'organisation' | 'currency' | 'user'>): string =>
  [organisation.org_id, currency, user?.usr_type === AGENT ? user.user_id : ''].join(' ')

export default function ActivityLandingPage({ loaderData: { ad, nowMs, carried, days, posters, regions, prices } }: Route.ComponentProps) {
  const { organisation } = useShell()
  const { products } = organisation
  const words = landingWords('ACT', WORDS, organisation)
  return (
    <Landing
      words={words}
      tabs={productLinks(products, useLocation())}
      form={<ActivitySearchForm key={JSON.stringify(carried)} look="hero" nowMs={nowMs} {...carried} />}
      below={<RecentActivities promises={words.promises} />}
      banner={bannerBeside('ACT', products)}
      ad={ad}
    >
      <PlacePosters
        title={words.places}
        places={posters}
        hrefOf={({ placeId }) => cityHref(placeId, days)}
        allTo={PRODUCT_PAGES.ACT.places}
        regions={regions}
        prices={prices}
        priceText={(price) => (
          <Say>
            walks from <b className="font-[640] text-ink tabular-nums">{price}</b>
          </Say>
        )}
        note={say`Lowest price of a guided walk for one adult, taxes and fees included.`}
      />
    </Landing>
  )
}
