import type { InputHTMLAttributes, ReactNode } from 'react'
import { classes } from './classes.ts'

interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly children: ReactNode
}

/** A box to tick, with its words; the whole line is the target. */
export function Checkbox({ children, className, ...input }: ChoiceProps) {
  return (
    <label className={classes('flex min-h-8 cursor-pointer items-start gap-3 py-1 text-body', className)}>
      <input {...input} type="checkbox" className="box" />
      <span className="min-w-0 flex-1">{children}</span>
    </label>
  )
}

/**
 * One of several joined rows; the chosen one has a 2 px ink edge and may open in place: `opened` is shown under a chosen row.
 * Give all rows of a group one `name`.
 */
export function RadioRow({ children, aside, opened, checked, className, ...input }: ChoiceProps & { aside?: ReactNode; opened?: ReactNode }) {
  return (
    <div className={classes('radio-row', checked && 'radio-row-chosen', className)}>
      <label className="flex min-h-15 cursor-pointer items-center gap-4 px-4 py-3">
        <input {...input} type="radio" checked={checked} className="dot" />
        <span className="min-w-0 flex-1">{children}</span>
        {aside}
      </label>
      {checked && opened && <div className="px-4 pb-4">{opened}</div>}
    </div>
  )
}

/** A small switch among few, 34 high: chosen has an ink edge. A checkbox or radio underneath. */
export function Chip({ children, kind = 'checkbox', ...input }: ChoiceProps & { kind?: 'checkbox' | 'radio' }) {
  return (
    <label className="chip">
      <input {...input} type={kind} className="covering" />
      {children}
    </label>
  )
}
