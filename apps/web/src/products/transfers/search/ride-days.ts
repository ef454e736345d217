import { say, sayAs } from '@sojourn/i18n'
import type { RangeKind } from '../../../features/search-form/index.ts'

const dayOf = (name: string, label: string, ask: string): RangeKind => ({
  names: { from: name, until: name },
  labels: { from: label, until: label },
  ask: { from: ask, until: ask },
  lengthText: () => '',
  least: 0,
  most: 0,
  single: true,
})

/** The day of the way there, and of the way back. */
export const OUT_DAY = dayOf('at', say`Date`, say`When do you travel?`)
export const BACK_DAY = dayOf('return_at', sayAs('of a way')`Return date`, say`When do you go back?`)
