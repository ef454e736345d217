import { type InputHTMLAttributes, type ReactNode, useEffect, useRef } from 'react'
import { classes } from './classes.ts'

export interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly children: ReactNode
}

/**
 * Repeats a click that came before the page's script: until then the browser changes the box, and no handler runs. A box of a group that was
 * left is not repeated: the one that was chosen is. Each box does it itself, for it alone knows what it should be: the script in the head
 * (`app/early-input.tsx`), tried in its place, lost one early tick in four.
 */
export function useEarlyChoice(checked: boolean | undefined) {
  const input = useRef<HTMLInputElement>(null)
  const first = useRef(checked)
  useEffect(() => {
    const box = input.current
    const was = first.current
    if (!box || was === undefined || box.checked === was || (box.type === 'radio' && was)) return
    // Each after the page has taken in the one before.
    const timer = setTimeout(() => {
      box.checked = was
      box.click()
    })
    return () => clearTimeout(timer)
  }, [])
  return input
}

/** A box to tick, with its words; the whole line is the target. */
export function Checkbox({ children, className, ...input }: ChoiceProps) {
  const ref = useEarlyChoice(input.checked)
  return (
    <label className={classes('checkbox', className)}>
      <input {...input} ref={ref} type="checkbox" className="box" />
      <span>{children}</span>
    </label>
  )
}

/** A small switch among few, 34 high: chosen has an ink edge. A checkbox or radio underneath. */
export function Chip({ children, kind = 'checkbox', ...input }: ChoiceProps & { kind?: 'checkbox' | 'radio' }) {
  const ref = useEarlyChoice(input.checked)
  return (
    <label className="chip">
      <input {...input} ref={ref} type={kind} className="covering" />
      {children}
    </label>
  )
}
