import type { ReactNode } from 'react'
import { Deferred } from '../../ui/deferred.tsx'
import { PageCut } from '../../ui/page-cut.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ResultsSkeleton } from '../../ui/skeletons/results-skeleton.tsx'

interface ResultsRouteProps<Found> {
  readonly found: Found | Promise<Found>
  /** What is searched for, without filters and order: the list stays on the page while only those change. */
  readonly name: string
  /** The form, where it is sent ahead of a list that is still being found; null where it comes with the list. */
  readonly head: ReactNode | null
  readonly titleOf: (found: Found) => string
  readonly formOf: (found: Found) => ReactNode
  readonly listOf: (found: Found) => ReactNode
  /** Over the foot of the page. */
  readonly overFoot?: (found: Found) => ReactNode
}

/** The page of a list: its form, and what was found as soon as it is. The same for every product. */
export function ResultsRoute<Found>({ found, name, head, titleOf, formOf, listOf, overFoot }: ResultsRouteProps<Found>) {
  return (
    <main id="content">
      {head !== null && (
        <>
          <Bar>{head}</Bar>
          {/* Rendered while the list is loading; removed as soon as that begins. */}
          <div aria-hidden className="arriving page-width">
            <ResultsSkeleton />
          </div>
          <PageCut />
        </>
      )}
      <div>
        <Deferred<Found> value={found} name={name} skeleton={head === null ? <PendingResults /> : null}>
          {(ready) => (
            <>
              {head === null && <PageTitle>{titleOf(ready)}</PageTitle>}
              {head === null && <Bar>{formOf(ready)}</Bar>}
              <div className="page-width">{listOf(ready)}</div>
              {overFoot?.(ready)}
            </>
          )}
        </Deferred>
      </div>
    </main>
  )
}

function Bar({ children }: { children: ReactNode }) {
  return (
    <div className="border-b border-rule">
      <div className="page-width">{children}</div>
    </div>
  )
}

function PendingResults() {
  return (
    <>
      <Bar>
        <Skeleton className="my-3 h-12 w-full" />
      </Bar>
      <div className="page-width">
        <ResultsSkeleton />
      </div>
    </>
  )
}
