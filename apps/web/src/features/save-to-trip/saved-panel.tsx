import { say } from '@sojourn/i18n'
import { tripPage } from '../../lib/trip-page.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import type { SavedAt } from './saving.ts'

interface SavedPanelProps {
  readonly savedAt: SavedAt
  readonly fault: string | null
  readonly busy: boolean
  readonly onRemove: () => void
}

/** For what is in a trip: the way there, and out of it. */
export function SavedPanel({ savedAt, fault, busy, onRemove }: SavedPanelProps) {
  return (
    <>
      {fault && (
        <Note kind="wrong" live className="mb-4">
          {fault}
        </Note>
      )}
      <p className="text-body text-ink-2">{say`This is in your trip ${savedAt.tripName}.`}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink look="ink" to={tripPage(savedAt.tripId)}>{say`Open the trip`}</ButtonLink>
        <Button busy={busy} onClick={onRemove}>{say`Remove`}</Button>
      </div>
    </>
  )
}
