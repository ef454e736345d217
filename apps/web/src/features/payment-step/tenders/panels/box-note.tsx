import { FieldNote } from '../../../../ui/field.tsx'
import type { Message } from '../tenders-state.ts'

interface NoteProps {
  readonly id: string
  readonly message: Message | null
  /** What is said while there is no message: what is held, or what could be. */
  readonly done?: string | null
  readonly hint?: string | null
}

/** The line below a field, always there: it is read aloud when it changes, and nothing moves when it does. */
export function BoxNote({ id, message, done, hint }: NoteProps) {
  const said = message?.text ?? null
  const kind = said ? (message?.kind === 'done' ? 'done' : 'error') : done ? 'done' : 'hint'
  const text = said ?? done ?? (message ? null : hint)
  return (
    <div id={id} role="status" className="min-h-6">
      {text && <FieldNote kind={kind} text={text} />}
      {message?.why && <p className="mt-1 text-caption text-ink-2">{message.why}</p>}
    </div>
  )
}
