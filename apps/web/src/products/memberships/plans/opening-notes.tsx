import { say } from '@sojourn/i18n'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { useLanding } from '../../../ui/use-landing.ts'

/** While the price of the selected plan is loading. */
export const OpeningNote = () => (
  <div className="mt-6">
    <Loading what={say`Loading what you pay…`}>
      <Skeleton className="h-16" />
      <Skeleton className="mt-4 h-44" />
      <Skeleton className="mt-4 h-12" />
    </Loading>
  </div>
)

/** The plan cannot be bought as things are, and then `onAgain` is null, or there was no answer. */
export function RefusedNote({ message, onAgain }: { message: string; onAgain: (() => void) | null }) {
  const place = useLanding<HTMLDivElement>(true)
  return (
    <div ref={place} tabIndex={-1} className="mt-6 outline-none">
      <Note kind="wrong" live action={onAgain && <Button size="small" className="min-h-11" onClick={onAgain}>{say`Try again`}</Button>}>
        {message}
      </Note>
    </div>
  )
}
