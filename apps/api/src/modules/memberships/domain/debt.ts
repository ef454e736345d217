import { type Day, daysBetween, type Money, scale, sum } from '@sojourn/kernel'

export interface Debt {
  readonly debtId: string
  readonly membershipNo: string
  /** `grace`: benefits that were given while a renewal was not paid. `reversal`: a charge that the bank took back. */
  readonly reason: 'grace' | 'reversal'
  readonly amount: Money
}

export const sumOfDebts = (currency: string, debts: readonly Debt[]): Money =>
  sum(
    currency,
    debts.filter(({ amount }) => amount.currency === currency).map(({ amount }) => amount),
  )

/**
 * What the days of grace are worth: the price of the term that was not paid, day by day, to the minor unit. `from` is the day the term would have begun, `until` the day it
 * would have ended, `on` the day the benefits ended.
 */
export function graceDebt(price: Money, term: { readonly from: Day; readonly until: Day }, on: Day): Money {
  const whole = Math.max(1, daysBetween(term.from, term.until))
  return scale(price, Math.min(whole, Math.max(0, daysBetween(term.from, on))), whole)
}
