import type { Dice } from '../dice.ts'
import type { Climate } from '../facts.ts'
import type { AreaKind, Table } from './restaurant.ts'

const MILD: ReadonlySet<Climate> = new Set(['mediterranean', 'tropical', 'desert', 'oceanic'])
const INSIDE = [2, 2, 2, 4, 2, 4, 4, 2, 6, 4, 2, 8] as const
const OUTSIDE = [2, 4, 2, 4] as const

/** The tables of a house with so many seats: some outside where it is mild, a few stools at a bar. */
export function tablesOf(climate: Climate, seats: number, dice: Dice): Table[] {
  const outside = dice.chance('terrace', MILD.has(climate) ? 0.6 : 0.2) ? Math.round(seats * 0.3) : 0
  const bar = seats >= 30 && dice.chance('bar', 0.35) ? 6 : 0
  return [...areaOf('inside', seats - outside - bar, INSIDE, dice), ...areaOf('terrace', outside, OUTSIDE, dice), ...areaOf('bar', bar, [2], dice)]
}

function areaOf(area: AreaKind, seats: number, sizes: readonly number[], dice: Dice): Table[] {
  const tables: { no: string; area: AreaKind; seats: number; joins: string | null }[] = []
  const from = dice.whole(`from ${area}`, 0, sizes.length - 1)
  for (let left = seats; left >= 2; ) {
    const wanted = sizes[(from + tables.length) % sizes.length]!
    const size = wanted <= left ? wanted : 2
    tables.push({ no: `${area[0]}${tables.length + 1}`, area, seats: size, joins: null })
    left -= size
  }
  // Two that stand side by side; at a bar nothing can be moved.
  for (let at = 0; area !== 'bar' && at + 1 < tables.length; at += 2) {
    if (!dice.chance(`joins ${area}${at}`, 0.6)) continue
    tables[at]!.joins = tables[at + 1]!.no
    tables[at + 1]!.joins = tables[at]!.no
  }
  return tables
}
