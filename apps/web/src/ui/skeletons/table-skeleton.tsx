import { say } from '@sojourn/i18n'
import { Loading, Skeleton } from '../skeleton.tsx'

const ROWS = ['name', 'picture', 'price', 'paid', 'free', 'score']

/** The skeleton of a few things side by side. */
export function TableSkeleton() {
  return (
    <Loading what={say`Loading the comparison`}>
      <Skeleton className="mt-8 h-11 w-72 max-w-full" />
      <Skeleton className="mt-3 h-4 w-96 max-w-full" />
      <span className="mt-8 grid gap-4">
        {ROWS.map((key) => (
          <span key={key} className="grid grid-cols-[7rem_1fr_1fr] gap-5 md:grid-cols-[11rem_1fr_1fr_1fr]">
            <Skeleton className="h-4 w-20" />
            <Skeleton className={key === 'picture' ? 'h-44 w-full' : 'h-6 w-full'} />
            <Skeleton className={key === 'picture' ? 'h-44 w-full' : 'h-6 w-full'} />
            <Skeleton className={key === 'picture' ? 'h-44 w-full max-md:hidden' : 'h-6 w-full max-md:hidden'} />
          </span>
        ))}
      </span>
    </Loading>
  )
}
