import { say } from '@sojourn/i18n'
import { useId } from 'react'
import { FieldNote } from '../../../ui/field.tsx'

interface FlightFieldProps {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly error?: string | undefined
  readonly onChange: (flight: string) => void
}

/** A flight number as a cell of the form; may stay empty. */
export function FlightField({ label, name, value, error, onChange }: FlightFieldProps) {
  const id = useId()
  return (
    <>
      <label htmlFor={id} className="cell-label">
        {label}
      </label>
      <input
        id={id}
        name={name}
        value={value}
        placeholder={say`If you fly`}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={10}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.value)}
        className="cell-value cell-input"
      />
      {error && <FieldNote id={`${id}-error`} kind="error" text={error} />}
    </>
  )
}
