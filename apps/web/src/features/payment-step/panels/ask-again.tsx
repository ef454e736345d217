import { say } from '@sojourn/i18n'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Note, type NoteKind } from '../../../ui/note.tsx'

interface AskAgainProps {
  readonly kind?: NoteKind
  /** What could not be fetched, and what that means for money. */
  readonly children: ReactNode
  readonly onAgain: () => void
}

/** Something is out of reach: said in its place, with a way to ask again. */
export function AskAgain({ kind = 'wrong', children, onAgain }: AskAgainProps) {
  const again = <Button size="small" className="min-h-11" onClick={onAgain}>{say`Try again`}</Button>
  return (
    <Note kind={kind} live className="mb-4" action={again}>
      {children}
    </Note>
  )
}
