import { dayIn } from '@sojourn/kernel'
import { data } from 'react-router'
import { AllPlaces, listDestinations, regionsOf } from '../../features/home/index.ts'
import { usualStay } from '../../lib/dates.ts'
import { serverApi } from '../../lib/http.ts'
import { ONE_ROOM } from '../../lib/stay-address.ts'
import { productAt } from '../../lib/stay-product.ts'
import type { Route } from './+types/places.ts'

export const meta: Route.MetaFunction = () => [{ title: 'All destinations' }]

export async function loader({ context, request }: Route.LoaderArgs) {
  const destinations = await listDestinations(serverApi(context), productAt(new URL(request.url).pathname))
  if (destinations.length === 0) throw new Response('The list of places could not be fetched. Please try again in a moment.', { status: 503 })
  return data({ regions: regionsOf(destinations), when: { ...usualStay(dayIn('UTC', Date.now())), rooms: ONE_ROOM } })
}

export default function PlacesPage({ loaderData }: Route.ComponentProps) {
  return <AllPlaces {...loaderData} />
}
