import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../../../../ui/classes.ts'
import type { Box } from '../tenders-state.ts'
import { isFixed } from './apply-row.tsx'

interface FieldProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  readonly label: string
  readonly box: Box
  /** The id of the line below. */
  readonly note: string
  readonly lead?: ReactNode
  /** The label is shown too. */
  readonly labelled?: boolean
  readonly onText: (text: string) => void
}

/** What is typed into a box; locked once it is applied. */
export function BoxField({ label, box, note, lead, labelled = false, onText, className, ...input }: FieldProps) {
  return (
    <label className={classes('relative block min-w-0 flex-1', className)}>
      <span className={labelled ? 'label' : 'sr-only'}>{label}</span>
      {lead && <span className="pointer-events-none absolute inset-y-0 start-4 grid place-items-center text-ink-2">{lead}</span>}
      <input
        {...input}
        autoComplete="off"
        readOnly={isFixed(box.step)}
        aria-invalid={box.step === 'refused' || undefined}
        aria-describedby={note}
        onChange={(event) => onText(event.target.value)}
        className={classes('field', lead ? 'ps-9' : null, box.step === 'refused' && 'field-wrong', isFixed(box.step) && 'field-done')}
      />
    </label>
  )
}
