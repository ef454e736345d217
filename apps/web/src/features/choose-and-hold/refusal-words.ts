import { plural, say, sentencesText } from '@sojourn/i18n'
import type { Attempt } from './attempt.ts'

/** What a refused choice is called, and what it means for the person's money. */
export interface RefusalWords {
  readonly title: string
  readonly text: string
}

type Refused = Pick<Extract<Attempt, { step: 'refused' }>, 'code' | 'message' | 'waitMinutes'>

/** What to do where too much is held: the first of the holds ends after so many minutes. */
export const holdsEndText = (waitMinutes?: number): string =>
  waitMinutes === undefined
    ? say`Nothing was held or charged. Finish one of them, or wait for its hold to expire.`
    : say`Nothing was held or charged. Finish one of them, or wait ${plural(waitMinutes, { one: '# minute', other: '# minutes' })} for its hold to expire.`

/** The words for refusals that every product shares; null for those of a product's own. */
export function sharedRefusalWords(code: string, waitMinutes?: number): RefusalWords | null {
  switch (code) {
    case 'offline':
      return {
        title: say`You seem to be offline`,
        text: say`Nothing was charged. Try again when you're back online; it won't be held twice.`,
      }
    case 'too_many_tries':
      return { title: say`Too many attempts`, text: say`Nothing was held or charged. Please wait a minute and try again.` }
    case 'too_many_holds':
      return {
        title: say`You're already holding several bookings`,
        text: holdsEndText(waitMinutes),
      }
    case 'internal':
    case 'unreadable':
    case 'in_flight':
      return {
        title: say`We couldn't hold it for you`,
        text: say`Something went wrong on our side. Nothing was charged, so please try again in a moment; it won't be held twice.`,
      }
    default:
      return null
  }
}

/** The words for any refusal: those of the product, those that all products share, and the answer's own message for the rest. */
export const refusalWords = (
  { code, message, waitMinutes }: Refused,
  own: (code: string, message: string, waitMinutes?: number) => RefusalWords | null,
): RefusalWords =>
  own(code, message, waitMinutes) ??
  sharedRefusalWords(code, waitMinutes) ?? { title: say`We couldn't hold it for you`, text: sentencesText([message, say`Nothing was charged.`]) }
