import type { PlacesOf } from '../../../features/search-form/index.ts'

/** The places of each product: cities, districts, sights, airports and what is sold itself. */
export const AMONG = { hotels: { product: 'hotels' }, holidaystays: { product: 'holidaystays' } } as const satisfies Record<string, PlacesOf>
