import { lazy, Suspense, useState } from 'react'
import { FailureFrame, isSilence, unreachedWords } from './failure-frame.tsx'

/** No picture would come either. */
const Unreached = () => <FailureFrame {...unreachedWords()} />

const loadPage = () =>
  import('./failure-page.tsx').then(
    ({ FailurePage }) => ({ default: FailurePage }),
    () => ({ default: Unreached }),
  )

/** A whole page for a failure. Its words are a late part, but for those of a server that is out of reach, which takes late parts with it. */
export function Failure({ error }: { error: unknown }) {
  // Fetched again for the next failure, which may have a line.
  const [Page] = useState(() => lazy(loadPage))
  if (isSilence(error)) return <Unreached />
  return (
    <Suspense>
      <Page error={error} />
    </Suspense>
  )
}
