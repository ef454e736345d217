import { dayIn } from '@sojourn/kernel'
import { Home, listDestinations } from '../../features/home/index.ts'
import { HotelSearchForm } from '../../features/hotel-search/index.ts'
import { usualStay } from '../../lib/dates.ts'
import { serverApi } from '../../lib/http.ts'
import { ONE_ROOM } from '../../lib/stay-address.ts'
import type { Route } from './+types/home.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const destinations = await listDestinations(serverApi(context))
  return { destinations, today: dayIn('UTC', Date.now()) }
}

export default function HomePage({ loaderData: { destinations, today } }: Route.ComponentProps) {
  const when = { ...usualStay(today), rooms: ONE_ROOM }
  return <Home destinations={destinations} when={when} search={<HotelSearchForm look="hero" today={today} />} />
}
