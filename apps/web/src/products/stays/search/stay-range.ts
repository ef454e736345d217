import type { RangeKind } from '../../../features/search-form/index.ts'
import { countText } from '../../../lib/score.ts'
import { LIMITS } from '../stay-address.ts'

/** The days of a stay. */
export const STAY_RANGE: RangeKind = {
  names: { from: 'checkin', until: 'checkout' },
  labels: { from: 'Check-in', until: 'Check-out' },
  ask: { from: 'When do you arrive?', until: 'When do you leave?' },
  lengthText: (nights) => countText(nights, 'night'),
  prices: { each: 'night', none: 'Choose a destination to see nightly prices.' },
  least: 1,
  most: LIMITS.nights,
}
