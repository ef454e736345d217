import { say, sentencesText } from '@sojourn/i18n'
import type { HoldWords } from '../../../features/choose-and-hold/index.ts'

/** What is said of a package that changed, of which a part is gone, or that was refused. */
export const packageHoldWords: HoldWords = {
  later: say`at the place`,
  base: () => say`Parts of your trip`,
  why: (_seen, _price, direction) =>
    direction === 'down' ? say`One of its parts costs less now.` : direction === 'up' ? say`One of its parts costs more now.` : '',
  gone: () => say`One of its parts was just sold. Nothing was held or charged: all of it is held, or none.`,
  refusal(code, message) {
    switch (code) {
      case 'no_package':
        return { title: say`These parts don't fit each other`, text: textOf(message) }
      case 'bad_part':
        return { title: say`One part isn't available any more`, text: textOf(message) }
      case 'supplier_silent':
        return { title: say`A supplier doesn't answer`, text: textOf(message) }
      default:
        return null
    }
  },
}

const textOf = (message: string): string => sentencesText([message, say`Nothing was held or charged.`])
