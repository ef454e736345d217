import { say } from '@sojourn/i18n'
import { useCallback } from 'react'
import { data, useLocation, useRevalidator } from 'react-router'
import { fetchLinks, PayLinks } from '../../features/pay-link/index.ts'
import { serverApi } from '../../lib/http.ts'
import { useLanding } from '../../ui/use-landing.ts'
import { SignInFirst } from '../shell/sign-in-first.tsx'
import type { Route } from './+types/agent-pay-links.ts'

export const meta: Route.MetaFunction = () => [{ title: say`Pay links` }, { name: 'robots', content: 'noindex' }]

const STATUS = { shown: 200, guest: 401, not_agent: 403, unreachable: 503 } as const

export async function loader({ request, context }: Route.LoaderArgs) {
  const state = await fetchLinks(serverApi(context), new URL(request.url).searchParams.get('cursor') ?? '')
  return data({ state }, STATUS[state.kind])
}

export default function AgentPayLinksPage({ loaderData: { state } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  // From the dialog that sent a link: with its page it is gone.
  const title = useLanding<HTMLHeadingElement>(useLocation().state?.isShown === true)
  const reload = useCallback(() => void revalidate(), [revalidate])
  return (
    <main id="content" className="page-width py-9">
      <h1 ref={title} tabIndex={-1} className="text-h1-s outline-none md:text-h1">{say`Pay links`}</h1>
      {state.kind === 'guest' ? <SignInFirst text={say`Sign in as an agent to see your pay links.`} /> : <PayLinks state={state} onChanged={reload} />}
    </main>
  )
}
