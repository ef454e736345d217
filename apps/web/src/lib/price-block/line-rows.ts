import { type Money, sum } from '@sojourn/kernel'
import type { MoneyLine, PriceRow } from './price-row.ts'

export interface RowAsk {
  readonly unit: string | null
  readonly text: (amount: Money) => string
}

/** The price of one night or one day. A receipt of long ago says of a night no more than its kind. */
export const isTimed = ({ kind, per }: MoneyLine): boolean => kind === 'night' || (kind === 'base' && per === 'day')

export const sumOf = (lines: readonly MoneyLine[]): Money => {
  const amounts = lines.map(({ amount }) => amount)
  return sum(amounts[0]!.currency, amounts)
}

/** A line as a row of its own. */
export const rowOf = (line: MoneyLine, index: number, { text }: RowAsk): PriceRow => ({
  key: `${line.kind}:${line.label}:${index}`,
  label: line.label,
  amount: text(line.amount),
  // Each of several nights would say again what it is of.
  rule: isTimed(line) ? null : line.rule,
  tone: line.kind === 'discount' ? 'good' : 'plain',
})
