import { say } from '@sojourn/i18n'
/** What a refused choice is called, and what it means for the person's money. */
export interface RefusalWords {
  readonly title: string
  readonly text: string
}

/** The words for refusals that every product shares; null for those of a product's own. */
export function sharedRefusalWords(code: string): RefusalWords | null {
  switch (code) {
    case 'offline':
      return {
        title: say`You seem to be offline`,
        text: say`We could not be reached. Nothing was charged. Try again when you are connected; pressing twice holds it once.`,
      }
    case 'too_many_tries':
      return { title: say`That was a lot of tries`, text: say`Please wait a minute and try again. Nothing was held or charged.` }
    case 'too_many_holds':
      return {
        title: say`You hold several bookings already`,
        text: say`Finish one of them, or wait until its hold runs out, which takes 15 minutes at most. Nothing was held or charged just now.`,
      }
    case 'internal':
    case 'unreadable':
    case 'in_flight':
      return {
        title: say`It could not be held`,
        text: say`The fault is ours. Nothing was charged. Please try again in a moment; pressing twice holds it once.`,
      }
    default:
      return null
  }
}

/** The words for any refusal: those of the product, those that all products share, and the answer's own message for the rest. */
export const refusalWords = (code: string, message: string, own: (code: string, message: string) => RefusalWords | null): RefusalWords =>
  own(code, message) ?? sharedRefusalWords(code) ?? { title: say`It could not be held`, text: say`${message} Nothing was charged.` }
