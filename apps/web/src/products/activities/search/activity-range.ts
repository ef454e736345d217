import { plural, say } from '@sojourn/i18n'
import type { RangeKind } from '../../../features/search-form/index.ts'
import { DAYS_MOST } from '../activity-address.ts'

/** The days on which there is time for something; one day is enough. */
export const ACTIVITY_RANGE: RangeKind = {
  names: { from: 'from', until: 'to' },
  labels: { from: say`From`, until: say`Until` },
  ask: { from: say`From which day on?`, until: say`Until which day?` },
  lengthText: (days) => say`${plural(days + 1, { one: '# day', other: '# days' })}`,
  least: 0,
  most: DAYS_MOST - 1,
}
