import { say, sentencesText } from '@sojourn/i18n'
import type { HoldWords } from '../../../features/choose-and-hold/index.ts'

/** What is said of a journey that changed, is gone or was refused. */
export const flightHoldWords: HoldWords = {
  later: say`to the airline`,
  base: () => say`Fares`,
  why: (_seen, _price, direction) =>
    direction === 'down'
      ? say`A cheaper seat is free again.`
      : direction === 'up'
        ? say`The last seats at the price you saw were sold while you were choosing.`
        : '',
  gone: () => say`Nothing was held or charged. Other flights may still have seats.`,
  refusal(code, message) {
    switch (code) {
      case 'seat_taken':
        return { title: say`This seat was just taken`, text: textOf(message) }
      case 'not_holdable':
        return { title: say`This fare is paid at once`, text: textOf(message) }
      case 'bad_party':
        return { title: say`This group can't fly together like this`, text: textOf(message) }
      case 'supplier_silent':
        return { title: say`The airline isn't answering right now`, text: say`Nothing was held or charged. Please try again in a moment.` }
      default:
        return null
    }
  },
}

const textOf = (message: string): string => sentencesText([message, say`Nothing was held or charged.`])
