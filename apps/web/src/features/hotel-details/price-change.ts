import type { Price } from '@sojourn/contracts'
import { fromMajor, subtract, toMajor } from '@sojourn/kernel'
import { dayText } from '../../lib/dates.ts'
import { countText } from '../../lib/score.ts'

/** One line of the old price beside the new. Amounts are major units of the price's currency. */
export interface ChangedLine {
  readonly label: string
  readonly before: number
  readonly now: number
  /** More than before is positive. */
  readonly more: number
}

export interface PriceChange {
  readonly direction: 'up' | 'down' | 'same'
  /** The last line is the total. */
  readonly lines: readonly ChangedLine[]
  /** What moved, in a sentence; empty where nobody can tell. */
  readonly why: string
}

/** What a price was, what it is, and which part of it moved. `oldTotal` is what the person agreed to see. */
export function priceChange(seen: Price, oldTotal: number, price: Price): PriceChange {
  const line = (label: string, before: number, now: number): ChangedLine => ({ label, before, now, more: minus(now, before, price.currency) })
  const total = line('All in', oldTotal, price.total)
  const direction = total.more > 0 ? 'up' : total.more < 0 ? 'down' : 'same'
  // Parts that do not sum to what the person saw would explain nothing.
  if (seen.total !== oldTotal || seen.currency !== price.currency) return { direction, lines: [total], why: '' }
  const before = minus(seen.total, seen.base, price.currency)
  const now = minus(price.total, price.base, price.currency)
  const nights = price.per_night.length
  const room = line(nights > 0 ? `Room, ${countText(nights, 'night')}` : 'Room', seen.base, price.base)
  return { direction, lines: [room, line('Taxes and fees', before, now), total], why: whyOf(seen, price, direction) }
}

function whyOf(seen: Price, price: Price, direction: PriceChange['direction']): string {
  const earlier = new Map(seen.per_night.map(({ date, amount }) => [date, amount]))
  const moved = price.per_night.filter(({ date, amount }) => earlier.has(date) && earlier.get(date) !== amount)
  if (moved.length > 0) {
    const which = moved.length === price.per_night.length && moved.length > 1 ? 'every night' : moved.map(({ date }) => dayText(date)).join(', ')
    return `The house asks ${direction === 'down' ? 'less' : 'more'} for ${which} since you looked.`
  }
  return seen.base === price.base && direction !== 'same' ? 'The room costs what it did; taxes or fees of the place changed.' : ''
}

function minus(a: number, b: number, currency: string): number {
  const [first, second] = [fromMajor(a, currency), fromMajor(b, currency)]
  return first && second ? toMajor(subtract(first, second)) : a - b
}
