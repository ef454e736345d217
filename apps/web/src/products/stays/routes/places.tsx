import { say } from '@sojourn/i18n'
import { earliestDay } from '@sojourn/kernel'
import { data } from 'react-router'
import { AllPlaces, listDestinations, regionsOf } from '../../../features/home/index.ts'
import { serverApi } from '../../../lib/http.ts'
import { requestContext } from '../../../lib/request.ts'
import { ONE_ROOM } from '../../../lib/rooms.ts'
import { soldHere } from '../../../lib/sold-here.ts'
import { productAt, useStayProduct } from '../stay-product.ts'
import { stayHref } from '../stay-query.ts'
import { usualStay } from '../usual-stay.ts'
import type { Route } from './+types/places.ts'

export const meta: Route.MetaFunction = () => [{ title: say`All destinations` }]

export async function loader({ context, request }: Route.LoaderArgs) {
  const client = serverApi(context)
  const product = productAt(new URL(request.url).pathname)
  const [destinations] = await Promise.all([listDestinations(client, product.name), soldHere(client, product.code)])
  if (destinations.length === 0) throw new Response(say`We couldn't load the list of destinations. Please try again in a moment.`, { status: 503 })
  return data({ regions: regionsOf(destinations), when: { ...usualStay(earliestDay(context.get(requestContext).nowMs)), rooms: ONE_ROOM } })
}

const LEADS = {
  HLT: say`All the places where you can book a hotel, by country.`,
  VR: say`All the places where you can book a home, by country.`,
} as const

export default function PlacesPage({ loaderData }: Route.ComponentProps) {
  const { code, paths } = useStayProduct()
  const { regions, when } = loaderData
  return <AllPlaces regions={regions} lead={LEADS[code]} hrefOf={({ placeId }) => stayHref(paths.results, { ...when, destination: placeId })} />
}
