import type { Day } from '@sojourn/kernel'
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { dayTextNear } from '../../lib/dates.ts'
import { FieldNote } from '../../ui/field.tsx'
import { bringUp } from '../../ui/in-view.ts'
import { useLate } from '../../ui/use-late.ts'

// Fetched by who points at a date with a mouse; keys and phones have the browser's own field.
const loadCalendar = () => import('./calendar.tsx').then(({ Calendar }) => Calendar)

const CALENDAR_HEIGHT = 400

interface DateFieldProps {
  readonly label: string
  readonly name: string
  readonly value: Day
  readonly min: Day
  /** A day of another year than this one's is shown with its year. */
  readonly today: Day
  readonly error?: string
  readonly onChange: (day: Day) => void
}

/** A native date field under a friendlier face: "Fri 12 Mar" until it has the focus, then the browser's own field. A mouse gets a calendar beside it. */
export function DateField({ label, name, value, min, today, error, onChange }: DateFieldProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const { Part: Calendar, fetchPart } = useLate(loadCalendar)
  useEffect(() => {
    if (!open) return
    const away = (event: Event) => {
      if (event instanceof KeyboardEvent ? event.key === 'Escape' || event.key === 'Tab' : !box.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', away)
    document.addEventListener('keydown', away)
    return () => {
      document.removeEventListener('pointerdown', away)
      document.removeEventListener('keydown', away)
    }
  }, [open])
  const onClick = (event: MouseEvent<HTMLInputElement>) => {
    if (window.matchMedia('(hover: hover) and (width >= 48rem)').matches) {
      bringUp(box.current, CALENDAR_HEIGHT)
      setOpen(true)
      void fetchPart().then((there) => there || setOpen(false))
    } else event.currentTarget.showPicker?.()
  }
  return (
    <div ref={box} className="date-field">
      <label htmlFor={id} className="cell-label">
        {label}
      </label>
      <span aria-hidden className="date-words cell-value">
        {value ? dayTextNear(value, today) : 'Choose a day'}
      </span>
      <input
        ref={field}
        id={id}
        name={name}
        type="date"
        required
        value={value}
        min={min}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.value)}
        onClick={onClick}
        className="date-input"
      />
      {error && <FieldNote id={`${id}-error`} kind="error" text={error} />}
      {open && (
        <div className="pop">
          {Calendar ? (
            <Calendar
              value={value}
              min={min}
              onChoose={(day) => {
                onChange(day)
                setOpen(false)
                field.current?.focus()
              }}
            />
          ) : (
            <p role="status" className="p-4">
              One moment…
            </p>
          )}
        </div>
      )}
    </div>
  )
}
