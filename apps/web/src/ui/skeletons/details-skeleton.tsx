import { say } from '@sojourn/i18n'
import { Loading, Skeleton } from '../skeleton.tsx'

/** The skeleton of one thing in detail: its pictures, its facts, the ways to book it. */
export function DetailsSkeleton() {
  return (
    <Loading what={say`Loading the details`}>
      <Skeleton className="mt-4 h-4 w-52" />
      <div className="details-grid mt-4">
        <Skeleton className="aspect-[3/2] w-full md:aspect-auto md:h-108" />
        <div className="grid content-start gap-4">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-11 w-72 max-w-full" />
          <Skeleton className="h-4 w-60" />
          <Skeleton className="mt-4 h-10 w-48" />
          <Skeleton className="mt-4 h-12 w-full" />
        </div>
      </div>
      <Skeleton className="mt-14 h-8 w-56" />
      <div className="mt-6 grid gap-8 md:grid-cols-[16.5rem_1fr]">
        <Skeleton className="h-44 w-full" />
        <div className="grid content-start gap-4">
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-16 w-full" />
        </div>
      </div>
    </Loading>
  )
}
