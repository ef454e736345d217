import { say } from '@sojourn/i18n'
import type { RangeKind } from '../../../features/search-form/index.ts'

/** The one day of a table. */
export const TABLE_DAY: RangeKind = {
  names: { from: 'day', until: 'day' },
  labels: { from: say`Date`, until: say`Date` },
  ask: { from: say`On which day?`, until: say`On which day?` },
  lengthText: () => '',
  least: 0,
  most: 0,
  single: true,
}
