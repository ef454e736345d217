import type { CancelPart } from '@sojourn/contracts'
import { cancelSentences } from '@sojourn/contracts/cancel-words'
import { sentencesText } from '@sojourn/i18n'
import { Note } from '../ui/note.tsx'
import { useOfflineCopy } from './offline/offline-copy.ts'

/** That a booking was just made and is cancelled at no cost, until when, and what then. Nothing once it is over, which a stored page would not know. */
export function UndoNote({ parts, city }: { parts: readonly CancelPart[]; city: string | null }) {
  const [first] = parts
  if (useOfflineCopy() || first?.kind !== 'undo') return null
  return (
    <Note kind="good" className="mt-6">
      {sentencesText(cancelSentences(parts, city))}
    </Note>
  )
}
