import { say } from '@sojourn/i18n'
import { data, redirect, useRevalidator } from 'react-router'
import { HeldSection, listHeld } from '../../features/held/index.ts'
import { BookingsList } from '../../features/my-bookings/index.ts'
import { listWaiting, WaitingSection } from '../../features/waiting-list/index.ts'
import { serverApi } from '../../lib/http.ts'
import { requestContext } from '../../lib/request.ts'
import { SignInFirst } from '../shell/sign-in-first.tsx'
import type { Route } from './+types/my-bookings.ts'

export const meta: Route.MetaFunction = () => [{ title: say`My bookings` }, { name: 'robots', content: 'noindex' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  // The address in mails that were sent before they led to the booking.
  const named = searchParams.get('booking_id')
  if (named) throw redirect(`/user/my-bookings/${encodeURIComponent(named)}`)
  const cursor = searchParams.get('cursor') ?? undefined
  const client = serverApi(context)
  const [answer, waits, holds] = await Promise.all([
    client.post('/api/bookingHistory/list', cursor ? { cursor } : {}),
    cursor ? null : listWaiting(client),
    cursor ? null : listHeld(client),
  ])
  const held = holds === null ? [] : holds.ok ? holds.data.held : null
  const waiting = waits?.ok ? waits.data.waiting : []
  if (answer.ok) return data({ page: answer.data, held, waiting, nowMs: context.get(requestContext).nowMs })
  if (answer.status === 401) return data({ page: null, held, waiting, nowMs: 0 }, 401)
  throw new Response(answer.message, { status: answer.status === 400 ? 400 : 503 })
}

export default function MyBookingsPage({ loaderData: { page, held, waiting, nowMs } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <main id="content" className="page-width py-9">
      <h1 className="text-h1-s md:text-h1">{say`My bookings`}</h1>
      <HeldSection held={held} onChanged={() => void revalidate()} />
      <WaitingSection waiting={waiting} />
      {page ? <BookingsList page={page} nowMs={nowMs} onChanged={() => void revalidate()} /> : <SignInFirst text={say`Sign in to see your bookings.`} />}
    </main>
  )
}
