import { say } from '@sojourn/i18n'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { AskAgain } from './ask-again.tsx'

/** The placeholder of two saved cards while they are loading. */
export function OptionsShape() {
  return (
    <Loading what={say`Loading your saved cards…`}>
      {[0, 1].map((row) => (
        <div key={row} className="radio-row flex min-h-15 items-center gap-4 px-4 py-3 not-first:-mt-px">
          <Skeleton className="size-5 rounded-full" />
          <Skeleton className="h-6.5 w-10" />
          <Skeleton className="h-5 w-40" />
        </div>
      ))}
    </Loading>
  )
}

/** The saved cards could not be looked up, or not again: a new card still pays. */
export function OptionsFailed({ stale, onAgain }: { stale: boolean; onAgain: () => void }) {
  return (
    <AskAgain kind="care" onAgain={onAgain}>
      {stale
        ? say`We couldn't refresh your saved cards, so this list may be out of date.`
        : say`We couldn't load your saved cards. They're safe, and nothing was charged.`}{' '}
      {say`You can pay with a new card.`}
    </AskAgain>
  )
}
