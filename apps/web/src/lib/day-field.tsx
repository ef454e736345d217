import { addDays, type Day } from '@sojourn/kernel'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { Field } from '../ui/field.tsx'
import { NativeDay } from '../ui/native-day.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { useDayText } from './use-day-text.ts'

interface DayFieldProps {
  readonly label: string
  /** In the form it is sent with: the day as `2027-03-12`, or nothing. */
  readonly name: string
  readonly first: Day
  readonly today: Day
  readonly wrong?: boolean
  /** A day typed without its year is the first such from here on; in a form that looks back, of the last year. */
  readonly readFrom?: Day
  readonly className?: string
}

const YEAR_BACK = 364

/** One day of a form, written in the words of the language and typed in. Without scripts it is the browser's own date field. */
export function DayField({ label, name, first, today, wrong: isWrong = false, readFrom = addDays(today, -YEAR_BACK), className }: DayFieldProps) {
  const id = useId()
  const [value, setValue] = useState(first)
  const { text, wrong, type, commit } = useDayText({ value, today, readFrom, onChange: setValue })
  const field = useRef<HTMLInputElement>(null)
  // A text that is no day does not leave with its form: the form would be sent without the day.
  useLayoutEffect(() => field.current?.setCustomValidity(wrong ?? ''), [wrong])
  if (!useHydrated()) {
    return (
      <div className={className}>
        <label htmlFor={id} className="label">
          {label}
        </label>
        <NativeDay id={id} name={name} value={value} aria-invalid={isWrong || undefined} onDay={setValue} className="field" />
      </div>
    )
  }
  return (
    <>
      <Field
        ref={field}
        label={label}
        autoComplete="off"
        value={text}
        error={wrong}
        aria-invalid={isWrong || undefined}
        onChange={(event) => type(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
        className={className ?? ''}
      />
      <input type="hidden" name={name} value={value} />
    </>
  )
}
