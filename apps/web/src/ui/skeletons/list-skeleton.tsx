import { say } from '@sojourn/i18n'
import { Loading, Skeleton } from '../skeleton.tsx'

const ROWS = ['first', 'second', 'third']

/** The skeleton of a page with a title and a list of one's own: bookings, cards, balances. */
export function ListSkeleton() {
  return (
    <Loading what={say`Loading the page`}>
      <Skeleton className="mt-9 h-11 w-72 max-w-full" />
      <Skeleton className="mt-3 h-4 w-96 max-w-full" />
      {ROWS.map((key) => (
        <span key={key} className="mt-6 grid gap-3 border-t border-rule pt-6">
          <Skeleton className="h-5 w-60 max-w-full" />
          <Skeleton className="h-4 w-80 max-w-full" />
        </span>
      ))}
    </Loading>
  )
}
