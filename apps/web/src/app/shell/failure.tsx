import { isRouteErrorResponse } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'

interface Words {
  readonly title: string
  readonly text: string
}

/** What a failed page says: what happened, what it means for money, what to do. */
export function wordsOf(error: unknown): Words {
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status === 404) return { title: 'This page is not here', text: 'The address may be old or mistyped. Nothing was booked or charged.' }
  if (status === 401) return { title: 'Please sign in', text: 'This page belongs to somebody. Sign in to see whether it is you.' }
  if (status === 403) return { title: 'This page is not yours to see', text: 'Your account may not open it. Nothing was changed.' }
  if (status === 400 && isRouteErrorResponse(error) && error.data) return { title: 'This address does not add up', text: String(error.data) }
  return { title: 'Sorry, something went wrong', text: 'The fault is ours. Nothing was booked or charged by this page. Please try again in a moment.' }
}

/** A whole page for a failure, in the look of the rest. */
export function Failure({ error }: { error: unknown }) {
  const { title, text } = wordsOf(error)
  return (
    <main id="content" className="page-width grid min-h-[60vh] content-center gap-4 py-16">
      <h1 className="text-h1-s md:text-h1">{title}</h1>
      <p className="max-w-[34rem] text-lead text-ink-2">{text}</p>
      <p className="flex flex-wrap gap-3 pt-2">
        <ButtonLink to="/" look="ink">
          To the front page
        </ButtonLink>
        <ButtonLink to="/user/my-bookings" look="hairline">
          My bookings
        </ButtonLink>
      </p>
    </main>
  )
}
