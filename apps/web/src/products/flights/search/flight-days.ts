import { plural, say, sayAs } from '@sojourn/i18n'
import type { RangeKind } from '../../../features/search-form/index.ts'

const DAYS_MOST = 330
const WHEN = say`When do you fly?`

/** The days of a return: it may come back on the day it left. */
export const RETURN_RANGE: RangeKind = {
  names: { from: 'depart', until: 'return' },
  labels: { from: say`Depart`, until: sayAs('of a day')`Return` },
  ask: { from: WHEN, until: say`When do you fly back?` },
  lengthText: (nights) => say`${plural(nights, { one: '# night', other: '# nights' })}`,
  least: 0,
  most: DAYS_MOST,
}

/** The day of one flight. */
export const ONE_DAY: RangeKind = {
  names: { from: 'depart', until: 'depart' },
  labels: { from: say`Depart`, until: say`Depart` },
  ask: { from: WHEN, until: WHEN },
  lengthText: () => '',
  least: 0,
  most: 0,
  single: true,
}
