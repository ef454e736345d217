import { dateText } from '@sojourn/i18n'
import type { Day } from '@sojourn/kernel'
import { useId } from 'react'
import { useDayText } from '../../lib/use-day-text.ts'
import { Field } from '../../ui/field.tsx'
import { NativeDay } from '../../ui/native-day.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { readWholeDay } from './identity.ts'

interface TypedDayProps {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly today: Day
  /** A date of birth: not after today. */
  readonly isPast: boolean
  readonly hint?: string | null
  readonly error?: string | null
  readonly autoComplete: string
  readonly readOnly: boolean
  readonly className?: string | undefined
  readonly onChange: (day: string) => void
}

/** A day with its year, typed in the words or figures of the language. Until scripts run it is the browser's own date field. */
export function TypedDayField({ label, name, value, today, isPast, error = null, className, onChange, ...input }: TypedDayProps) {
  const id = useId()
  const { text, wrong, type, commit } = useDayText({
    value,
    today,
    ...(isPast && { max: today }),
    read: (typed) => readWholeDay(typed, today, isPast),
    shown: dateText,
    onChange,
  })
  if (!useHydrated()) {
    return (
      <div className={className}>
        <label htmlFor={id} className="label">
          {label}
        </label>
        <NativeDay id={id} name={name} value={value} onDay={onChange} className="field" />
      </div>
    )
  }
  return (
    <Field
      {...input}
      label={label}
      name={name}
      value={text}
      error={wrong ?? error}
      className={className ?? ''}
      onChange={(event) => type(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  )
}
