import { say } from '@sojourn/i18n'
import { data } from 'react-router'
import { ClientBookings, fetchClientBookings } from '../../features/client-bookings/index.ts'
import { serverApi } from '../../lib/http.ts'
import { SignInFirst } from '../shell/sign-in-first.tsx'
import type { Route } from './+types/agent-bookings.ts'

export const meta: Route.MetaFunction = () => [{ title: say`Clients' bookings` }, { name: 'robots', content: 'noindex' }]

const STATUS = { shown: 200, guest: 401, not_agent: 403, unreachable: 503 } as const

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams
  const state = await fetchClientBookings(serverApi(context), {
    clientId: asked.get('client') ?? '',
    find: (asked.get('find') ?? '').trim(),
    cursor: asked.get('cursor') ?? '',
  })
  return data({ state }, STATUS[state.kind])
}

export default function AgentBookingsPage({ loaderData: { state } }: Route.ComponentProps) {
  return (
    <main id="content" className="page-width py-9">
      <h1 className="text-h1-s md:text-h1">{say`Clients' bookings`}</h1>
      {state.kind === 'guest' ? <SignInFirst text={say`Sign in to see your clients' bookings.`} /> : <ClientBookings state={state} />}
    </main>
  )
}
