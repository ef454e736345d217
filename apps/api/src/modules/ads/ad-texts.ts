import { say } from '@sojourn/i18n'
import type { Ad } from './domain/ad.ts'

/** What an ad says in the current language: ours in every language, others as they were written. */
export function wordsOf({ house, title, text, linkWords }: Ad): { title: string; text: string; link_words: string } {
  switch (house) {
    case null:
      return { title, text, link_words: linkWords }
    case 'wallet':
      return {
        title: say`Put money aside for the next trip`,
        text: say`Top up your wallet whenever you like, and pay for any stay with it.`,
        link_words: say`See your wallet`,
      }
    case 'points':
      return {
        title: say`Your points are worth a night away`,
        text: say`See what you have collected, and use it at the next checkout.`,
        link_words: say`See coupons and points`,
      }
    case 'season':
      return {
        title: say`Winter sun on a green island`,
        text: say`Madeira is mild all year: gardens, sea pools and levada walks.`,
        link_words: say`See Madeira`,
      }
  }
}
