import type { Tx } from '@sojourn/kernel'
import { type Leg, windowAt } from './leg.ts'
import type { TransferParts } from './parts.ts'

/** How many vehicles, or seats, are left for each leg. */
export async function leftFor({ stock }: Pick<TransferParts, 'stock'>, tx: Tx, legs: readonly Leg[]): Promise<ReadonlyMap<Leg, number>> {
  if (legs.length === 0) return new Map()
  const windows = legs.map((leg) => ({ leg, ...windowAt(leg) }))
  const unique = <T>(list: readonly T[]): T[] => [...new Set(list)]
  const rows = await stock.listTaken(tx, unique(windows.map(({ zone }) => zone)), unique(windows.map(({ windowMs }) => windowMs)))
  const keyOf = (of: { company: string; vehicle: string; zone: string; windowMs: number }) => `${of.company} ${of.vehicle} ${of.zone} ${of.windowMs}`
  const known = new Map(rows.map((row) => [keyOf(row), row]))
  return new Map(
    windows.map((window) => {
      const row = known.get(keyOf(window))
      return [window.leg, row ? row.capacity - row.taken : window.capacity]
    }),
  )
}
