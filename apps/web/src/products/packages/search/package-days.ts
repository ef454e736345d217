import { plural, say, sayAs } from '@sojourn/i18n'
import type { RangeKind } from '../../../features/search-form/index.ts'
import { LIMITS } from '../package-address.ts'

/** The days of a trip: it has a night in it. */
export const TRIP_RANGE: RangeKind = {
  names: { from: 'leave', until: 'return' },
  labels: { from: sayAs('of a day')`Leave`, until: sayAs('of a day')`Return` },
  ask: { from: say`When do you leave?`, until: say`When do you come back?` },
  lengthText: (nights) => say`${plural(nights, { one: '# night', other: '# nights' })}`,
  least: 1,
  most: LIMITS.nights,
}
