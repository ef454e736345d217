import { plural, say } from '@sojourn/i18n'
import type { Money } from '@sojourn/kernel'
import { sum } from '@sojourn/kernel'
import type { MoneyLine, PriceRow } from './price-row.ts'

/**
 * The lines that make a price, as rendered. What an item costs night by night or day by day is summed up first and listed quietly below. Rows that are not quiet sum to the
 * price to the minor unit. `unit` is what is sold by the night: "room".
 */
export function madeRows(lines: readonly MoneyLine[], unit: string | null, text: (amount: Money) => string): readonly PriceRow[] {
  const groups = [...Map.groupBy(lines.filter(isTimed), ({ item_no = 1, traveller = 0, per }) => `${item_no} ${traveller} ${per}`).values()]
  const base = lines.filter((line) => line.kind === 'base' && !isTimed(line))
  const others = lines.filter((line) => line.kind !== 'base' && !isTimed(line))
  const timed = groups.flatMap((group) => (group.length > 1 ? [together(group, unit), ...group.map(quiet)] : group.map(plain)))
  return [...timed, ...base.map(plain), ...others.map(plain)].map(({ line, isQuiet }, index) => ({
    key: `${line.kind}:${line.label}:${index}`,
    label: line.label,
    amount: text(line.amount),
    // Each of them would say again what it is of.
    rule: isTimed(line) ? null : line.rule,
    tone: line.kind === 'discount' ? 'good' : isQuiet ? 'quiet' : 'plain',
  }))
}

interface ShownLine {
  readonly line: MoneyLine
  readonly isQuiet: boolean
}
const plain = (line: MoneyLine): ShownLine => ({ line, isQuiet: false })
const quiet = (line: MoneyLine): ShownLine => ({ line, isQuiet: true })

/** The price of one night or one day. A receipt of long ago says of a night no more than its kind. */
const isTimed = ({ kind, per }: MoneyLine): boolean => kind === 'night' || (kind === 'base' && per === 'day')

function together(group: readonly MoneyLine[], unit: string | null): ShownLine {
  const amounts = group.map(({ amount }) => amount)
  const label = group[0]!.kind === 'night' ? nightsLabel(group.length, unit) : say`${plural(group.length, { one: '# day', other: '# days' })}`
  return plain({ kind: 'base', label, rule: null, amount: sum(amounts[0]!.currency, amounts) })
}

function nightsLabel(nights: number, unit: string | null): string {
  if (unit === 'room') return say`Room, ${plural(nights, { one: '# night', other: '# nights' })}`
  if (unit === 'home') return say`Home, ${plural(nights, { one: '# night', other: '# nights' })}`
  return say`${plural(nights, { one: '# night', other: '# nights' })}`
}
