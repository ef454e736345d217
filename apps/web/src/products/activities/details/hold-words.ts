import { say, sentencesText } from '@sojourn/i18n'
import type { HoldWords } from '../../../features/choose-and-hold/index.ts'

const textOf = (message: string): string => sentencesText([message, say`Nothing was held or charged.`])

/** What is said of places that changed their price, are gone or were refused. */
export const ACTIVITY_HOLD_WORDS: HoldWords = {
  later: '',
  base: () => say`Activity`,
  why: (_seen, _price, direction) =>
    direction === 'down' ? say`The operator has lowered its price.` : direction === 'up' ? say`The operator has raised its price.` : '',
  gone: () => say`Nothing was held or charged. Other times may still have places.`,
  refusal(code, message) {
    switch (code) {
      case 'not_for_age':
      case 'adult_needed':
      case 'party_too_large':
        return { title: say`This activity isn't for your group`, text: textOf(message) }
      case 'language_not_spoken':
        return { title: say`The guide doesn't speak this language`, text: textOf(message) }
      case 'unknown_option':
        return { title: say`This option isn't offered`, text: textOf(message) }
      case 'answer_missing':
        return { title: say`A question needs an answer`, text: textOf(message) }
      default:
        return null
    }
  },
}
