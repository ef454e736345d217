import type { Day } from '@sojourn/kernel'
import { DateRange } from '../../../features/search-form/index.ts'
import type { Party } from '../../../lib/rooms.ts'
import { STAY_RANGE } from './stay-range.ts'

// Fetched by a person who asks for a calendar; a person who types has the browser's own field.
const loadPicker = () => import('./night-price-picker.tsx').then(({ NightPricePicker }) => NightPricePicker)

interface StayDatesProps {
  readonly checkin: Day
  readonly checkout: Day
  /** The first day a stay can begin on. */
  readonly earliest: Day
  readonly today: Day
  /** Where, and for whom: what the prices of the nights are asked for. No place, no prices. */
  readonly placeId: string
  readonly rooms: readonly Party[]
  readonly errors?: { readonly checkin?: string; readonly checkout?: string }
  readonly onChange: (range: { readonly checkin: Day; readonly checkout: Day }) => void
}

/** "Check-in" and "Check-out", with what each night costs in their calendar. */
export function StayDates({ checkin, checkout, placeId, rooms, errors = {}, onChange, ...days }: StayDatesProps) {
  return (
    <DateRange
      {...days}
      kind={STAY_RANGE}
      range={{ from: checkin, until: checkout }}
      loadPicker={loadPicker}
      extra={{ placeId, rooms }}
      errors={{ from: errors.checkin, until: errors.checkout }}
      onChange={({ from, until }) => onChange({ checkin: from, checkout: until })}
    />
  )
}
