import { type Currency, compare, convert, decimalsOf, type Money, money, type Rate } from '@sojourn/kernel'

/** What can be bought at once, both ends included, and what is suggested. */
export interface TopUpRange {
  readonly minimum: Money
  readonly maximum: Money
  readonly suggested: readonly Money[]
}

const MINIMUM_USD = 10
const MAXIMUM_USD = 1_000
const SUGGESTED_USD = [25, 50, 100, 200] as const

/** The range in a currency, at its rate in units per US dollar: amounts that a person would choose, so the rate only says how large. */
export function topUpRange(currency: Currency, perUsd: Rate): TopUpRange {
  const of = (usd: number): Money => (currency === 'USD' ? money(usd * 100, currency) : wellRounded(convert(money(usd * 100, 'USD'), perUsd, currency)))
  return { minimum: of(MINIMUM_USD), maximum: of(MAXIMUM_USD), suggested: SUGGESTED_USD.map(of) }
}

export const isInRange = (amount: Money, { minimum, maximum }: Pick<TopUpRange, 'minimum' | 'maximum'>): boolean =>
  amount.currency === minimum.currency && compare(amount, minimum) >= 0 && compare(amount, maximum) <= 0

const STEPS = [1, 1.5, 2, 2.5, 3, 4, 5, 7.5, 10] as const

/** The nearest of 1, 1.5, 2, 2.5, 3, 4, 5 and 7.5 with noughts behind it, and never less than one whole unit. */
function wellRounded({ minor, currency }: Money): Money {
  const unit = 10 ** decimalsOf(currency)
  const magnitude = Math.max(unit, 10 ** Math.floor(Math.log10(Math.max(1, minor))))
  const near = STEPS.map((step) => step * magnitude).filter((candidate) => candidate % unit === 0)
  return money(
    near.reduce((best, candidate) => (Math.abs(candidate - minor) < Math.abs(best - minor) ? candidate : best)),
    currency,
  )
}
