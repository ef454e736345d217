import { earliestDay, todayAt } from '@sojourn/kernel'
import { data } from 'react-router'
import { fetchLandingAd, listDestinations, nextTrip, regionsOf } from '../../../features/home/index.ts'
import { serverApi } from '../../../lib/http.ts'
import { ifReady } from '../../../lib/if-ready.ts'
import { requestContext } from '../../../lib/request.ts'
import { ONE_ROOM } from '../../../lib/rooms.ts'
import { earliestCheckin, type Shell } from '../../../lib/shell.ts'
import { soldHere } from '../../../lib/sold-here.ts'
import { AGENT } from '../../../lib/user-type.ts'
import { siteProducts } from '../../registry.ts'
import { lowestPrices } from '../landing/lowest-prices-api.ts'
import { StayLanding } from '../landing/stay-landing.tsx'
import { carriedStay } from '../search/index.ts'
import { HOTELS, productAt } from '../stay-product.ts'
import { usualStay } from '../usual-stay.ts'
import type { Route } from './+types/landing.ts'

/** Five rows of four. */
const POSTERS = 20

export async function loader({ context, request }: Route.LoaderArgs) {
  const client = serverApi(context)
  const { pathname, searchParams } = new URL(request.url)
  const product = productAt(pathname)
  const { nowMs } = context.get(requestContext)
  const today = earliestDay(nowMs)
  const when = { ...usualStay(today), rooms: ONE_ROOM }
  const [destinations, shell, ad] = await Promise.all([
    listDestinations(client, product.name),
    soldHere(client, product.code, product === HOTELS ? frontPage : undefined),
    fetchLandingAd(client),
  ])
  const posters = destinations.slice(0, POSTERS)
  const regions = regionsOf(destinations).map(({ key, name, count }) => ({ key, name, count }))
  // Not waited for: the page is whole without them.
  const prices = lowestPrices({ client, product, placeIds: posters.map(({ placeId }) => placeId), when, whose: whosePrices(shell), nowMs })
  const [carried, known, trip] = await Promise.all([
    carriedStay(client, product, searchParams, (timeZone) => earliestCheckin(todayAt(timeZone, nowMs), shell)),
    ifReady(prices),
    nextTrip(client, shell.user, today),
  ])
  return data({ ad, carried, trip, posters, regions, nowMs, when, prices: known.at === 'ready' ? known.value : known.promise })
}

/** The front page of a site without hotels is the landing page of the first product that it sells. */
const frontPage = (products: readonly string[]): string | undefined => siteProducts(products)[0]?.pages.landing

/** All that prices depend on besides the stay. An agent's are the agent's own. */
function whosePrices({ organisation, currency, user }: Pick<Shell, 'organisation' | 'currency' | 'user'>): string {
  return [organisation.org_id, currency, user?.usr_type === AGENT ? user.user_id : ''].join(' ')
}

export default function StayLandingPage({ loaderData }: Route.ComponentProps) {
  return <StayLanding {...loaderData} />
}
