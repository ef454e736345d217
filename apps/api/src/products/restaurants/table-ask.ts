import { type TableArea, type TableDiet, type TableOccasion, tableArea, tableDiet, tableOccasion } from '@sojourn/contracts'
import type { Currency } from '@sojourn/kernel'
import { z } from 'zod'

/** A table as it is asked for, by the clock of its restaurant. */
export interface TableAsk {
  readonly restaurantId: string
  readonly at: string
  readonly party: number
  /** Null where any will do. */
  readonly area: TableArea | null
  readonly menu: boolean
  readonly diets: readonly TableDiet[]
  readonly occasion: TableOccasion | null
  readonly note: string
  readonly currency: Currency
  readonly markupBasisPoints: number
}

export const tableAsk: z.ZodType<TableAsk> = z.object({
  restaurantId: z.string(),
  at: z.string(),
  party: z.int(),
  area: tableArea.nullable(),
  menu: z.boolean(),
  diets: z.array(tableDiet),
  occasion: tableOccasion.nullable(),
  note: z.string(),
  currency: z.string(),
  markupBasisPoints: z.int(),
})

/** Whether two asks want the same table in the same way. */
export const sameTableAsk = (a: TableAsk, b: TableAsk): boolean => keyOf(a) === keyOf(b)

const keyOf = ({ diets, ...ask }: TableAsk): string =>
  JSON.stringify([ask.restaurantId, ask.at, ask.party, ask.area, ask.menu, ask.occasion, ask.note, ask.currency, ...[...diets].sort()])

export const dayOf = (at: string): string => at.slice(0, 10)
export const clockOf = (at: string): string => at.slice(11, 16)
