import type { Day } from '@sojourn/kernel'
import { useId } from 'react'
import { dayText } from '../../lib/dates.ts'
import { classes } from '../../ui/classes.ts'

interface DateFieldProps {
  readonly label: string
  readonly name: string
  readonly value: Day
  readonly min: Day
  readonly error?: string
  readonly onChange: (day: Day) => void
}

/** A native date field under a friendlier face: "Fri 12 Mar" until it has the focus, then the browser's own field and calendar. */
export function DateField({ label, name, value, min, error, onChange }: DateFieldProps) {
  const id = useId()
  return (
    <div className="date-field">
      <label htmlFor={id} className="cell-label">
        {label}
      </label>
      <span aria-hidden className="date-words cell-value">
        {value ? dayText(value) : 'Choose a day'}
      </span>
      <input
        id={id}
        name={name}
        type="date"
        required
        value={value}
        min={min}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.value)}
        onClick={(event) => event.currentTarget.showPicker?.()}
        className={classes('date-input cell-value')}
      />
      {error && (
        <p id={`${id}-error`} className="text-caption font-[540] text-stop">
          {error}
        </p>
      )}
    </div>
  )
}
