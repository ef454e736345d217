import type { ReactNode } from 'react'
import { type ChoiceProps, useEarlyChoice } from './choice.tsx'
import { classes } from './classes.ts'

/**
 * One of several joined rows; the chosen one has a 2 px ink edge and may open in place: `opened` is shown under a chosen row.
 * Give all rows of a group one `name`.
 */
export function RadioRow({ children, aside, opened, checked, className, ...input }: ChoiceProps & { aside?: ReactNode; opened?: ReactNode }) {
  const ref = useEarlyChoice(checked)
  return (
    <div className={classes('radio-row', checked && 'radio-row-chosen', className)}>
      <label className="flex min-h-15 cursor-pointer items-center gap-4 px-4 py-3">
        <input {...input} ref={ref} type="radio" checked={checked} className="dot" />
        <span className="min-w-0 flex-1">{children}</span>
        {aside}
      </label>
      {checked && opened && <div className="px-4 pb-4">{opened}</div>}
    </div>
  )
}
