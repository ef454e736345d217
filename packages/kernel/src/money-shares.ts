import { type Currency, decimalsOf, type Money, money } from './money.ts'
import { invariant } from './outcome.ts'

// Apart from what every page needs of money: parts of an amount, and amounts in another currency, exact to the minor unit.

/** `a` × `numerator` / `denominator`, half away from zero: exact, no float on the way. */
export function scale(a: Money, numerator: number, denominator = 1): Money {
  invariant(Number.isSafeInteger(numerator) && Number.isSafeInteger(denominator) && denominator > 0, 'scale takes whole numbers')
  return money(divideRounded(BigInt(a.minor) * BigInt(numerator), BigInt(denominator)), a.currency)
}

/** A share given in hundredths of a percent (basis points): 6 % is 600. Half away from zero. */
export const basisPoints = (a: Money, points: number): Money => scale(a, points, 10_000)

function divideRounded(numerator: bigint, denominator: bigint): number {
  const negative = numerator < 0n
  const size = negative ? -numerator : numerator
  const rounded = (size * 2n + denominator) / (denominator * 2n)
  const value = Number(negative ? -rounded : rounded)
  invariant(Number.isSafeInteger(value), 'money outgrew safe integers')
  return value
}

/** Splits by weights so that the parts sum to the whole: no minor unit is lost. The largest remainders get the odd units, earlier first. */
export function allocate(whole: Money, weights: readonly number[]): Money[] {
  invariant(weights.length > 0 && weights.every((w) => Number.isSafeInteger(w) && w >= 0), 'weights are whole and not negative')
  const totalWeight = weights.reduce((a, b) => a + b, 0)
  const shares = totalWeight === 0 ? weights.map(() => 1) : weights
  const total = BigInt(shares.reduce((a, b) => a + b, 0))
  const sign = whole.minor < 0 ? -1n : 1n
  const size = BigInt(Math.abs(whole.minor))
  const parts = shares.map((w, index) => ({ index, minor: (size * BigInt(w)) / total, rest: (size * BigInt(w)) % total }))
  let left = size - parts.reduce((a, p) => a + p.minor, 0n)
  const byRest = [...parts].sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
  for (const part of byRest) {
    if (left === 0n) break
    part.minor += 1n
    left -= 1n
  }
  return parts.map((p) => money(Number(p.minor * sign), whole.currency))
}

/** A rate of exchange as a decimal text, so that it can be stored and replayed exactly: `"0.9213"`. */
export type Rate = string

/** Converts at a rate (units of `to` for one unit of the amount's currency). Rounds half away from zero, or down where money is given away. */
export function convert(amount: Money, rate: Rate, to: Currency, rounding: 'nearest' | 'down' = 'nearest'): Money {
  const { digits, places } = parseDecimal(rate)
  const shift = decimalsOf(to) - decimalsOf(amount.currency) - places
  const numerator = BigInt(amount.minor) * digits * (shift > 0 ? 10n ** BigInt(shift) : 1n)
  const denominator = shift < 0 ? 10n ** BigInt(-shift) : 1n
  return rounding === 'down' ? money(Number(numerator / denominator), to) : money(divideRounded(numerator, denominator), to)
}

function parseDecimal(text: string): { digits: bigint; places: number } {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(text)
  invariant(match, `not a decimal: ${text}`)
  const fraction = match[2] ?? ''
  return { digits: BigInt(match[1] + fraction), places: fraction.length }
}

/** A price fit to show: in three-decimal currencies the last digit is 0, so that two decimals always suffice. */
export function roundPrice(amount: Money): Money {
  return decimalsOf(amount.currency) === 3 ? money(divideRounded(BigInt(amount.minor), 10n) * 10, amount.currency) : amount
}

/** The same of what is taken off a price: never more than it was. */
export function roundPriceDown(amount: Money): Money {
  return decimalsOf(amount.currency) === 3 ? money(amount.minor - (amount.minor % 10), amount.currency) : amount
}
