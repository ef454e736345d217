import { say } from '@sojourn/i18n'
import { addDays, type Day } from '@sojourn/kernel'
import { useEffect } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { type DayPrices, NO_PRICES } from './day-prices.ts'
import type { RangeKind } from './range-kind.ts'
import { RangePanel } from './range-panel.tsx'
import { type End, pick, type Range } from './range-pick.ts'

export interface RangePickerProps {
  readonly kind: RangeKind
  readonly range: Range
  readonly end: End
  readonly earliest: Day
  readonly today: Day
  /** Below its fields, or over the page on a small screen. */
  readonly as: 'pop' | 'sheet'
  readonly focusDay: boolean
  readonly onChange: (range: Range) => void
  /** Which end is chosen next; null where the range is whole. */
  readonly onEnd: (next: End | null) => void
  readonly onDone: () => void
  /** The sheet is left without a choice. */
  readonly onLeave: () => void
}

/** The prices of days, asked for as the calendar reaches them: `reach(day)` wants those up to that day. */
export interface PriceSource {
  readonly prices: DayPrices
  readonly reach: (day: Day) => void
}

const FIRST_REACH_DAYS = 62
const NOWHERE: PriceSource = { prices: NO_PRICES, reach: () => {} }

/** The state of choosing days in a calendar. Fetched when one is opened. A product with prices by the day wraps it and passes them in. */
export function RangePicker({ as, source = NOWHERE, onChange, onEnd, onLeave, ...panel }: RangePickerProps & { readonly source?: PriceSource }) {
  const { kind, range, end, earliest } = panel
  const { prices, reach } = source
  const first = addDays(range.from > earliest ? range.from : earliest, FIRST_REACH_DAYS)
  useEffect(() => reach(first), [reach, first])
  const choose = (day: Day) => {
    const { range: chosen, next } = pick(range, end, day, kind)
    onChange(chosen)
    onEnd(next)
  }
  const rendered = <RangePanel {...panel} months={as === 'pop' ? 'two' : 'year'} prices={prices} onPick={choose} onReach={reach} />
  if (as === 'pop') return rendered
  return (
    <Dialog open title={say`Your dates`} onClose={onLeave}>
      <div className="range-sheet">{rendered}</div>
    </Dialog>
  )
}
