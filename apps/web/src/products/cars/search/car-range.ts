import { plural, say } from '@sojourn/i18n'
import type { RangeKind } from '../../../features/search-form/index.ts'
import { DAYS_MOST } from '../car-address.ts'

/** The days of a rental; a car may come back on the day it was picked up. */
export const CAR_RANGE: RangeKind = {
  names: { from: 'from', until: 'to' },
  labels: { from: say`Pick-up date`, until: say`Return date` },
  ask: { from: say`When do you pick up the car?`, until: say`When do you return it?` },
  lengthText: (days) => say`${plural(days, { one: '# day', other: '# days' })}`,
  least: 0,
  most: DAYS_MOST,
}
