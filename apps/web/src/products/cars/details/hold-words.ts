import { say } from '@sojourn/i18n'
import type { HoldWords } from '../../../features/choose-and-hold/index.ts'

/** What is said of a car that changed, is gone or was refused. The taxes of extras are not shown apart, so with extras only totals can be compared. */
export const carHoldWords = (hasExtras: boolean): HoldWords => ({
  later: say`at the counter`,
  base: () => (hasExtras ? null : 'Car'),
  why: (seen, price, direction) => {
    if (seen.base === price.base) return direction === 'same' ? '' : say`The car costs what it did; taxes or fees of the place changed.`
    return say`The rental company asks ${direction === 'down' ? 'less' : 'more'} for these days since you looked.`
  },
  gone: () => say`Nothing was held or charged. Other cars may be free at the same times.`,
  refusal(code, message) {
    switch (code) {
      case 'closed_then':
        return { title: say`The desk is closed then`, text: say`${message} Nothing was held or charged.` }
      case 'driver_too_young':
        return { title: say`The driver is too young for this car`, text: say`${message} Nothing was held or charged.` }
      case 'one_way_not_offered':
        return { title: say`It cannot be returned there`, text: say`${message} Nothing was held or charged.` }
      case 'bad_times':
        return { title: say`These times cannot be booked`, text: say`${message} Nothing was held or charged.` }
      case 'unknown_extra':
        return { title: say`An extra is not offered`, text: say`${message} Nothing was held or charged.` }
      default:
        return null
    }
  },
})
