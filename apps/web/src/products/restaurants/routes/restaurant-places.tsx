import { say } from '@sojourn/i18n'
import { earliestDay } from '@sojourn/kernel'
import { data } from 'react-router'
import { AllPlaces, regionsOf } from '../../../features/home/index.ts'
import { serverApi } from '../../../lib/http.ts'
import { requestContext } from '../../../lib/request.ts'
import { soldHere } from '../../../lib/sold-here.ts'
import { listTableCities } from '../landing-api.ts'
import { cityHref, usualDay } from '../table-address.ts'
import type { Route } from './+types/restaurant-places.ts'

export const meta: Route.MetaFunction = () => [{ title: say`All places with restaurants` }]

export async function loader({ context }: Route.LoaderArgs) {
  const client = serverApi(context)
  const [cities] = await Promise.all([listTableCities(client), soldHere(client, 'RES')])
  if (cities.length === 0) throw new Response(say`We couldn't load the list of places. Please try again in a moment.`, { status: 503 })
  return data({ regions: regionsOf(cities), day: usualDay(earliestDay(context.get(requestContext).nowMs)) })
}

export default function RestaurantPlacesPage({ loaderData: { regions, day } }: Route.ComponentProps) {
  return <AllPlaces regions={regions} lead={say`All the places where you can book a table, by country.`} hrefOf={({ placeId }) => cityHref(placeId, day)} />
}
