import { say } from '@sojourn/i18n'

/** What a visitor sees who holds as much as they may. */
export const tooManyHoldsText = (): string =>
  say`You or others on your network are already holding several bookings. Complete or cancel one first, or try again once a hold has expired.`
