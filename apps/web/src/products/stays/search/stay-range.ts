import { say } from '@sojourn/i18n'
import type { RangeKind } from '../../../features/search-form/index.ts'
import { countText } from '../../../lib/score.ts'
import { LIMITS } from '../stay-address.ts'

/** The days of a stay. */
export const STAY_RANGE: RangeKind = {
  names: { from: 'checkin', until: 'checkout' },
  labels: { from: 'Check-in', until: 'Check-out' },
  ask: { from: say`When do you arrive?`, until: say`When do you leave?` },
  lengthText: (nights) => countText(nights, 'night'),
  prices: { each: 'night', none: say`Choose a destination to see nightly prices.` },
  least: 1,
  most: LIMITS.nights,
}
