import { say } from '@sojourn/i18n'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'

interface Words {
  readonly title: string
  readonly text: string
  /** The same address may well answer the next time. */
  readonly again?: boolean
  /** No picture would come either. */
  readonly unreached?: boolean
}

// What browsers throw where no answer came at all.
const isSilence = (error: unknown): boolean => error instanceof TypeError && /fetch|network|load failed/i.test(error.message)

/** What a failed page says: what happened, what it means for money, what to do. */
export function wordsOf(error: unknown): Words {
  if (isSilence(error))
    return {
      title: say`We can't connect right now`,
      text: say`Your connection seems to be down. This page booked and charged nothing, and your completed bookings are safe.`,
      again: true,
      unreached: true,
    }
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status === 404) return { title: say`We can't find that page`, text: say`The link may be old or mistyped. Nothing was booked or charged.` }
  if (status === 401) return { title: say`Please sign in`, text: say`You need to sign in to see this page.` }
  if (status === 403) return { title: say`You don't have access to this page`, text: say`Your account can't open it. Nothing was changed.` }
  if (status === 400 && isRouteErrorResponse(error) && error.data) return { title: say`Something in this link is wrong`, text: String(error.data) }
  return {
    title: say`Sorry, something went wrong`,
    text: say`This is our fault. This page booked and charged nothing; please try again in a moment.`,
    again: true,
  }
}

/** A whole page for a failure, in the look of the rest. */
export function Failure({ error }: { error: unknown }) {
  const { title, text, again, unreached } = wordsOf(error)
  const { pathname, search } = useLocation()
  return (
    <main id="content" className="page-width grid content-center items-center gap-x-14 gap-y-9 py-11 md:grid-cols-[minmax(0,1fr)_18.75rem]">
      <div className="grid gap-4">
        <h1 className="text-h1-s md:text-h1">{title}</h1>
        <p className="max-w-[34rem] text-lead text-ink-2">{text}</p>
        <p className="flex flex-wrap gap-3 pt-2">
          {again && <ButtonLink to={pathname + search} replace look="ink">{say`Try again`}</ButtonLink>}
          <ButtonLink to="/" look={again ? 'hairline' : 'ink'}>{say`Go home`}</ButtonLink>
          <ButtonLink to="/user/my-bookings" look="hairline">{say`My bookings`}</ButtonLink>
        </p>
      </div>
      {!unreached && (
        <Picture
          name="posters/saint-malo"
          widths={[300, 600]}
          sizes="(width < 48rem) 92vw, 300px"
          width={600}
          height={800}
          alt=""
          className="w-full bg-skeleton max-md:aspect-4/3 max-md:object-[50%_42%] md:aspect-3/4"
        />
      )}
    </main>
  )
}
