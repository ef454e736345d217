import { say } from '@sojourn/i18n'
import { earliestDay } from '@sojourn/kernel'
import { data } from 'react-router'
import { AllPlaces, regionsOf } from '../../../features/home/index.ts'
import { serverApi } from '../../../lib/http.ts'
import { requestContext } from '../../../lib/request.ts'
import { soldHere } from '../../../lib/sold-here.ts'
import { cityHref, usualDays } from '../activity-address.ts'
import { listActivityPlaces } from '../landing-api.ts'
import type { Route } from './+types/activity-places.ts'

export const meta: Route.MetaFunction = () => [{ title: say`All places with activities` }]

export async function loader({ context }: Route.LoaderArgs) {
  const client = serverApi(context)
  const [places] = await Promise.all([listActivityPlaces(client), soldHere(client, 'ACT')])
  if (places.length === 0) throw new Response(say`We couldn't load the list of places. Please try again in a moment.`, { status: 503 })
  return data({ regions: regionsOf(places), days: usualDays(earliestDay(context.get(requestContext).nowMs)) })
}

export default function ActivityPlacesPage({ loaderData: { regions, days } }: Route.ComponentProps) {
  return <AllPlaces regions={regions} lead={say`All the places with something to do, by country.`} hrefOf={({ placeId }) => cityHref(placeId, days)} />
}
