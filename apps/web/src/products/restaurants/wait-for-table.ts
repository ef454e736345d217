import type { WantedTable } from './tables-api.ts'

/** A time that is full, as it is waited for. */
export const waitedFor = ({ restaurantId, at, party, area }: Pick<WantedTable, 'restaurantId' | 'at' | 'party' | 'area'>, currency: string) => ({
  product: 'RES' as const,
  fields: { restaurant_id: restaurantId, at, party, ...(area && { area }) },
  currency,
})
