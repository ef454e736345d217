import { dayIn } from '@sojourn/kernel'
import { data } from 'react-router'
import { Home, listDestinations, lowestPrices, regionsOf } from '../../features/home/index.ts'
import { HotelSearchForm } from '../../features/hotel-search/index.ts'
import { usualStay } from '../../lib/dates.ts'
import { orThrow, serverApi } from '../../lib/http.ts'
import type { Shell } from '../../lib/shell.ts'
import { ONE_ROOM } from '../../lib/stay-address.ts'
import { productAt } from '../../lib/stay-product.ts'
import type { Route } from './+types/home.ts'

/** Five rows of four. */
const POSTERS = 20

export async function loader({ context, request }: Route.LoaderArgs) {
  const client = serverApi(context)
  const product = productAt(new URL(request.url).pathname)
  const now = Date.now()
  const today = dayIn('UTC', now)
  const when = { ...usualStay(today), rooms: ONE_ROOM }
  const [destinations, answer] = await Promise.all([listDestinations(client, product), client.post('/api/general/getShell', {})])
  const shell = orThrow(answer)
  // An organisation that does not sell a product has no page of it.
  if (!shell.organisation.products.includes(product.code)) throw new Response(null, { status: 404 })
  const posters = destinations.slice(0, POSTERS)
  const regions = regionsOf(destinations).map(({ key, name, count }) => ({ key, name, count }))
  // Not waited for: the page stands without them.
  const prices = lowestPrices({ client, product, placeIds: posters.map(({ placeId }) => placeId), when, whose: whosePrices(shell), nowMs: now })
  return data({ posters, regions, today, when, prices })
}

const AGENT = 3

/** All that prices depend on besides the stay. An agent's are the agent's own. */
function whosePrices({ organisation, currency, user }: Omit<Shell, 'scheme'>): string {
  return [organisation.org_id, currency, user?.usr_type === AGENT ? user.user_id : ''].join(' ')
}

export default function HomePage({ loaderData: { today, ...page } }: Route.ComponentProps) {
  return <Home {...page} search={<HotelSearchForm look="hero" today={today} />} />
}
