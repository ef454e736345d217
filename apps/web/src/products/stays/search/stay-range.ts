import { say } from '@sojourn/i18n'
import type { RangeKind } from '../../../features/search-form/index.ts'
import { LIMITS } from '../stay-address.ts'
import { nightsText } from '../stay-words.ts'

/** The days of a stay. */
export const STAY_RANGE: RangeKind = {
  names: { from: 'checkin', until: 'checkout' },
  labels: { from: say`Check-in`, until: say`Check-out` },
  ask: { from: say`When do you arrive?`, until: say`When do you leave?` },
  lengthText: nightsText,
  prices: {
    note: (currency) => say`Lowest price per night in ${currency}, taxes included, rounded up.`,
    spoken: (price, isLow) => (isLow ? say`from ${price} a night, cheaper than usual` : say`from ${price} a night`),
    none: say`Choose a destination to see nightly prices.`,
  },
  least: 1,
  most: LIMITS.nights,
}
