import { say } from '@sojourn/i18n'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'

/** The skeleton of the list while it is fetched. */
export function CardsSkeleton() {
  return (
    <Loading what={say`Loading your saved cards`}>
      <div className="border-t border-ink">
        {['first', 'second'].map((row) => (
          <div key={row} className="flex items-center gap-3.5 border-b border-rule py-5">
            <Skeleton className="h-6.5 w-10" />
            <div className="flex-1">
              <Skeleton className="h-5 w-44" />
              <Skeleton className="mt-2 h-4 w-32" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  )
}

const Again = ({ label, onAgain }: { label: string; onAgain: () => void }) => (
  <Button size="small" className="min-h-11 noscript:hidden" onClick={onAgain}>
    {label}
  </Button>
)

export function CardsFailed({ message, onAgain }: { message: string; onAgain: () => void }) {
  return (
    <Note kind="wrong" live action={<Again label={say`Try again`} onAgain={onAgain} />}>
      {message}
    </Note>
  )
}

/** The list shows its last known state. */
export function CardsStale({ onAgain }: { onAgain: () => void }) {
  return (
    <Note
      kind="care"
      live
      className="mb-5"
      action={<Again label={say`Refresh`} onAgain={onAgain} />}
    >{say`We can't connect right now, so this list may be out of date. Nothing was charged; please check your connection.`}</Note>
  )
}

/** The bank has neither said yes nor no to a new card. */
export function CardPending({ onAgain }: { onAgain: () => void }) {
  return (
    <Note
      kind="care"
      live
      className="mb-5"
      action={<Again label={say`Refresh`} onAgain={onAgain} />}
    >{say`Your bank hasn't confirmed the new card yet. It will appear here once it does. Nothing was charged.`}</Note>
  )
}

export function NoCards({ canAdd }: { canAdd: boolean }) {
  return (
    <div className="border-t border-ink pt-6">
      <p className="max-w-[46ch] text-body text-ink-2">
        {say`No saved cards yet.`} {canAdd && say`Add a card to pay faster next time. Nothing is charged until you book.`}
      </p>
    </div>
  )
}
