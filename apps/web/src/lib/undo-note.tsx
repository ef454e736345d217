import { say } from '@sojourn/i18n'
import { Note } from '../ui/note.tsx'
import { useOfflineCopy } from './offline/offline-copy.ts'
import { useClockText } from './use-clock-text.ts'

/** That a booking was just made and is cancelled at no cost, with the end of that, whatever its terms say. Nothing once it is over, which a stored page would not know. */
export function UndoNote({ until, className = 'mt-6' }: { until: string | null; className?: string }) {
  const time = useClockText(until)
  if (useOfflineCopy() || until === null) return null
  return (
    <Note kind="good" className={className}>
      {time ? say`Changed your mind? Cancel free of charge until ${time}.` : say`Changed your mind? You can still cancel free of charge.`}
    </Note>
  )
}
