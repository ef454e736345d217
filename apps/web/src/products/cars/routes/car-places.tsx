import { say } from '@sojourn/i18n'
import { earliestDay } from '@sojourn/kernel'
import { data } from 'react-router'
import { AllPlaces, regionsOf } from '../../../features/home/index.ts'
import { serverApi } from '../../../lib/http.ts'
import { requestContext } from '../../../lib/request.ts'
import { soldHere } from '../../../lib/sold-here.ts'
import { cityHref, usualRental } from '../car-address.ts'
import { listCarCities } from '../landing-api.ts'
import type { Route } from './+types/car-places.ts'

export const meta: Route.MetaFunction = () => [{ title: say`All places with cars` }]

export async function loader({ context }: Route.LoaderArgs) {
  const client = serverApi(context)
  const [cities] = await Promise.all([listCarCities(client), soldHere(client, 'CAR')])
  if (cities.length === 0) throw new Response(say`We couldn't load the list of places. Please try again in a moment.`, { status: 503 })
  return data({ regions: regionsOf(cities), days: usualRental(earliestDay(context.get(requestContext).nowMs)) })
}

export default function CarPlacesPage({ loaderData: { regions, days } }: Route.ComponentProps) {
  return <AllPlaces regions={regions} lead={say`All the places where you can rent a car, by country.`} hrefOf={({ placeId }) => cityHref(placeId, days)} />
}
