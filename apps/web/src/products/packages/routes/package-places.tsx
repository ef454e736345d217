import { say } from '@sojourn/i18n'
import { data } from 'react-router'
import { AllPlaces, listDestinations, regionsOf } from '../../../features/home/index.ts'
import { serverApi } from '../../../lib/http.ts'
import { soldHere } from '../../../lib/sold-here.ts'
import { placeHref } from '../package-address.ts'
import type { Route } from './+types/package-places.ts'

export const meta: Route.MetaFunction = () => [{ title: say`All places with packages` }]

export async function loader({ context }: Route.LoaderArgs) {
  const client = serverApi(context)
  const [places] = await Promise.all([listDestinations(client, 'hotels'), soldHere(client, 'PKG')])
  if (places.length === 0) throw new Response(say`We couldn't load the list of places. Please try again in a moment.`, { status: 503 })
  return data({ regions: regionsOf(places) })
}

export default function PackagePlacesPage({ loaderData: { regions } }: Route.ComponentProps) {
  return <AllPlaces regions={regions} lead={say`All the places with packages, by country.`} hrefOf={({ placeId }) => placeHref(placeId)} />
}
