import type { DataOf, getBooking } from '@sojourn/contracts'
import { cancelSentences } from '@sojourn/contracts/cancel-words'
import { sentencesText } from '@sojourn/i18n'
import { Note } from '../ui/note.tsx'
import { useOfflineCopy } from './offline/offline-copy.ts'

type Undone = Pick<DataOf<typeof getBooking>, 'if_cancelled' | 'items'>

/**
 * That a booking was just made and is cancelled at no cost, until when, and what then. Nothing once it is over, which a stored page would not know; of several items the page says so
 * at each.
 */
export function UndoNote({ booking: { if_cancelled: parts, items } }: { booking: Undone }) {
  const [only, other] = items
  if (useOfflineCopy() || !only || other || parts[0]?.kind !== 'undo') return null
  return (
    <Note kind="good" className="mt-6">
      {sentencesText(cancelSentences(parts, only.description.place?.city ?? null))}
    </Note>
  )
}
