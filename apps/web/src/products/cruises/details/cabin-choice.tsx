import { say } from '@sojourn/i18n'
import { lazy, Suspense } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import type { CabinPickerProps } from './cabin-picker.tsx'
import type { FreeCabinsState } from './use-free-cabins.ts'

// Fetched after the page: the plan of a deck is drawn where scripts run.
const CabinPicker = lazy(() => import('./cabin-picker.tsx').then((found) => ({ default: found.CabinPicker })))

interface CabinChoiceProps extends Omit<CabinPickerProps, 'free'> {
  readonly state: FreeCabinsState
  /** The line chooses the cabins of this grade. */
  readonly isGuarantee: boolean
}

/** The number of the cabin, on a plan of its deck; or that the line chooses it. */
export function CabinChoice({ state: { free, problem, again }, isGuarantee, ...picked }: CabinChoiceProps) {
  return (
    <section className="mt-6">
      <h3 className="text-body font-[620] [font-family:var(--text)]">{say`Your cabin`}</h3>
      {isGuarantee ? (
        <p className="mt-1 max-w-[60ch] text-small text-ink-2">
          {say`The cruise line chooses the cabin and tells you its number before you sail. It is of this grade or a better one, never a lower one.`}
        </p>
      ) : problem !== null ? (
        <Note kind="wrong" live className="mt-3" action={<Button size="small" onClick={again}>{say`Try again`}</Button>}>
          {problem}
        </Note>
      ) : free ? (
        <Suspense fallback={<Waiting />}>
          <CabinPicker free={free} {...picked} />
        </Suspense>
      ) : (
        <Waiting />
      )}
    </section>
  )
}

function Waiting() {
  return (
    <Loading what={say`Loading the free cabins`}>
      <Skeleton className="mt-4 h-80 w-full" />
    </Loading>
  )
}
