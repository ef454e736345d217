import { plural, say } from '@sojourn/i18n'
import { HOLDER_LENGTH_MAX } from './browser/holder.ts'

/** The texts of the scripts of our pages, in the current language: browsers read them from the page, for they take the scripts as they are written. */
export const browserTexts = () => ({
  unanswered: say`We lost the connection and don't know yet whether your card was charged. Please wait: we're checking.`,
  paying: say`Paying…`,
  noForm: say`We couldn't load the card form. Nothing was charged; please reload the page.`,
  noName: say`Enter the name on your card.`,
  longName: say`The name on your card can have at most ${plural(HOLDER_LENGTH_MAX, { one: '# character', other: '# characters' })}. Please shorten it.`,
  noNumber: say`Enter your card number.`,
  unsent: say`We couldn't send your card details. Nothing was charged; please try again.`,
  badNumber: say`Your card number is invalid.`,
  declined: say`Your card was declined.`,
  notConfirmed: say`Please enter another payment method. Your bank didn't confirm this one and nothing was charged.`,
  // By the codes of what is wrong with a field.
  incomplete_number: say`Your card number is incomplete.`,
  invalid_number: say`Your card number is invalid.`,
  long_number: say`Your card number has too many digits. Please check it.`,
  incomplete_expiry: say`Your card's expiry date is incomplete.`,
  invalid_expiry: say`Your card's expiry date is invalid.`,
  expired_card: say`Your card has expired.`,
  incomplete_code: say`Your card's security code is incomplete.`,
  long_code: say`Your card's security code has too many digits. Please check it.`,
  empty_number: say`Enter your card number.`,
  empty_expiry: say`Enter your card's expiry date.`,
  empty_code: say`Enter your card's security code.`,
  anotherCard: say`Nothing was charged. Please enter another card.`,
})

export type BrowserText = keyof ReturnType<typeof browserTexts>
