import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'

/** Hotels and homes for a holiday: the two products that sell stays by the night. */
export type StayCode = 'HLT' | 'VR'

const HOTEL_CALLS = {
  search: '/api/hotels/search',
  details: '/api/hotels/details',
  prebook: '/api/hotels/prebook',
  book: '/api/hotels/book',
  calendar: '/api/hotels/calendar',
  similar: '/api/hotels/similar',
} as const
const HOLIDAY_CALLS = {
  search: '/api/holidaystays/search',
  details: '/api/holidaystays/details',
  prebook: '/api/holidaystays/prebook',
  book: '/api/holidaystays/book',
  calendar: '/api/holidaystays/calendar',
  similar: '/api/holidaystays/similar',
} as const

/** The calls that answer each of them. */
export const STAY_CALLS = { HLT: HOTEL_CALLS, VR: HOLIDAY_CALLS } as const

/** Whose page a path is. */
export function stayCodeAt(path: string): StayCode {
  const root = PRODUCT_PAGES.VR.landing
  return path === root || path.startsWith(`${root}/`) ? 'VR' : 'HLT'
}
