import type { Money } from './money.ts'
import { sameCurrency } from './money-sums.ts'

// Apart from what every page needs of money.

/** Below 0 where `a` is less than `b`, 0 where equal, above 0 where more. */
export function compare(a: Money, b: Money): number {
  sameCurrency(a, b)
  return a.minor - b.minor
}

export const min = (a: Money, b: Money): Money => (compare(a, b) <= 0 ? a : b)
export const max = (a: Money, b: Money): Money => (compare(a, b) >= 0 ? a : b)
