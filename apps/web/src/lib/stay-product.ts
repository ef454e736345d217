import { useLocation } from 'react-router'

/** One of the two products that sell stays by the night: where its pages are, which calls answer it, what its houses are called. */
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
    /** One house: "the hotel". */
    readonly house: string
    /** What of a house is held for a guest and slept in. */
    readonly unit: 'room' | 'home'
    /** Who comes, as a form asks for it. */
    readonly party: string
    /** The way to what a house offers. */
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

const PAGES = {
  places: '/places',
  results: '/search-detail',
  details: '/hotel-details',
  compare: '/hotel-compare',
  checkout: '/hotel-checkout',
  success: '/hotel-checkout-success',
}

/** Hotels: the product a site opens with. */
export const HOTELS: StayProduct = {
  name: 'hotels',
  code: 'HLT',
  paths: { landing: '/', ...PAGES },
  calls: HOTEL_CALLS,
  words: { house: 'hotel', unit: 'room', party: 'Rooms and guests', seeOffers: 'See rooms', one: 'stay', many: 'stays' },
}

const HOLIDAY_ROOT = '/holidaystays'

/** Homes for a holiday: the same pages below `/holidaystays`. */
export const HOLIDAY_STAYS: StayProduct = {
  name: 'holidaystays',
  code: 'VR',
  paths: {
    landing: HOLIDAY_ROOT,
    places: HOLIDAY_ROOT + PAGES.places,
    results: HOLIDAY_ROOT + PAGES.results,
    details: HOLIDAY_ROOT + PAGES.details,
    compare: HOLIDAY_ROOT + PAGES.compare,
    checkout: HOLIDAY_ROOT + PAGES.checkout,
    success: HOLIDAY_ROOT + PAGES.success,
  },
  calls: HOLIDAY_CALLS,
  words: { house: 'holiday home', unit: 'home', party: 'Homes and guests', seeOffers: 'See prices', one: 'holiday home', many: 'holiday homes' },
}

/** The product that a path belongs to. */
export const productAt = (path: string): StayProduct => (path === HOLIDAY_ROOT || path.startsWith(`${HOLIDAY_ROOT}/`) ? HOLIDAY_STAYS : HOTELS)

/** The product that a checkout or a booking is of. */
export const productOf = (code: string): StayProduct => (code === HOLIDAY_STAYS.code ? HOLIDAY_STAYS : HOTELS)

/** The unit of a product's houses as a label: `Room`. */
export const unitLabel = (code: string): string => (productOf(code).words.unit === 'home' ? 'Home' : 'Room')

/** The product of the page that is open: searches, links and forms stay inside it. */
export const useStayProduct = (): StayProduct => productAt(useLocation().pathname)
