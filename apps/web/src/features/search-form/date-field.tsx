import { dayTextNear, say } from '@sojourn/i18n'
import type { Day } from '@sojourn/kernel'
import { type KeyboardEvent, type MouseEvent, type RefObject, useId } from 'react'
import { classes } from '../../ui/classes.ts'
import { FieldNote } from '../../ui/field.tsx'

interface DateFieldProps {
  readonly label: string
  readonly name: string
  readonly value: Day
  readonly min: Day
  readonly max?: Day
  /** A day of another year than this one's is shown with its year. */
  readonly today: Day
  readonly error?: string
  /** The calendar is open and the next day chosen goes here. */
  readonly active: boolean
  readonly field: RefObject<HTMLInputElement | null>
  readonly onChange: (day: Day) => void
  /** Asked for the calendar: by a pointer, or by the keys that open one. */
  readonly onOpen: (by: 'pointer' | 'keys') => void
}

/** Whether days are typed here: a pointer that hovers has keys beside it, and room for a calendar that leaves the field in sight. */
const isDesk = () => window.matchMedia('(hover: hover) and (width >= 72rem)').matches

/**
 * A native date field under a friendlier face: "Fri 12 Mar" until it has the focus, then the browser's own field, to type in. Before any script, and
 * without, it is that field alone.
 */
export function DateField({ label, name, value, min, max, today, error, active, field, onChange, onOpen }: DateFieldProps) {
  const id = useId()
  // A finger wants our calendar and no keyboard; focus would bring the phone's own.
  const onMouseDown = (event: MouseEvent) => !isDesk() && event.preventDefault()
  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    onOpen('pointer')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'F4' && !(event.altKey && event.key === 'ArrowDown')) return
    event.preventDefault()
    onOpen('keys')
  }
  return (
    <div className={classes('date-field', active && 'date-active')}>
      <label htmlFor={id} className="cell-label">
        {label}
      </label>
      <span aria-hidden className="date-words cell-value">
        {value ? dayTextNear(value, today) : say`Choose a date`}
      </span>
      <input
        ref={field}
        id={id}
        name={name}
        type="date"
        required
        value={value}
        min={min}
        max={max}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.value)}
        onMouseDown={onMouseDown}
        onClick={onClick}
        onKeyDown={onKeyDown}
        className="date-input"
      />
      {error && <FieldNote id={`${id}-error`} kind="error" text={error} />}
    </div>
  )
}
