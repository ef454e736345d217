import { useId } from 'react'
import { FieldNote } from '../../ui/field.tsx'

interface TimeFieldProps {
  readonly label: string
  readonly name: string
  /** `10:30`, on the clock of the place. */
  readonly value: string
  /** Minutes between two times of the list. */
  readonly step?: 15 | 30 | 60
  readonly error?: string
  readonly onChange: (time: string) => void
}

const DAY_MINUTES = 24 * 60

const timesBy = (step: number): readonly string[] =>
  Array.from({ length: DAY_MINUTES / step }, (_, index) => {
    const minutes = index * step
    return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  })

/** A time of day as a cell of a search form: the phone's own wheel, the keyboard's own rules. */
export function TimeField({ label, name, value, step = 30, error, onChange }: TimeFieldProps) {
  const id = useId()
  const times = timesBy(step)
  return (
    <>
      <label htmlFor={id} className="cell-label">
        {label}
      </label>
      <select
        id={id}
        name={name}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.value)}
        className="cell-select"
      >
        {!times.includes(value) && <option value={value}>{value}</option>}
        {times.map((time) => (
          <option key={time} value={time}>
            {time}
          </option>
        ))}
      </select>
      {error && <FieldNote id={`${id}-error`} kind="error" text={error} />}
    </>
  )
}
