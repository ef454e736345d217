import { lazy, Suspense, useEffect, useState } from 'react'
import { mayBeStored } from '../../lib/offline/may-be-stored.ts'
import { FailureFrame, isUnanswered, unreachedWords } from './failure-frame.tsx'

/** No picture would come either. A page that may be stored is asked for as a document: those the service worker answers. */
function Unreached() {
  useEffect(() => {
    if (navigator.serviceWorker?.controller && mayBeStored(location.pathname)) location.reload()
  }, [])
  return <FailureFrame {...unreachedWords()} />
}

const loadPage = () =>
  import('./failure-page.tsx').then(
    ({ FailurePage }) => ({ default: FailurePage }),
    () => ({ default: Unreached }),
  )

/** A whole page for a failure. Its words are a lazy part, but for those of a server that is out of reach, which takes lazy parts with it. */
export function Failure({ error }: { error: unknown }) {
  // Fetched again for the next failure, which may have a line.
  const [Page] = useState(() => lazy(loadPage))
  if (isUnanswered(error)) return <Unreached />
  return (
    <Suspense>
      <Page error={error} />
    </Suspense>
  )
}
