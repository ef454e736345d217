import { dayText, say } from '@sojourn/i18n'
import type { Day } from '@sojourn/kernel'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import type { DayPrices } from './day-prices.ts'
import { RangeCalendar } from './range-calendar.tsx'
import type { RangeKind } from './range-kind.ts'
import { type End, previewOf, type Range } from './range-pick.ts'
import { rangeText } from './range-text.ts'

export interface RangePanelProps {
  readonly kind: RangeKind
  readonly range: Range
  readonly end: End
  /** The first day that can be chosen: where that is later than today, the panel says so. */
  readonly earliest: Day
  readonly today: Day
  readonly prices: DayPrices
  readonly months: 'two' | 'year'
  readonly focusDay: boolean
  readonly onPick: (day: Day) => void
  readonly onDone: () => void
  /** The calendar shows from this day on: prices may be wanted. */
  readonly onReach: (day: Day) => void
}

const MONTHS_IN_A_YEAR = 12

/** A calendar with the range being chosen above it and its length below. */
export function RangePanel({ kind, range, end, earliest, today, prices, months, focusDay, onPick, onDone, onReach }: RangePanelProps) {
  const [pointed, setPointed] = useState<Day | null>(null)
  const shown = previewOf(range, end, pointed, kind)
  const currency = prices.values().next().value?.currency
  return (
    <div className="flex max-h-full min-h-0 flex-col">
      <p className="px-5 pt-4 text-small font-[620] max-md:px-0 max-md:pt-0">{kind.ask[end]}</p>
      <div
        className="min-h-0 flex-1 overflow-y-auto"
        onScroll={(event) => {
          const { scrollTop, clientHeight, scrollHeight } = event.currentTarget
          if (months === 'year') onReach(monthsAfter(earliest, Math.floor(((scrollTop + clientHeight) / scrollHeight) * MONTHS_IN_A_YEAR)))
        }}
      >
        <RangeCalendar
          today={today}
          kind={kind}
          range={range}
          end={end}
          earliest={earliest}
          prices={prices}
          months={months}
          focusDay={focusDay}
          pointed={pointed}
          onPoint={setPointed}
          onPick={(day) => {
            setPointed(null)
            onPick(day)
          }}
          onMonth={(first) => onReach(monthsAfter(first, 2))}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-t border-rule px-5 py-3.5 max-md:px-0 max-md:pb-0">
        <div className="min-w-0">
          <p role="status" className="text-small font-[560] tabular-nums">
            {rangeText(shown, kind) ?? kind.ask[end]}
          </p>
          {earliest > today && <p className="text-caption text-ink-2">{say`The earliest date you can book is ${dayText(earliest)}.`}</p>}
          {kind.prices && (
            <p className="text-caption text-ink-3">
              {currency ? (
                <>
                  {kind.prices.note(currency)} <span className="font-[620] text-sea">{say`Green: cheaper than usual.`}</span>
                </>
              ) : (
                kind.prices.none
              )}
            </p>
          )}
        </div>
        <Button look="ink" size="small" className="max-md:w-full" onClick={onDone}>{say`Done`}</Button>
      </div>
    </div>
  )
}

const monthsAfter = (day: Day, months: number): Day => {
  const at = new Date(`${day.slice(0, 7)}-01T00:00:00Z`)
  at.setUTCMonth(at.getUTCMonth() + months)
  return at.toISOString().slice(0, 10)
}
