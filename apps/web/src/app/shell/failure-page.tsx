import { say } from '@sojourn/i18n'
import { isRouteErrorResponse } from 'react-router'
import { Picture } from '../../ui/picture.tsx'
import { FailureFrame, type FailureWords, isUnanswered, unreachedWords } from './failure-frame.tsx'

/** What a failed page says. */
export function wordsOf(error: unknown): FailureWords {
  if (isUnanswered(error)) return unreachedWords()
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status === 404) return { title: say`We can't find that page`, text: say`The link may be old or mistyped. Nothing was booked or charged.` }
  if (status === 401) return { title: say`Please sign in`, text: say`You need to sign in to see this page.` }
  if (status === 403) return { title: say`You don't have access to this page`, text: say`Your account doesn't have access to it. Nothing was changed.` }
  if (status === 400 && isRouteErrorResponse(error) && error.data) return { title: say`Something in this link is wrong`, text: String(error.data) }
  return {
    title: say`Sorry, something went wrong`,
    text: say`This one's on us. Nothing was booked or charged by this page; please try again in a moment.`,
    again: true,
  }
}

/** A failure that the server reported. */
export const FailurePage = ({ error }: { error: unknown }) => (
  <FailureFrame {...wordsOf(error)}>
    <Picture
      name="posters/saint-malo"
      widths={[300, 600]}
      sizes="(width < 48rem) 92vw, 300px"
      width={600}
      height={800}
      alt=""
      className="w-full bg-skeleton max-md:aspect-4/3 max-md:object-[50%_42%] md:aspect-3/4"
    />
  </FailureFrame>
)
