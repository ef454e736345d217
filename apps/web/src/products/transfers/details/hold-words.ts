import { say, sayAs, sentencesText } from '@sojourn/i18n'
import type { HoldWords } from '../../../features/choose-and-hold/index.ts'

/** What is said of a transfer that changed, is gone or was refused. */
export const transferHoldWords: HoldWords = {
  later: say`to the driver`,
  base: () => sayAs('a ride')`Transfer`,
  why: (_seen, _price, direction) =>
    direction === 'down' ? say`The transfer company has lowered its price.` : direction === 'up' ? say`The transfer company has raised its price.` : '',
  gone: () => say`Nothing was held or charged. Other transfers may still be available at that time.`,
  refusal(code, message) {
    switch (code) {
      case 'bad_times':
      case 'too_late':
        return { title: say`This time isn't available`, text: textOf(message) }
      case 'too_dark':
        return { title: say`It goes in daylight only`, text: textOf(message) }
      case 'too_many':
        return { title: say`You don't all fit in`, text: textOf(message) }
      default:
        return null
    }
  },
}

const textOf = (message: string): string => sentencesText([message, say`Nothing was held or charged.`])
