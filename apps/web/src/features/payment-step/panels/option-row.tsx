import type { ReactNode } from 'react'
import { classes } from '../../../ui/classes.ts'

interface OptionRowProps {
  /** Of the whole group. */
  readonly name: string
  readonly value: string
  readonly chosen: boolean
  readonly disabled: boolean
  readonly onPick: () => void
  readonly children: ReactNode
  /** Shown next to the choice and not part of it. */
  readonly aside?: ReactNode
  /** Shown below it. */
  readonly opened?: ReactNode
}

/** One way to pay: its text is the target, its actions are separate. */
export function OptionRow({ name, value, chosen, disabled, onPick, children, aside, opened }: OptionRowProps) {
  return (
    <div className={classes('radio-row', chosen && 'radio-row-chosen')}>
      <div className="flex items-center gap-3 pe-4">
        <label className={classes('flex min-h-15 min-w-0 flex-1 items-center gap-4 py-3 ps-4', !disabled && 'cursor-pointer')}>
          <input type="radio" name={name} value={value} checked={chosen} disabled={disabled} onChange={onPick} className="dot" />
          {children}
        </label>
        {aside}
      </div>
      {opened && <div className="px-4 pb-4">{opened}</div>}
    </div>
  )
}
