import { addDays, type Day } from '@sojourn/kernel'
import { useEffect } from 'react'
import type { Party } from '../../lib/stay-address.ts'
import { RangePanel } from './range-panel.tsx'
import { type End, pick, type Range } from './range-pick.ts'
import { useNightPrices } from './use-night-prices.ts'

export interface RangePickerProps {
  readonly range: Range
  readonly end: End
  readonly earliest: Day
  readonly placeId: string
  readonly rooms: readonly Party[]
  readonly months: 'two' | 'year'
  readonly focusDay: boolean
  readonly onChange: (range: Range) => void
  /** Which end is chosen next; null where the stay is whole. */
  readonly onEnd: (next: End | null) => void
  readonly onDone: () => void
}

const FIRST_REACH_DAYS = 62

/** Chooses the days of a stay: what is behind the calendar, prices included. Fetched by who opens one. */
export function RangePicker({ placeId, rooms, onChange, onEnd, ...panel }: RangePickerProps) {
  const { range, end, earliest } = panel
  const { prices, reach } = useNightPrices(placeId, rooms, earliest)
  const first = addDays(range.checkin > earliest ? range.checkin : earliest, FIRST_REACH_DAYS)
  useEffect(() => reach(first), [reach, first])
  const choose = (day: Day) => {
    const { range: chosen, next } = pick(range, end, day)
    onChange(chosen)
    onEnd(next)
  }
  return <RangePanel {...panel} prices={prices} onPick={choose} onReach={reach} />
}
