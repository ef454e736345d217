import { formatMoney, isZero, type Money } from '@sojourn/kernel'
import type { MoneyBack } from './mail.ts'

export const paid = (amount: Money): string => (isZero(amount) ? 'Nothing' : formatMoney(amount))

/** Where a refund is found again. */
export const moneyBack = (amount: Money): string =>
  isZero(amount)
    ? 'Nothing was kept from your card, so there is nothing to send back.'
    : `${formatMoney(amount)} goes back to the card or balance it came from. Banks show it within 5 to 10 days.`

/** What goes back, way by way. */
export const waysBack = (back: readonly MoneyBack[] = []): (readonly [string, string])[] =>
  back.map(({ label, amount, when }) => [label, `${formatMoney(amount)}. ${when}`])
