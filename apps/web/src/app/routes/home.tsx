import { dayIn } from '@sojourn/kernel'
import { data } from 'react-router'
import { Home, listDestinations, lowestPrices } from '../../features/home/index.ts'
import { HotelSearchForm } from '../../features/hotel-search/index.ts'
import { usualStay } from '../../lib/dates.ts'
import { type Client, serverApi } from '../../lib/http.ts'
import { ONE_ROOM } from '../../lib/stay-address.ts'
import type { Route } from './+types/home.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const client = serverApi(context)
  const now = Date.now()
  const today = dayIn('UTC', now)
  const when = { ...usualStay(today), rooms: ONE_ROOM }
  const [destinations, whose] = await Promise.all([listDestinations(client), whosePrices(client)])
  // Not waited for: the page stands without them.
  const prices = whose ? lowestPrices({ client, placeIds: destinations.map(({ placeId }) => placeId), when, whose, nowMs: now }) : {}
  return data({ destinations, today, when, prices })
}

const AGENT = 3

/** All that prices depend on besides the stay. An agent's are the agent's own. */
async function whosePrices(client: Client): Promise<string | null> {
  const shell = await client.post('/api/general/getShell', {})
  if (!shell.ok) return null
  const { organisation, currency, user } = shell.data
  return [organisation.org_id, currency, user?.usr_type === AGENT ? user.user_id : ''].join(' ')
}

export default function HomePage({ loaderData: { destinations, today, when, prices } }: Route.ComponentProps) {
  return <Home destinations={destinations} when={when} prices={prices} search={<HotelSearchForm look="hero" today={today} />} />
}
