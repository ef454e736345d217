import type { Day } from '@sojourn/kernel'
import { useState } from 'react'
import { stayText } from '../../lib/dates.ts'
import { nightsText } from '../../lib/stay-words.ts'
import { Button } from '../../ui/button.tsx'
import type { NightPrices } from './night-prices.ts'
import { RangeCalendar } from './range-calendar.tsx'
import { type End, nightsOf, previewOf, type Range } from './range-pick.ts'

export interface RangePanelProps {
  readonly range: Range
  readonly end: End
  readonly earliest: Day
  readonly prices: NightPrices
  readonly months: 'two' | 'year'
  readonly focusDay: boolean
  readonly onPick: (day: Day) => void
  readonly onDone: () => void
  /** The calendar shows from this day on: prices may be wanted. */
  readonly onReach: (day: Day) => void
}

const ASK: Record<End, string> = { checkin: 'Choose the day you arrive', checkout: 'Choose the day you leave' }
const MONTHS_IN_A_YEAR = 12

/** The calendar of a stay, with what is being chosen above it and what that comes to below. */
export function RangePanel({ range, end, earliest, prices, months, focusDay, onPick, onDone, onReach }: RangePanelProps) {
  const [pointed, setPointed] = useState<Day | null>(null)
  const shown = previewOf(range, end, pointed)
  const nights = nightsOf(shown)
  const currency = prices.values().next().value?.currency
  return (
    <div className="flex max-h-full min-h-0 flex-col">
      <p className="px-5 pt-4 text-small font-[620] max-md:px-0 max-md:pt-0">{ASK[end]}</p>
      <div
        className="min-h-0 flex-1 overflow-y-auto"
        onScroll={(event) => {
          const { scrollTop, clientHeight, scrollHeight } = event.currentTarget
          if (months === 'year') onReach(monthsAfter(earliest, Math.floor(((scrollTop + clientHeight) / scrollHeight) * MONTHS_IN_A_YEAR)))
        }}
      >
        <RangeCalendar
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
            {nights > 0 ? `${stayText(shown.checkin, shown.checkout)}, ${nightsText(nights)}` : ASK[end]}
          </p>
          <p className="text-caption text-ink-3">
            {currency ? (
              <>
                From, for a night in {currency}, all in. <span className="font-[620] text-sea">Green is low for these weeks.</span>
              </>
            ) : (
              'Prices for each night stand here once you have chosen a place.'
            )}
          </p>
        </div>
        <Button look="ink" size="small" className="max-md:w-full" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  )
}

const monthsAfter = (day: Day, months: number): Day => {
  const at = new Date(`${day.slice(0, 7)}-01T00:00:00Z`)
  at.setUTCMonth(at.getUTCMonth() + months)
  return at.toISOString().slice(0, 10)
}
