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
  'An error occurred while processing your card. Try again.': say`Something went wrong while processing your card. Please try again.`,
  'Your card was used too often, or above its limit.': say`Your card was used too often, or above its limit.`,
  'The card could not be processed. Nothing was charged. Please try again.': say`We couldn't process your card. Nothing was charged; please try again.`,
  'This payment was canceled. Nothing was charged.': say`This payment was canceled. Nothing was charged.`,
  'Nothing is charged here: use a test card, for example 4242 4242 4242 4242.': say`This is a test site, so no card is charged. Please use a test card, such as 4242 4242 4242 4242.`,
  'The bank did not take the card.': say`Your bank didn't accept this card.`,
})

/** The word of a bank in the current language. */
export const bankText = (message: string): string => texts()[message] ?? message
