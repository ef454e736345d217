import { addDays, type Day } from '@sojourn/kernel'
import { useEffect } from 'react'
import type { Party } from '../../lib/stay-address.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { RangePanel } from './range-panel.tsx'
import { type End, pick, type Range } from './range-pick.ts'
import { useNightPrices } from './use-night-prices.ts'

export interface RangePickerProps {
  readonly range: Range
  readonly end: End
  readonly earliest: Day
  readonly placeId: string
  readonly rooms: readonly Party[]
  /** Below its fields, or over the page on a small screen. */
  readonly as: 'pop' | 'sheet'
  readonly focusDay: boolean
  readonly onChange: (range: Range) => void
  /** Which end is chosen next; null where the stay is whole. */
  readonly onEnd: (next: End | null) => void
  readonly onDone: () => void
  /** The sheet is left without a choice. */
  readonly onLeave: () => void
}

const FIRST_REACH_DAYS = 62

/** Chooses the days of a stay: what is behind the calendar, prices included. Fetched by who opens one. */
export function RangePicker({ as, placeId, rooms, onChange, onEnd, onLeave, ...panel }: RangePickerProps) {
  const { range, end, earliest } = panel
  const { prices, reach } = useNightPrices(placeId, rooms, earliest)
  const first = addDays(range.checkin > earliest ? range.checkin : earliest, FIRST_REACH_DAYS)
  useEffect(() => reach(first), [reach, first])
  const choose = (day: Day) => {
    const { range: chosen, next } = pick(range, end, day)
    onChange(chosen)
    onEnd(next)
  }
  const drawn = <RangePanel {...panel} months={as === 'pop' ? 'two' : 'year'} prices={prices} onPick={choose} onReach={reach} />
  if (as === 'pop') return drawn
  return (
    <Dialog open title="Your days" onClose={onLeave}>
      <div className="range-sheet">{drawn}</div>
    </Dialog>
  )
}
