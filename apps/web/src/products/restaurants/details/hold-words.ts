import { say, sentencesText } from '@sojourn/i18n'
import type { HoldWords } from '../../../features/choose-and-hold/index.ts'

/** What is said of a table that changed, is gone or was refused. */
export const tableHoldWords: HoldWords = {
  later: say`at the restaurant`,
  base: () => say`Set menu`,
  why: (_seen, _price, direction) =>
    direction === 'down' ? say`The restaurant has lowered the price of its menu.` : say`The restaurant has raised the price of its menu.`,
  gone: () => say`Nothing was held or charged. Other times may still be free.`,
  refusal(code, message) {
    switch (code) {
      case 'closed_then':
        return { title: say`Nobody is seated at that time`, text: textOf(message) }
      case 'bad_times':
        return { title: say`This time isn't available`, text: textOf(message) }
      case 'no_menu':
        return { title: say`There is no set menu`, text: textOf(message) }
      default:
        return null
    }
  },
}

const textOf = (message: string): string => sentencesText([message, say`Nothing was held or charged.`])
