import type { Day } from '@sojourn/kernel'
import { DayPicker } from 'react-day-picker'
import { dayTextLong } from '../../lib/dates.ts'

interface CalendarProps {
  readonly value: Day
  readonly min: Day
  readonly onChoose: (day: Day) => void
}

// The picker speaks in local midnights, we in days: both ways through the local calendar, so no zone can move a day.
const toDate = (day: Day) => new Date(`${day}T00:00:00`)
const toDay = (date: Date): Day => [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

const CLASSES = {
  root: 'relative p-4',
  month_caption: 'flex h-10 items-center px-1 font-display text-h3',
  nav: 'absolute top-4 end-4 flex',
  button_previous: 'icon-button size-10',
  button_next: 'icon-button size-10',
  chevron: 'size-5 fill-current',
  weekday: 'size-10 text-caption font-[580] text-ink-3',
  day: 'p-0 text-center',
  day_button: 'size-10 rounded-control text-small tabular-nums hover:bg-well disabled:text-ink-3 disabled:line-through',
  selected: 'calendar-chosen',
  today: 'font-[700]',
} as const

/** A month to point at. Weeks start on Sunday (B9.3). */
export function Calendar({ value, min, onChoose }: CalendarProps) {
  return (
    <DayPicker
      mode="single"
      required
      weekStartsOn={0}
      classNames={CLASSES}
      selected={toDate(value || min)}
      defaultMonth={toDate(value || min)}
      startMonth={toDate(min)}
      disabled={{ before: toDate(min) }}
      // The words of a day hold its figure as it is shown.
      labels={{ labelDayButton: (date) => dayTextLong(toDay(date)) }}
      onSelect={(date: Date) => onChoose(toDay(date))}
    />
  )
}
