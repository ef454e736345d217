import { type Currency, type Money, money, zero } from './money.ts'
import { invariant } from './outcome.ts'

// Apart from what every page needs of money.

export function sameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency) invariant(false, `two currencies in one sum: ${a.currency} and ${b.currency}`)
}

export function add(a: Money, b: Money): Money {
  sameCurrency(a, b)
  return money(a.minor + b.minor, a.currency)
}

export function subtract(a: Money, b: Money): Money {
  sameCurrency(a, b)
  return money(a.minor - b.minor, a.currency)
}

export const negate = (a: Money): Money => money(-a.minor, a.currency)

export function sum(currency: Currency, amounts: Iterable<Money>): Money {
  let total = zero(currency)
  for (const amount of amounts) total = add(total, amount)
  return total
}
