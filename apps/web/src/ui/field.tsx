import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { classes } from './classes.ts'
import { Check } from './icons/check.tsx'
import { TriangleAlert } from './icons/triangle-alert.tsx'

interface FieldProps extends ComponentProps<'input'> {
  readonly label: string
  /** What is wrong, in words. */
  readonly error?: string | null
  /** What went well, below the field. */
  readonly done?: string | null
  readonly hint?: string | null
  /** Inside, before the text: a currency, a magnifier. */
  readonly lead?: ReactNode
  /** The label is read aloud but not drawn. */
  readonly bare?: boolean
}

/** A labelled text field with its error, success or hint below. Field text is 16 px, so that phones do not zoom. */
export function Field({ label, error, done, hint, lead, bare = false, className, id, ...input }: FieldProps) {
  const made = useId()
  const own = id ?? made
  const noteId = `${own}-note`
  const note = error ?? done ?? hint
  return (
    <div className={className}>
      <label htmlFor={own} className={bare ? 'sr-only' : 'label'}>
        {label}
      </label>
      <div className="relative">
        {lead && <span className="pointer-events-none absolute inset-y-0 start-4 grid place-items-center text-ink-2">{lead}</span>}
        <input
          {...input}
          id={own}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
          className={classes('field', lead ? 'ps-11' : null, error && 'field-wrong', done && 'field-done')}
        />
      </div>
      {note && <FieldNote id={noteId} kind={error ? 'error' : done ? 'done' : 'hint'} text={note} />}
    </div>
  )
}

/** The line below a field: an error always has its sign and words. */
export function FieldNote({ id, kind, text }: { id?: string; kind: 'error' | 'done' | 'hint'; text: string }) {
  const Sign = kind === 'error' ? TriangleAlert : kind === 'done' ? Check : null
  return (
    <p
      id={id}
      className={classes(
        'mt-1.5 flex items-start gap-1.5 text-caption',
        kind === 'error' ? 'font-[540] text-stop' : kind === 'done' ? 'font-[540] text-sea' : 'text-ink-3',
      )}
    >
      {Sign && <Sign aria-hidden size={14} className="mt-0.5 shrink-0" />}
      {text}
    </p>
  )
}
