import { say } from '@sojourn/i18n'
import { data } from 'react-router'
import { AllPlaces, regionsOf } from '../../../features/home/index.ts'
import { serverApi } from '../../../lib/http.ts'
import { soldHere } from '../../../lib/sold-here.ts'
import { listTransferCities } from '../landing-api.ts'
import { placeHref } from '../transfer-address.ts'
import type { Route } from './+types/transfer-places.ts'

export const meta: Route.MetaFunction = () => [{ title: say`All places with transfers` }]

export async function loader({ context }: Route.LoaderArgs) {
  const client = serverApi(context)
  const [cities] = await Promise.all([listTransferCities(client), soldHere(client, 'TRF')])
  if (cities.length === 0) throw new Response(say`We couldn't load the list of places. Please try again in a moment.`, { status: 503 })
  return data({ regions: regionsOf(cities) })
}

export default function TransferPlacesPage({ loaderData: { regions } }: Route.ComponentProps) {
  return <AllPlaces regions={regions} lead={say`All the places with transfers, by country.`} hrefOf={({ placeId }) => placeHref(placeId)} />
}
