import type { ComponentProps, ReactNode } from 'react'
import { type ChangeEvent, useId, useState } from 'react'
import { LIMITS } from '../lib/form/limits.ts'
import { lengthFaultText } from '../lib/form/typed-faults.ts'
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
  /** How many characters it takes; that of an email or a password is known. More are said to be too many, and stay: what was pasted is not cut. */
  readonly limit?: number
  /** Inside, before the text: a currency, a magnifier. */
  readonly lead?: ReactNode
  /** The label is read aloud but not shown. */
  readonly bare?: boolean
}

const LIMIT_OF_TYPE: Readonly<Record<string, number>> = { email: LIMITS.email, password: LIMITS.password }

/** A labelled text field with its error, success or hint below. Field text is 16 px, so that phones do not zoom. */
export function Field({ label, error, done, hint, limit: said, lead, bare = false, className, id, onChange, ...input }: FieldProps) {
  const made = useId()
  const own = id ?? made
  const limit = said ?? LIMIT_OF_TYPE[input.type ?? '']
  const noteId = `${own}-note`
  const [typed, setTyped] = useState(String(input.defaultValue ?? ''))
  const isTooLong = limit ? lengthFaultText(String(input.value ?? typed), limit) : null
  const wrong = error || isTooLong
  const note = wrong ?? done ?? hint
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    if (limit && input.value === undefined) setTyped(event.target.value)
    onChange?.(event)
  }
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
          onChange={limit || onChange ? change : undefined}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={note ? noteId : undefined}
          className={classes('field', lead ? 'ps-11' : null, wrong && 'field-wrong', done && 'field-done')}
        />
      </div>
      {note && <FieldNote id={noteId} kind={wrong ? 'error' : done ? 'done' : 'hint'} text={note} />}
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
        // A text that was typed may be one long word.
        'mt-1.5 flex items-start gap-1.5 text-caption wrap-anywhere',
        kind === 'error' ? 'font-[540] text-stop' : kind === 'done' ? 'font-[540] text-sea' : 'text-ink-3',
      )}
    >
      {Sign && <Sign aria-hidden size={14} className="mt-0.5 shrink-0" />}
      {text}
    </p>
  )
}
