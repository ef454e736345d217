import { plural, say, semicolonText } from '@sojourn/i18n'
import type { Money } from '@sojourn/kernel'
import { sum } from '@sojourn/kernel'
import { isTimed, type RowAsk, rowOf, sumOf } from './line-rows.ts'
import type { MoneyLine, PricedTitle, PriceRow } from './price-row.ts'
import { travellerRows } from './traveller-rows.ts'

interface MadeAsk extends Omit<RowAsk, 'text'> {
  readonly items: readonly PricedTitle[]
}

/**
 * The lines that make a price, as rendered. Of one item the rows that are not quiet sum to the price to the minor unit. Of several each item is a row with its own sum, its
 * lines quietly below it, and what they cost less together is the last: these sum to it again.
 */
export function madeRows(lines: readonly MoneyLine[], { unit, items }: MadeAsk, text: (amount: Money) => string): readonly PriceRow[] {
  const ask = { unit, text }
  // A receipt of long ago does not say which item a line is of.
  const isGrouped = items.length > 1 && lines.every(({ item_no: no }) => items.some((item) => item.no === no))
  return isGrouped ? groupedRows(lines, items, ask) : itemRows(lines, ask, 'open')
}

function groupedRows(lines: readonly MoneyLine[], items: readonly PricedTitle[], ask: RowAsk): readonly PriceRow[] {
  const together = lines.filter((line) => line.together)
  const groups = items.flatMap(({ no, title }): readonly PriceRow[] => {
    const own = lines.filter((line) => line.item_no === no && !line.together)
    // What costs nothing has no line.
    if (own.length === 0) return []
    const head: PriceRow = { key: `item:${no}`, label: title, amount: ask.text(sumOf(own)), rule: null, tone: 'strong' }
    return [head, ...itemRows(own, ask, 'folded').map((row): PriceRow => ({ ...row, key: `${no}:${row.key}`, tone: 'quiet' }))]
  })
  return together.length === 0 ? groups : [...groups, togetherRow(together, ask)]
}

/** `Package discount −$71.00` */
function togetherRow(lines: readonly MoneyLine[], ask: RowAsk): PriceRow {
  const [only] = lines
  return {
    key: 'together',
    label: say`Package discount`,
    amount: ask.text(sumOf(lines)),
    rule: lines.length === 1 && only ? semicolonText([only.label, only.rule].filter((part) => part !== null)) : null,
    tone: 'good',
    ...(lines.length > 1 && { parts: lines.map((line, index) => rowOf(line, index, ask)) }),
  }
}

/** The rows of one item. What it costs night by night or day by day is summed up; the days are listed quietly below the sum, or folded. `unit` is what is sold by the night: "room". */
function itemRows(lines: readonly MoneyLine[], ask: RowAsk, days: 'open' | 'folded'): readonly PriceRow[] {
  const groups = [...Map.groupBy(lines.filter(isTimed), ({ item_no = 1, traveller = 0, per }) => `${item_no} ${traveller} ${per}`).values()]
  const rest = lines.filter((line) => !isTimed(line))
  const untold = rest.filter(({ traveller }) => traveller === undefined)
  const timed = groups.flatMap((group, at): readonly PriceRow[] => {
    if (group.length === 1) return [rowOf(group[0]!, at, ask)]
    const whole = { ...daysTogether(group, ask), key: `days:${at}` }
    const each = group.map((line, index): PriceRow => ({ ...rowOf(line, index, ask), key: `day:${at}:${index}`, tone: 'quiet' }))
    return days === 'folded' ? [{ ...whole, parts: each }] : [whole, ...each]
  })
  const plain = [...untold.filter(({ kind }) => kind === 'base'), ...untold.filter(({ kind }) => kind !== 'base')]
  return [
    ...timed,
    ...travellerRows(
      rest.filter(({ traveller }) => traveller !== undefined),
      ask,
    ),
    ...plain.map((line, index) => rowOf(line, groups.length + index, ask)),
  ]
}

function daysTogether(group: readonly MoneyLine[], { unit, text }: RowAsk): Omit<PriceRow, 'key'> {
  const amounts = group.map(({ amount }) => amount)
  const label = group[0]!.kind === 'night' ? nightsLabel(group.length, unit) : say`${plural(group.length, { one: '# day', other: '# days' })}`
  return { label, rule: null, amount: text(sum(amounts[0]!.currency, amounts)), tone: 'plain' }
}

function nightsLabel(nights: number, unit: string | null): string {
  if (unit === 'room') return say`Room, ${plural(nights, { one: '# night', other: '# nights' })}`
  if (unit === 'home') return say`Home, ${plural(nights, { one: '# night', other: '# nights' })}`
  return say`${plural(nights, { one: '# night', other: '# nights' })}`
}
