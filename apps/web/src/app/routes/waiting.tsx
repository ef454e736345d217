import { say } from '@sojourn/i18n'
import { data } from 'react-router'
import { getWaiting, WaitingEntry } from '../../features/waiting-list/index.ts'
import { serverApi } from '../../lib/http.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { PageHandle } from '../shell/page-handle.ts'
import { ProsePage } from '../shell/prose-page.tsx'
import type { Route } from './+types/waiting.ts'

export const handle: PageHandle = { bar: 'quiet' }
// The address is for the person alone who was mailed: it goes to no other site.
export const meta: Route.MetaFunction = () => [
  { title: say`Your place on the waiting list` },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const answer = await getWaiting({ token }, serverApi(context))
  if (answer.ok) return data({ token, entry: answer.data.waiting })
  if (answer.status === 404 || answer.status === 400) return data({ token, entry: null }, 404)
  throw new Response(answer.message, { status: 503 })
}

/** Behind the link in the mail of a person who waited: what is held for them, and the way to its checkout. */
export default function WaitingPage({ loaderData: { token, entry } }: Route.ComponentProps) {
  return (
    <ProsePage title={say`Your place on the waiting list`}>
      {entry ? (
        <div>
          <WaitingEntry entry={entry} which={{ token }} heading="h2" />
        </div>
      ) : (
        <>
          <p className="max-w-[46ch] text-body text-ink-2">{say`There's no place on a waiting list behind this link. It may be incomplete: please open it from the email again.`}</p>
          <div>
            <ButtonLink to="/">{say`Start a search`}</ButtonLink>
          </div>
        </>
      )}
    </ProsePage>
  )
}
