import { say } from '@sojourn/i18n'
import { type Day, startFault } from '@sojourn/kernel'

/** What is wrong with a first day that has passed, in words; null where it can be. `earliest` is today by the clock of the place, or before that is known the earliest day anywhere. */
export const pastDayText = (day: Day, earliest: Day): string | null =>
  startFault(day, earliest) === 'past' ? say`That date has passed. Choose a later one.` : null
