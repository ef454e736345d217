import { moneyText, say } from '@sojourn/i18n'

interface MoneyOfBooking {
  readonly paid: number
  readonly refunded: number
  readonly currency: string
  /** `Coupon TAKE25, Visa ending 4242` */
  readonly paid_with: string | null
}

/** What becomes of the money of a booking that came to nothing. */
export function moneyBack({ paid, refunded, currency, paid_with: paidWith }: MoneyOfBooking): string {
  if (paid === 0) return say`Nothing was charged.`
  const where = paidWith ?? 'where it came from'
  if (refunded > 0) return say`${moneyText(refunded, currency)} went back to ${where}.${whenBanksShow(where)}`
  return say`${moneyText(paid, currency)} is refunded automatically to ${where}.`
}

// Stored value is there at once; only a bank takes its time.
function whenBanksShow(paidWith: string): string {
  const card = / ending \d{4}$/.exec(paidWith)
  if (!card) return ''
  return paidWith.includes(', ')
    ? say` What went to the card banks show within 5 to 10 days; the rest is there already.`
    : say` Banks show it within 5 to 10 days.`
}
