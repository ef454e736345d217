import { type Money, money } from '@sojourn/kernel'

/** What a room costs the traveller, all included, and what it costs us. */
export interface Room {
  readonly inclusive: Money
  readonly net: Money
}

/** The most a discount card takes off a room: a tenth more than our margin of it (B5.3), never below 0 (B5.2), never more than the room costs. In minor units. */
export function discountLimit({ inclusive, net }: Room): number {
  const margin = Math.max(0, inclusive.minor - net.minor)
  return Math.min(inclusive.minor, Math.floor((margin * 11) / 10))
}

/** The rest of these limits for another discount card: all of them together take no more off a room than one may. */
export const limitsLeft = (limits: readonly number[], others: readonly (readonly Money[])[]): number[] =>
  limits.map((limit, i) => others.reduce((left, rooms) => Math.max(0, left - (rooms[i]?.minor ?? 0)), limit))

/** The most that a wallet pays of a room: its full price. */
export const moneyLimit = ({ inclusive }: Room): number => inclusive.minor

/** Room by room while the balance decreases (B4.10): each takes as much as its limit allows of what is left. */
export function byRoom(balance: Money, limits: readonly number[]): Money[] {
  let left = Math.max(0, balance.minor)
  return limits.map((limit) => {
    const taken = Math.min(left, limit)
    left -= taken
    return money(taken, balance.currency)
  })
}

/** All rooms of one offer are alike: each has its share of the price and of our margin. */
export function roomsOf(paid: Money, revenue: Money, count: number): Room[] {
  return Array.from({ length: count }, (_, i) => {
    const inclusive = share(paid, i, count)
    return { inclusive, net: { ...inclusive, minor: inclusive.minor - share(revenue, i, count).minor } }
  })
}

// Differences of running totals, so that the shares sum to the whole.
const share = (whole: Money, i: number, count: number): Money => {
  const upTo = (rooms: number) => Math.floor((whole.minor * rooms) / count)
  return money(upTo(i + 1) - upTo(i), whole.currency)
}
