import { plural, say } from '@sojourn/i18n'
import type { Money } from '@sojourn/kernel'
import { sum } from '@sojourn/kernel'
import type { MoneyLine, PriceRow } from './price-row.ts'

/**
 * The lines that make a price, as drawn. What has a price for each day is summed up first and listed quietly below. Rows that are not quiet sum to the
 * price to the minor unit. `unit` is what is sold by the day: "room".
 */
export function madeRows(lines: readonly MoneyLine[], unit: string | null, text: (amount: Money) => string): readonly PriceRow[] {
  const days = lines.filter((line) => line.kind === 'night')
  const base = lines.filter((line) => line.kind === 'base')
  const others = lines.filter((line) => line.kind !== 'night' && line.kind !== 'base')
  const summed = days.length > 1 ? [together(days, unit)] : []
  const isDetail = summed.length > 0
  return [...summed, ...days, ...base, ...others].map((line, index) => ({
    key: `${line.kind}:${line.label}:${index}`,
    label: line.label,
    amount: text(line.amount),
    // Each day would say again that it is one.
    rule: line.kind === 'night' ? null : line.rule,
    tone: line.kind === 'discount' ? 'good' : line.kind === 'night' && isDetail ? 'quiet' : 'plain',
  }))
}

function together(days: readonly MoneyLine[], unit: string | null): MoneyLine {
  const amounts = days.map(({ amount }) => amount)
  return { kind: 'base', label: nightsLabel(days.length, unit), rule: null, amount: sum(amounts[0]!.currency, amounts) }
}

function nightsLabel(nights: number, unit: string | null): string {
  if (unit === 'room') return say`Room, ${plural(nights, { one: '# night', other: '# nights' })}`
  if (unit === 'home') return say`Home, ${plural(nights, { one: '# night', other: '# nights' })}`
  return say`${plural(nights, { one: '# night', other: '# nights' })}`
}
