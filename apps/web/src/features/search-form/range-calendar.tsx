import { directionOf, firstWeekday, monthText, say, weekdayText } from '@sojourn/i18n'
import { addDays, type Day } from '@sojourn/kernel'
import { useEffect, useRef, useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { useShell } from '../../lib/shell.ts'
import { CalendarDay } from './calendar-day.tsx'
import { CalendarWords } from './calendar-words.ts'
import { type DayPrices, DayPricesContext } from './day-prices.ts'
import type { RangeKind } from './range-kind.ts'
import { type End, lastUntil, previewOf, type Range } from './range-pick.ts'

interface RangeCalendarProps {
  readonly kind: RangeKind
  readonly range: Range
  readonly end: End
  readonly earliest: Day
  readonly today: Day
  readonly prices: DayPrices
  /** Two next to each other with arrows, or a year below each other to scroll through. */
  readonly months: 'two' | 'year'
  /** Focus goes to the day that is chosen: for those who came with keys, and where nothing else is. */
  readonly focusDay: boolean
  readonly onPick: (day: Day) => void
  readonly onPoint: (day: Day | null) => void
  readonly pointed: Day | null
  /** Which month is shown first now. */
  readonly onMonth: (first: Day) => void
}

const YEAR_AHEAD = 395

// The picker uses local midnights, we use days: both ways through the local calendar, so no zone can move a day.
const toDate = (day: Day) => new Date(`${day}T00:00:00`)
const toDay = (date: Date): Day => [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

const CLASSES = {
  root: 'calendar',
  months: 'calendar-months',
  month: 'calendar-month',
  month_caption: 'calendar-caption',
  nav: 'calendar-nav',
  button_previous: 'icon-button size-10',
  button_next: 'icon-button size-10',
  chevron: 'size-5 fill-current',
  month_grid: 'calendar-grid',
  weekday: 'calendar-weekday',
  day: 'calendar-day',
  day_button: 'calendar-button',
  today: 'calendar-today',
  selected: '',
} as const
const MODIFIER_CLASSES = { start: 'calendar-start', finish: 'calendar-finish', within: 'calendar-within' } as const

// The picker itself knows only English.
const monthOf = (date: Date) => monthText(toDay(date))
const WORDS = { formatCaption: monthOf, formatWeekdayName: (date: Date) => weekdayText(date.getDay()) }
const LABELS = {
  labelGrid: monthOf,
  labelWeekday: (date: Date) => weekdayText(date.getDay(), 'long'),
  labelNext: () => say`Next month`,
  labelPrevious: () => say`Previous month`,
}

/** A grid of days after the ARIA guide (arrows, Page Up and Down, Home and End), with the range shown through it and a price under each day. */
export function RangeCalendar({ kind, range, end, earliest, today, prices, months, focusDay, onPick, onPoint, pointed, onMonth }: RangeCalendarProps) {
  const { language } = useShell()
  const [month, setMonth] = useState(() => toDate(months === 'two' && range.from > earliest ? range.from : today))
  const box = useRef<HTMLDivElement>(null)
  const [atFirst] = useState(range.from)
  useEffect(() => {
    // A sheet opens after its contents were rendered: before, nothing in it can be scrolled to.
    const opened = requestAnimationFrame(() => {
      const day = box.current?.querySelector(`[data-day="${atFirst}"]`)
      if (focusDay) day?.querySelector('button')?.focus({ preventScroll: true })
      if (months === 'year') day?.closest('.calendar-month')?.scrollIntoView({ block: 'start' })
    })
    return () => cancelAnimationFrame(opened)
  }, [atFirst, focusDay, months])
  const { from, until } = previewOf(range, end, pointed, kind)
  const last = addDays(earliest, YEAR_AHEAD)
  const latest = end === 'until' && range.from ? lastUntil(range.from, kind) : last
  const between = (date: Date) => toDay(date) > from && toDay(date) < until
  return (
    <DayPricesContext value={prices}>
      <CalendarWords value={kind}>
        <div ref={box}>
          <DayPicker
            // Left and right are those of the page: of its arrows as of its keys.
            dir={directionOf(language)}
            numberOfMonths={months === 'two' ? 2 : 12}
            hideNavigation={months === 'year'}
            weekStartsOn={firstWeekday(language)}
            formatters={WORDS}
            labels={LABELS}
            classNames={CLASSES}
            components={{ DayButton: CalendarDay }}
            modifiers={{
              start: from ? toDate(from) : [],
              finish: until ? toDate(until) : [],
              within: between,
              selected: between,
              soon: (date) => toDay(date) >= today && toDay(date) < earliest,
            }}
            modifiersClassNames={MODIFIER_CLASSES}
            month={month}
            startMonth={toDate(today)}
            endMonth={toDate(last)}
            disabled={[{ before: toDate(earliest) }, { after: toDate(latest) }]}
            onMonthChange={(next) => {
              setMonth(next)
              onMonth(toDay(next))
            }}
            onDayClick={(date, { disabled }) => !disabled && onPick(toDay(date))}
            onDayMouseEnter={(date, { disabled }) => onPoint(disabled ? null : toDay(date))}
            onDayMouseLeave={() => onPoint(null)}
            onDayFocus={(date, { disabled }) => onPoint(disabled ? null : toDay(date))}
          />
        </div>
      </CalendarWords>
    </DayPricesContext>
  )
}
