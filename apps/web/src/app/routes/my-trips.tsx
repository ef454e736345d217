import { say } from '@sojourn/i18n'
import { earliestDay } from '@sojourn/kernel'
import { useCallback } from 'react'
import { data, useNavigate, useRevalidator } from 'react-router'
import { listTrips, readTrip, TripsList, TripView } from '../../features/trips/index.ts'
import { serverApi } from '../../lib/http.ts'
import { requestContext } from '../../lib/request.ts'
import { MY_TRIPS, shownTrip } from '../../lib/trip-page.ts'
import { Unreadable } from '../../ui/unreadable.tsx'
import { SignInFirst } from '../shell/sign-in-first.tsx'
import type { Route } from './+types/my-trips.ts'

export const meta: Route.MetaFunction = () => [{ title: say`My trips` }, { name: 'robots', content: 'noindex' }]

/** The list of trips, or with `trip_id` and `workarea` one of them (A2.4). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const client = serverApi(context)
  const tripId = shownTrip(new URL(request.url).searchParams)
  // A trip is over once its last day is over everywhere.
  const today = earliestDay(context.get(requestContext).nowMs)
  if (tripId !== null) {
    const answer = await readTrip(client, tripId)
    if (answer.ok) return data({ at: 'trip' as const, details: answer.data, today })
    if (answer.status === 401) return data({ at: 'guest' as const }, 401)
    if (answer.status === 404 || answer.status === 400) return data({ at: 'unknown' as const }, 404)
    return data({ at: 'unread' as const }, 503)
  }
  const answer = await listTrips(client)
  if (answer.ok) return data({ at: 'list' as const, trips: answer.data.trips, today })
  return answer.status === 401 ? data({ at: 'guest' as const }, 401) : data({ at: 'unread' as const }, 503)
}

export default function MyTripsPage({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content" className="page-width py-9">
      <Shown found={loaderData} />
    </main>
  )
}

function Shown({ found }: { found: Route.ComponentProps['loaderData'] }) {
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const reload = useCallback(() => void revalidate(), [revalidate])
  if (found.at === 'trip') {
    const { details, today } = found
    return <TripView key={details.trip.trip_list_id} details={details} today={today} onChanged={reload} onLeft={() => void navigate(MY_TRIPS)} />
  }
  return (
    <>
      <h1 className="text-h1-s md:text-h1">{say`My trips`}</h1>
      {found.at === 'guest' && <SignInFirst text={say`Sign in to see your trips.`} />}
      {found.at === 'list' && <TripsList trips={found.trips} today={found.today} onMade={(to) => void navigate(to)} />}
      {/* B8.1: spelled so in English too. */}
      {found.at === 'unread' && <Unreadable>{say`Error al cargar viajes`}</Unreadable>}
      {found.at === 'unknown' && (
        <p className="mt-4 max-w-[46ch] text-body text-ink-2">{say`We can't find that trip. It may have been deleted, or you may have to join it by its link first.`}</p>
      )}
    </>
  )
}
