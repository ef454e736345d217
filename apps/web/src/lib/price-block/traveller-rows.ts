import { plural, say, semicolonText } from '@sojourn/i18n'
import { type RowAsk, rowOf, sumOf } from './line-rows.ts'
import type { MoneyLine, PriceRow } from './price-row.ts'

/**
 * What is said of each traveller, said once for all who pay the same fare: what costs the same is one row with its number, and their taxes are one row that unfolds into each of them.
 * Three people on a return have twenty lines otherwise.
 */
export function travellerRows(lines: readonly MoneyLine[], ask: RowAsk): readonly PriceRow[] {
  const people = [...Map.groupBy(lines, ({ item_no: item = 1, traveller }) => `${item} ${traveller}`).values()]
  const kinds = [...Map.groupBy(people, (own) => `${own[0]!.item_no} ${own.find(isBase)?.label}`).values()]
  return kinds.flatMap((kind, at) => kindRows(kind, ask).map((row, index): PriceRow => ({ ...row, key: `traveller:${at}:${index}` })))
}

const isBase = ({ kind }: MoneyLine): boolean => kind === 'base'

function kindRows(people: readonly (readonly MoneyLine[])[], ask: RowAsk): readonly PriceRow[] {
  const lines = people.flat()
  const taxes = lines.filter(({ kind }) => kind === 'tax')
  const isFolded = taxes.length > people.length
  const rows = sameTogether(isFolded ? lines.filter(({ kind }) => kind !== 'tax') : lines, ask)
  return isFolded ? [...rows, taxRow(taxes, people.length, ask)] : rows
}

function taxRow(taxes: readonly MoneyLine[], people: number, ask: RowAsk): PriceRow {
  const each = [...Map.groupBy(taxes, ({ label, rule }) => `${label} ${rule}`).values()]
  return {
    key: '',
    label: say`Taxes and charges`,
    amount: ask.text(sumOf(taxes)),
    rule: people > 1 ? say`for ${plural(people, { one: '# traveler', other: '# travelers' })}` : null,
    tone: 'plain',
    parts: each.map((same, index) => ({ ...rowOf(same[0]!, index, ask), amount: ask.text(sumOf(same)) })),
  }
}

/** What is called the same and costs the same. */
function sameTogether(lines: readonly MoneyLine[], ask: RowAsk): readonly PriceRow[] {
  const groups = [...Map.groupBy(lines, ({ kind, label, rule, amount }) => `${kind} ${label} ${rule} ${amount.minor}`).values()]
  return groups.map((same, index) => {
    const row = rowOf(same[0]!, index, ask)
    if (same.length === 1) return row
    const each = say`${row.amount} × ${plural(same.length, { one: '# traveler', other: '# travelers' })}`
    return { ...row, amount: ask.text(sumOf(same)), rule: semicolonText([each, row.rule].filter((part) => part !== null)) }
  })
}
