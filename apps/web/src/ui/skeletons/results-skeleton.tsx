import { say } from '@sojourn/i18n'
import { Loading, Skeleton } from '../skeleton.tsx'

const CARDS = ['first', 'second', 'third', 'fourth']

/** The skeleton of a list of results with its filters and its map. */
export function ResultsSkeleton() {
  return (
    <Loading what={say`Searching`}>
      <div className="results-grid">
        <div className="hidden border-t border-ink pt-4 lg:block lg:mt-[2.4rem]">
          {CARDS.map((key) => (
            <div key={key} className="grid gap-3 border-b border-rule py-5">
              <Skeleton className="h-4 w-24" />
              <Skeleton className="h-4 w-full" />
              <Skeleton className="h-4 w-3/4" />
            </div>
          ))}
        </div>
        <div>
          <div className="border-b border-ink pb-3">
            <Skeleton className="h-7 w-56" />
            <Skeleton className="mt-2 h-4 w-72 max-w-full" />
          </div>
          {CARDS.map((key) => (
            <CardSkeleton key={key} />
          ))}
        </div>
        <Skeleton className="hidden h-95 xl:block" />
      </div>
    </Loading>
  )
}

function CardSkeleton() {
  return (
    <div className="grid grid-cols-[7.25rem_minmax(0,1fr)] gap-x-4 border-t border-rule py-5 first-of-type:border-0 md:grid-cols-[10.5rem_minmax(0,1fr)_9rem] md:gap-x-5">
      <Skeleton className="h-49 w-full" />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start justify-items-start gap-3">
        <Skeleton className="h-3.5 w-28" />
        <Skeleton className="h-6 w-52 max-w-full" />
        <Skeleton className="h-4 w-40" />
        <Skeleton className="h-4 w-44 max-w-full" />
      </div>
      <div className="hidden content-start justify-items-end gap-3 md:grid">
        <Skeleton className="h-3.5 w-24" />
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-3.5 w-28" />
      </div>
    </div>
  )
}
