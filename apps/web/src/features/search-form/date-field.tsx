import { dayTextNear, say } from '@sojourn/i18n'
import type { Day } from '@sojourn/kernel'
import { type KeyboardEvent, type MouseEvent, type RefObject, useId, useLayoutEffect } from 'react'
import { useDayText } from '../../lib/use-day-text.ts'
import { classes } from '../../ui/classes.ts'
import { FieldNote } from '../../ui/field.tsx'
import { NativeDay } from '../../ui/native-day.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

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
  /** The id of that calendar. */
  readonly panelId: string
  readonly field: RefObject<HTMLInputElement | null>
  readonly onChange: (day: Day) => void
  /** Asked for the calendar: by a pointer, or by the keys that open one. */
  readonly onOpen: (by: 'pointer' | 'keys') => void
}

/** Whether days are typed here: a pointer that hovers comes with a keyboard, and room for a calendar that leaves the field in sight. */
const isDesk = () => window.matchMedia('(hover: hover) and (width >= 72rem)').matches

/** A day in the words of the language, to type in or to choose in the calendar. Before any script, and without, it is the browser's own date field. */
export function DateField(props: DateFieldProps) {
  return useHydrated() ? <TextDateField {...props} /> : <NativeDateField {...props} />
}

function TextDateField({ label, name, value, min, max, today, error, active, panelId, field, onChange, onOpen }: DateFieldProps) {
  const id = useId()
  const { text, wrong, isTyping, type, commit } = useDayText({ value, min, max, today, onChange })
  const said = wrong ?? error
  // The day left behind may move this one after the field was entered, which would drop the selection and put what comes behind the old text.
  // biome-ignore lint/correctness/useExhaustiveDependencies: selects again whenever the text was set from outside
  useLayoutEffect(() => {
    if (!isTyping && document.activeElement === field.current) field.current?.select()
  }, [text, isTyping, field])
  // A finger wants our calendar and no keyboard; focus would bring the phone's own.
  const onMouseDown = (event: MouseEvent) => !isDesk() && event.preventDefault()
  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    if (isDesk()) field.current?.focus({ preventScroll: true })
    onOpen('pointer')
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const asksForCalendar = event.key === 'F4' || (event.altKey && event.key === 'ArrowDown') || (event.key === ' ' && !isTyping)
    if (asksForCalendar) {
      event.preventDefault()
      onOpen('keys')
    } else if (event.key === 'Enter') {
      commit()
    } else if (!isTyping && event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
      // The first letter begins another day.
      event.currentTarget.select()
    }
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: all of the cell is the field to a pointer; keys have the field itself
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same
    <div className={classes('date-field', active && 'date-active')} onMouseDown={onMouseDown} onClick={onClick}>
      <label htmlFor={id} className="cell-label">
        {label}
      </label>
      <input
        ref={field}
        id={id}
        type="text"
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={active}
        aria-controls={active ? panelId : undefined}
        autoComplete="off"
        required
        value={text}
        placeholder={say`Choose a date`}
        aria-invalid={said ? true : undefined}
        aria-describedby={said ? `${id}-error` : undefined}
        onChange={(event) => type(event.target.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
        className="cell-value cell-input date-text"
      />
      <input type="hidden" name={name} value={value} />
      {said && <FieldNote id={`${id}-error`} kind="error" text={said} />}
    </div>
  )
}

function NativeDateField({ label, name, value, min, max, today, error, onChange }: DateFieldProps) {
  const id = useId()
  return (
    <div className="date-field">
      <label htmlFor={id} className="cell-label">
        {label}
      </label>
      <span aria-hidden className="date-words cell-value">
        {value ? dayTextNear(value, today) : say`Choose a date`}
      </span>
      <NativeDay
        id={id}
        name={name}
        required
        value={value}
        min={min}
        max={max}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onDay={onChange}
        className="date-input"
      />
      {error && <FieldNote id={`${id}-error`} kind="error" text={error} />}
    </div>
  )
}
