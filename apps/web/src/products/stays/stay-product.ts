import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { useLocation } from 'react-router'

/** One of the two products that sell stays by the night: where its pages are, which calls answer it, what its properties are called. */
export interface StayProduct {
  readonly name: 'hotels' | 'holidaystays'
  readonly code: 'HLT' | 'VR'
  readonly paths: {
    readonly landing: string
    readonly results: string
    readonly details: string
    readonly compare: string
    readonly places: string
    readonly checkout: string
    readonly success: string
  }
  readonly calls: typeof HOTEL_CALLS | typeof HOLIDAY_CALLS
  readonly words: {
    /** One property: "the hotel". */
    readonly hotel: string
    /** What of a property is held for a guest and slept in. */
    readonly unit: 'room' | 'home'
    /** Who comes, as a form asks for it. */
    readonly party: string
    /** The way to what a property offers. */
    readonly seeOffers: string
    /** What is counted in a list: "146 stays", "1 holiday home". */
    readonly one: string
    readonly many: string
  }
}

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

/** Hotels: the product a site opens with. */
export const HOTELS: StayProduct = {
  name: 'hotels',
  code: 'HLT',
  paths: PRODUCT_PAGES.HLT,
  calls: HOTEL_CALLS,
  words: { hotel: 'hotel', unit: 'room', party: say`Rooms and guests`, seeOffers: say`See rooms`, one: 'stay', many: 'stays' },
}

/** Homes for a holiday: the same pages below `/holidaystays`. */
export const HOLIDAY_STAYS: StayProduct = {
  name: 'holidaystays',
  code: 'VR',
  paths: PRODUCT_PAGES.VR,
  calls: HOLIDAY_CALLS,
  words: { hotel: 'holiday home', unit: 'home', party: say`Homes and guests`, seeOffers: say`See prices`, one: 'holiday home', many: 'holiday homes' },
}

/** The product that a path belongs to. */
export function productAt(path: string): StayProduct {
  const root = HOLIDAY_STAYS.paths.landing
  return path === root || path.startsWith(`${root}/`) ? HOLIDAY_STAYS : HOTELS
}

/** The product that a checkout or a booking is of. */
export const productOf = (code: string): StayProduct => (code === HOLIDAY_STAYS.code ? HOLIDAY_STAYS : HOTELS)

/** The unit of a product's properties as a label: `Room`. */
export const unitLabel = (code: string): string => (productOf(code).words.unit === 'home' ? 'Home' : 'Room')

/** The product of the page that is open: searches, links and forms stay inside it. */
export const useStayProduct = (): StayProduct => productAt(useLocation().pathname)
