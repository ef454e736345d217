import { moneyText, say } from '@sojourn/i18n'

interface MoneyOfBooking {
  readonly paid: number
  readonly refunded: number
  readonly currency: string
  /** `Coupon TAKE25, Visa ending 4242` */
  readonly paid_with: string | null
}

/** Where the money of a failed booking goes. */
export function moneyBack({ paid, refunded, currency, paid_with: paidWith }: MoneyOfBooking): string {
  if (paid === 0) return say`Nothing was charged.`
  if (refunded > 0) {
    const amount = moneyText(refunded, currency)
    if (!paidWith) return say`${amount} was refunded to your original payment method.`
    return [say`${amount} was refunded to ${paidWith}.`, whenBanksShow(paidWith)].filter(Boolean).join(' ')
  }
  const amount = moneyText(paid, currency)
  return paidWith
    ? say`${amount} will be refunded automatically to ${paidWith}.`
    : say`${amount} will be refunded automatically to your original payment method.`
}

// Stored value is there at once; only a bank takes its time.
function whenBanksShow(paidWith: string): string | null {
  const card = / ending \d{4}$/.exec(paidWith)
  if (!card) return null
  return paidWith.includes(', ')
    ? say`Banks usually show the card part within 5 to 10 days; the rest is available now.`
    : say`Banks usually show it within 5 to 10 days.`
}
