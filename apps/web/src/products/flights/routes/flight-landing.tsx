import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { monthText, say } from '@sojourn/i18n'
import { Say } from '@sojourn/i18n/react'
import { earliestDay } from '@sojourn/kernel'
import { data, useLocation } from 'react-router'
import {
  fetchLandingAd,
  heroPicture,
  Landing,
  type LandingWords,
  landingWords,
  listDestinations,
  PlacePosters,
  regionsOf,
} from '../../../features/home/index.ts'
import { serverApi } from '../../../lib/http.ts'
import { ifReady } from '../../../lib/if-ready.ts'
import { requestContext } from '../../../lib/request.ts'
import { earliestCheckin, type Shell, useShell } from '../../../lib/shell.ts'
import { soldHere } from '../../../lib/sold-here.ts'
import { AGENT } from '../../../lib/user-type.ts'
import { bannerBeside } from '../../banners.ts'
import { productLinks } from '../../registry.ts'
import { placeHref, usualDay } from '../flight-address.ts'
import { fromOrigin, lowestOf, originName } from '../landing-api.ts'
import { carriedFlight } from '../search/carried-flight-api.ts'
import { FlightSearchForm } from '../search/flight-search-form.tsx'
import { RecentFlights } from '../search/recent-links.tsx'
import type { Route } from './+types/flight-landing.ts'

const WORDS: LandingWords = {
  title: (
    <Say>
      The first price <br className="md:hidden" />
      is the last.
    </Say>
  ),
  lead: say`Every fare you see has its taxes, bags and rules in it.`,
  promises: [say`Every tax by its name`, say`What changing costs, before you pay`, say`24 hours to cancel for free, a week ahead`],
  places: say`Places to fly to`,
  picture: heroPicture('hero-peaks'),
}

/** Two rows of four. */
const POSTERS = 8

export const meta: Route.MetaFunction = () => [{ title: say`Flights` }]

export async function loader({ context, request }: Route.LoaderArgs) {
  const client = serverApi(context)
  const { nowMs } = context.get(requestContext)
  const [places, shell, ad] = await Promise.all([listDestinations(client, 'hotels'), soldHere(client, 'FLT'), fetchLandingAd(client)])
  const query = new URL(request.url).searchParams
  const earliest = earliestCheckin(earliestDay(nowMs), shell)
  const month = usualDay(earliest).slice(0, 7)
  const regions = regionsOf(places).map(({ key, name, count }) => ({ key, name, count }))
  // Not waited for: the page is whole without them.
  const prices = fromOrigin({ client, from: query.get('from'), month, whose: whosePrices(shell), nowMs }).then((found) =>
    found ? lowestOf(found.explored) : {},
  )
  const [carried, origin, known] = await Promise.all([carriedFlight(client, query, earliest), originName(client, query.get('from')), ifReady(prices)])
  return data({ ad, nowMs, carried, posters: places.slice(0, POSTERS), regions, month, origin, prices: known.at === 'ready' ? known.value : known.promise })
}

/** All that prices depend on besides the journey. An agent's are the agent's own. */
const whosePrices = ({ organisation, currency, language, user }: Pick<Shell, 'organisation' | 'currency' | 'language' | 'user'>): string =>
  [organisation.org_id, currency, language, user?.usr_type === AGENT ? user.user_id : ''].join(' ')

export default function FlightLandingPage({ loaderData: { ad, nowMs, carried, posters, regions, month, origin, prices } }: Route.ComponentProps) {
  const { organisation } = useShell()
  const { products } = organisation
  const words = landingWords('FLT', WORDS, organisation)
  return (
    <Landing
      words={words}
      tabs={productLinks(products, useLocation())}
      form={<FlightSearchForm key={JSON.stringify(carried)} look="hero" nowMs={nowMs} {...carried} />}
      below={<RecentFlights promises={words.promises} />}
      banner={bannerBeside('FLT', products)}
      ad={ad}
    >
      <PlacePosters
        title={words.places}
        places={posters}
        hrefOf={({ placeId }) => placeHref(placeId)}
        allTo={PRODUCT_PAGES.FLT.places}
        regions={regions}
        prices={prices}
        priceText={(price) => (
          <Say>
            One way from <b className="font-[640] text-ink tabular-nums">{price}</b>
          </Say>
        )}
        note={say`Lowest one-way price for one adult from ${origin} in ${monthText(month)}, taxes included.`}
      />
    </Landing>
  )
}
