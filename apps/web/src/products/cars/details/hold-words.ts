import { say, sentencesText } from '@sojourn/i18n'
import type { HoldWords } from '../../../features/choose-and-hold/index.ts'

/** What is said of a car that changed, is gone or was refused. The taxes of extras are not shown apart, so with extras only totals can be compared. */
export const carHoldWords = (hasExtras: boolean): HoldWords => ({
  later: say`at the counter`,
  base: () => (hasExtras ? null : say`Car`),
  why: (seen, price, direction) => {
    if (seen.base === price.base) return direction === 'same' ? '' : say`The price of the car is the same, but local taxes or fees have changed.`
    return direction === 'down' ? say`The rental company has lowered its price for these days.` : say`The rental company has raised its price for these days.`
  },
  gone: () => say`Nothing was held or charged. Other cars may still be available at these times.`,
  refusal(code, message) {
    switch (code) {
      case 'closed_then':
        return { title: say`The rental desk is closed then`, text: textOf(message) }
      case 'driver_too_young':
        return { title: say`The driver is too young for this car`, text: textOf(message) }
      case 'one_way_not_offered':
        return { title: say`You can't return the car there`, text: textOf(message) }
      case 'bad_times':
        return { title: say`These times aren't available`, text: textOf(message) }
      case 'unknown_extra':
        return { title: say`An extra isn't available`, text: textOf(message) }
      default:
        return null
    }
  },
})

const textOf = (message: string): string => sentencesText([message, say`Nothing was held or charged.`])
