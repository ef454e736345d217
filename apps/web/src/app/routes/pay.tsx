import { say } from '@sojourn/i18n'
import { data } from 'react-router'
import { OpenedLink, openLink } from '../../features/pay-link/index.ts'
import { serverApi } from '../../lib/http.ts'
import type { PageHandle } from '../shell/page-handle.ts'
import { ProsePage } from '../shell/prose-page.tsx'
import type { Route } from './+types/pay.ts'

export const handle: PageHandle = { bar: 'quiet' }
// The address is the client's alone: it goes to no other site.
export const meta: Route.MetaFunction = () => [
  { title: say`Your booking is ready to pay` },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

const STATUS = { open: 200, guest: 401, ended: 410, not_here: 404, unreachable: 503 } as const

export async function loader({ params, context }: Route.LoaderArgs) {
  const state = await openLink(serverApi(context), params.token)
  return data({ state }, STATUS[state.kind])
}

export default function PayPage({ loaderData: { state } }: Route.ComponentProps) {
  return (
    <ProsePage
      title={
        state.kind === 'ended' ? say`This link is no longer active` : state.kind === 'not_here' ? say`Nothing to pay here` : say`Your booking is ready to pay`
      }
    >
      <OpenedLink state={state} />
    </ProsePage>
  )
}
