import { say } from './texts.ts'

/** What banks and the gateway say of a card, by their English: what we do not know is shown as it came. */
const texts = (): Readonly<Record<string, string>> => ({
  'Your card was declined.': say`Your card was declined.`,
  'Your card has insufficient funds.': say`Your card has insufficient funds.`,
  'Your card has expired.': say`Your card has expired.`,
  "Your card's security code is incorrect.": say`Your card's security code is incorrect.`,
  "Your card's security code is invalid.": say`Your card's security code is invalid.`,
  'Your card number is incorrect.': say`Your card number is incorrect.`,
  'Your card number is invalid.': say`Your card number is invalid.`,
  'An error occurred while processing your card. Try again.': say`An error occurred while processing your card. Try again.`,
  'Your card was used too often, or above its limit.': say`Your card was used too often, or above its limit.`,
  'The card could not be processed. Nothing was charged. Please try again.': say`The card could not be processed. Nothing was charged. Please try again.`,
  'The bank did not take the card.': say`The bank did not take the card.`,
})

/** The word of a bank in the language of now. */
export const bankText = (message: string): string => texts()[message] ?? message
