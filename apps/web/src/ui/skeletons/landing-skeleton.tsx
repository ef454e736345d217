import { say } from '@sojourn/i18n'
import { Loading, Skeleton } from '../skeleton.tsx'

/** The skeleton of a landing page: its picture, with the form over its foot. */
export function LandingSkeleton() {
  return (
    <Loading what={say`Loading the page`}>
      <div className="hero">
        <Skeleton className="hero-picture" />
        <div className="hero-form">
          <span className="block h-28 border border-rule-2 bg-sheet" />
        </div>
      </div>
    </Loading>
  )
}
