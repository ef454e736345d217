import { type Money, money } from '@sojourn/kernel'

/** What a unit costs the traveller, all included, and what it costs us. */
export interface Unit {
  readonly inclusive: Money
  readonly net: Money
}

/** The most a discount card takes off a unit: a tenth more than our margin of it (B5.3), never below 0 (B5.2), never more than the unit costs. In minor units. */
export function discountLimit({ inclusive, net }: Unit): number {
  const margin = Math.max(0, inclusive.minor - net.minor)
  return Math.min(inclusive.minor, Math.floor((margin * 11) / 10))
}

/** The rest of these limits for another discount card: all of them together take no more off a unit than one may. */
export const limitsLeft = (limits: readonly number[], others: readonly (readonly Money[])[]): number[] =>
  limits.map((limit, i) => others.reduce((left, units) => Math.max(0, left - (units[i]?.minor ?? 0)), limit))

/** The most that a wallet pays of a unit: its full price. */
export const moneyLimit = ({ inclusive }: Unit): number => inclusive.minor

/** Unit by unit while the balance decreases (B4.10): each takes as much as its limit allows of what is left. */
export function byUnit(balance: Money, limits: readonly number[]): Money[] {
  let left = Math.max(0, balance.minor)
  return limits.map((limit) => {
    const taken = Math.min(left, limit)
    left -= taken
    return money(taken, balance.currency)
  })
}

/** All units of one offer are alike: each has its share of the price and of our margin. */
export function unitsOf(paid: Money, revenue: Money, count: number): Unit[] {
  return Array.from({ length: count }, (_, i) => {
    const inclusive = share(paid, i, count)
    return { inclusive, net: { ...inclusive, minor: inclusive.minor - share(revenue, i, count).minor } }
  })
}

// Differences of running totals, so that the shares sum to the whole.
const share = (whole: Money, i: number, count: number): Money => {
  const upTo = (units: number) => Math.floor((whole.minor * units) / count)
  return money(upTo(i + 1) - upTo(i), whole.currency)
}
