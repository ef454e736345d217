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
import { cityHref, usualRental } from '../car-address.ts'
import { listCarCities, lowestCarPrices } from '../landing-api.ts'
import { CarSearchForm } from '../search/car-search-form.tsx'
import { carriedRental } from '../search/carried-rental-api.ts'
import { RecentCars } from '../search/recent-links.tsx'
import type { Route } from './+types/car-landing.ts'

const WORDS: LandingWords = {
  title: (
    <Say>
      Take the <br className="md:hidden" />
      long way.
    </Say>
  ),
  lead: say`No surprises at the desk: see excess, deposit, mileage and fuel next to every price.`,
  promises: [say`The full price for your age, always`, say`Excess and deposit shown before you book`, say`Look around free; you pay only when you book`],
  places: say`Places to drive from`,
  picture: heroPicture('hero-roads'),
}

/** Two rows of four. */
const POSTERS = 8

export const meta: Route.MetaFunction = () => [{ title: say`Cars` }]

export async function loader({ context, request }: Route.LoaderArgs) {
  const client = serverApi(context)
  const { nowMs } = context.get(requestContext)
  const [cities, shell, ad] = await Promise.all([listCarCities(client), soldHere(client, 'CAR'), fetchLandingAd(client)])
  const days = usualRental(earliestDay(nowMs))
  const posters = cities.slice(0, POSTERS)
  const regions = regionsOf(cities).map(({ key, name, count }) => ({ key, name, count }))
  // Not waited for: the page is whole without them.
  const prices = lowestCarPrices({ client, placeIds: posters.map(({ placeId }) => placeId), days, whose: whosePrices(shell), nowMs })
  const earliestAt = (timeZone: string | null) => earliestCheckin(todayAt(timeZone, nowMs), shell)
  const [carried, known] = await Promise.all([carriedRental(client, new URL(request.url).searchParams, earliestAt), ifReady(prices)])
  return data({ ad, nowMs, carried, days, posters, regions, prices: known.at === 'ready' ? known.value : known.promise })
}

/** All that prices depend on besides the rental. An agent's are the agent's own. */
const whosePrices = ({ organisation, currency, user }: Pick<Shell, 'organisation' | 'currency' | 'user'>): string =>
  [organisation.org_id, currency, user?.usr_type === AGENT ? user.user_id : ''].join(' ')

export default function CarLandingPage({ loaderData: { ad, nowMs, carried, days, posters, regions, prices } }: Route.ComponentProps) {
  const { organisation } = useShell()
  const { products } = organisation
  const words = landingWords('CAR', WORDS, organisation)
  return (
    <Landing
      words={words}
      tabs={productLinks(products, useLocation())}
      form={<CarSearchForm key={JSON.stringify(carried)} look="hero" nowMs={nowMs} {...carried} />}
      below={<RecentCars promises={words.promises} />}
      banner={bannerBeside('CAR', products)}
      ad={ad}
    >
      <PlacePosters
        title={words.places}
        places={posters}
        hrefOf={({ placeId }) => cityHref(placeId, days)}
        allTo={PRODUCT_PAGES.CAR.places}
        regions={regions}
        prices={prices}
        priceText={(price) => (
          <Say>
            from <b className="font-[640] text-ink tabular-nums">{price}</b> a day
          </Say>
        )}
        note={say`Lowest price per day for a three-day rental, taxes and fees included.`}
      />
    </Landing>
  )
}
