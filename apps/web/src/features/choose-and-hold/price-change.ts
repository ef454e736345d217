import type { Price } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { fromMajor, subtract, toMajor } from '@sojourn/kernel'

/** One line of the old price compared with the new. Amounts are major units of the price's currency. */
export interface ChangedLine {
  readonly label: string
  readonly before: number
  readonly now: number
  /** More than before is positive. */
  readonly more: number
}

export type Direction = 'up' | 'down' | 'same'

export interface PriceChange {
  readonly direction: Direction
  /** The last line is the total. */
  readonly lines: readonly ChangedLine[]
  /** What moved, in a sentence; empty where it is not known. */
  readonly why: string
}

/** The texts of a product about a changed price. */
export interface PriceWords {
  /** What the part without taxes and fees is called: "Room, 3 nights". Null where only the total that was seen is known, not its parts. */
  readonly base: (price: Price) => string | null
  /** Which part moved, in a sentence; empty where it is not known. */
  readonly why: (seen: Price, price: Price, direction: Direction) => string
}

/** What a price was, what it is, and which part of it moved. `oldTotal` is what the person agreed to see. */
export function priceChange(seen: Price, oldTotal: number, price: Price, words: PriceWords): PriceChange {
  const line = (label: string, before: number, now: number): ChangedLine => ({ label, before, now, more: minus(now, before, price.currency) })
  const total = line(say`Total`, oldTotal, price.total)
  const direction = total.more > 0 ? 'up' : total.more < 0 ? 'down' : 'same'
  // Parts that do not sum to what the person saw would explain nothing.
  const label = words.base(price)
  if (label === null || seen.total !== oldTotal || seen.currency !== price.currency) return { direction, lines: [total], why: '' }
  const before = minus(seen.total, seen.base, price.currency)
  const now = minus(price.total, price.base, price.currency)
  const lines = [line(label, seen.base, price.base), line(say`Taxes and fees`, before, now), total]
  return { direction, lines, why: words.why(seen, price, direction) }
}

function minus(a: number, b: number, currency: string): number {
  const [first, second] = [fromMajor(a, currency), fromMajor(b, currency)]
  return first && second ? toMajor(subtract(first, second)) : a - b
}
