import { ButtonLink } from '../../../ui/button.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'

interface CompareEmptyProps {
  readonly unknown: number
  readonly landing: string
  /** The way to the houses picked on this tab, where there are any. */
  readonly pickedHref: string | null
}

/** An address that names no house of ours. */
export function CompareEmpty({ unknown, landing, pickedHref }: CompareEmptyProps) {
  return (
    <div className="max-w-[38rem] py-16">
      <h1 className="text-h1-s md:text-h1">{unknown > 0 ? 'None of these houses is ours' : 'Nothing to compare yet'}</h1>
      <p className="mt-3 text-lead text-ink-2">
        {unknown > 0 ? 'The link may be old or cut short. ' : ''}Press Compare on two to four houses of a list, and see them here side by side.
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        {pickedHref && (
          <ButtonLink to={pickedHref} look="ink">
            Compare what you picked
          </ButtonLink>
        )}
        <ButtonLink to={landing} look={pickedHref ? 'hairline' : 'ink'}>
          Find a stay
        </ButtonLink>
      </p>
    </div>
  )
}

export function CompareFailed({ again }: { again: string }) {
  return (
    <div className="max-w-[38rem] py-16">
      <h1 className="text-h1-s md:text-h1">The houses could not be fetched</h1>
      <p className="mt-3 text-lead text-ink-2">The fault is ours. What you picked is kept, and nothing was booked or charged.</p>
      <p className="mt-6">
        <ButtonLink to={again} look="ink">
          Try again
        </ButtonLink>
      </p>
    </div>
  )
}

const ROWS = ['name', 'picture', 'price', 'paid', 'free', 'score']

/** The shape of the page while it is fetched. */
export function CompareShape() {
  return (
    <Loading what="Fetching the houses">
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
