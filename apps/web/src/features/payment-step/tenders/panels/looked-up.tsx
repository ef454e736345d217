import { say } from '@sojourn/i18n'
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Loading, Skeleton } from '../../../../ui/skeleton.tsx'
import type { Looked } from '../tenders-state.ts'

interface LookedProps<T> {
  readonly fact: Looked<T>
  /** What is said while it is looked up; left out where that is rendered elsewhere. */
  readonly loading?: string
  /** What is said where it could not be. */
  readonly failed: string
  readonly onAgain: () => void
  /** Nothing, where it is rendered elsewhere. */
  readonly children?: (value: T) => ReactNode
}

/** What was looked up, its skeleton while it is, or that it could not be, with a way to ask again. */
export function LookedUp<T>({ fact, loading = '', failed, onAgain, children }: LookedProps<T>) {
  if (fact.step === 'ready') return children?.(fact.value)
  if (fact.step === 'loading') {
    return (
      <Loading what={loading}>
        <Skeleton className="my-2.5 h-6 w-48" />
      </Loading>
    )
  }
  return (
    <p role="alert" className="flex min-h-11 flex-wrap items-center gap-x-3 text-caption text-stop">
      {failed}
      <Button look="underlined" className="min-h-11 text-caption" onClick={onAgain}>{say`Try again`}</Button>
    </p>
  )
}
