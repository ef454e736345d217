import { moneyText, say } from '@sojourn/i18n'

interface MoneyOfBooking {
  readonly paid: number
  readonly refunded: number
  readonly currency: string
  /** `Cash card, Visa ending 4242` */
  readonly money_back_to: string | null
  readonly paid_by_card: 'all' | 'part' | 'none'
}

/** Where the money of a failed booking goes. */
export function moneyBack({ paid, refunded, currency, money_back_to: to, paid_by_card: byCard }: MoneyOfBooking): string {
  if (paid === 0) return say`Nothing was charged.`
  if (refunded > 0) {
    const amount = moneyText(refunded, currency)
    if (!to) return say`${amount} was refunded to your original payment method.`
    return [say`${amount} was refunded to ${to}.`, whenBanksShow(byCard)].filter(Boolean).join(' ')
  }
  const amount = moneyText(paid, currency)
  return to ? say`${amount} will be refunded automatically to ${to}.` : say`${amount} will be refunded automatically to your original payment method.`
}

// Stored value is there at once; only a bank takes its time.
function whenBanksShow(byCard: MoneyOfBooking['paid_by_card']): string | null {
  if (byCard === 'none') return null
  return byCard === 'part'
    ? say`Banks usually show the card part within 5 to 10 days; the rest is available now.`
    : say`Banks usually show it within 5 to 10 days.`
}
