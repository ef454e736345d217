import type { InputHTMLAttributes, ReactNode } from 'react'
import { classes } from './classes.ts'

export interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
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

/** A small switch among few, 34 high: chosen has an ink edge. A checkbox or radio underneath. */
export function Chip({ children, kind = 'checkbox', ...input }: ChoiceProps & { kind?: 'checkbox' | 'radio' }) {
  return (
    <label className="chip">
      <input {...input} type={kind} className="covering" />
      {children}
    </label>
  )
}
