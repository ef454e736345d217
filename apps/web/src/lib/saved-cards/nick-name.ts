import { say } from '@sojourn/i18n'
import { lengthFaultText } from '../form/typed-faults.ts'

export const NICK_NAME_MAX = 50

/** What is wrong with a card's nick name: it must be given (A5.7), and has 50 characters at most. Null where it is one. */
export const nickNameFault = (typed: string): string | null =>
  typed.trim() === '' ? say`Enter a nickname for this card.` : lengthFaultText(typed, NICK_NAME_MAX)
