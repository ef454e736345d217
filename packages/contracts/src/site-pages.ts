import type { ProductCode } from '@sojourn/kernel'

/** Where a product's pages are. Every product has those of its purchase; what is searched for has the others too. */
export interface ProductPages {
  readonly landing: string
  readonly results?: string
  readonly details?: string
  /** Where several are put side by side, and where all places of the product are listed. */
  readonly compare?: string
  readonly places?: string
  readonly checkout: string
  readonly success: string
}

const HOTELS = {
  places: '/places',
  results: '/search-detail',
  details: '/hotel-details',
  compare: '/hotel-compare',
  checkout: '/hotel-checkout',
  success: '/hotel-checkout-success',
}

const below = (root: string, pages: typeof HOTELS) => ({
  landing: root,
  places: root + pages.places,
  results: root + pages.results,
  details: root + pages.details,
  compare: root + pages.compare,
  checkout: root + pages.checkout,
  success: root + pages.success,
})

/** The pages of everything that is sold, for the site, its calls and its mails alike. */
export const PRODUCT_PAGES = {
  HLT: { landing: '/', ...HOTELS },
  VR: below('/holidaystays', HOTELS),
  ACT: {
    landing: '/activities',
    places: '/activities/places',
    results: '/activities/search-details',
    details: '/activities/details',
    checkout: '/activities/checkout',
    success: '/activities/checkout-success',
  },
  CAR: {
    landing: '/cars',
    places: '/cars/places',
    results: '/cars/search-details',
    details: '/cars/details',
    checkout: '/cars/checkout',
    success: '/cars/checkout-success',
  },
  CRU: {
    landing: '/cruises',
    results: '/cruises/search-details',
    details: '/cruises/details',
    checkout: '/cruises/checkout',
    success: '/cruises/checkout-success',
  },
  RST: {
    landing: '/resorts',
    results: '/resorts/search-details',
    details: '/resorts/details',
    checkout: '/resorts/checkout',
    success: '/resorts/checkout-success',
  },
  STY: {
    landing: '/stays',
    results: '/stays/search-details',
    details: '/stays/details',
    checkout: '/stays/checkout',
    success: '/stays/checkout-success',
  },
  RES: {
    landing: '/restaurants',
    places: '/restaurants/places',
    results: '/restaurants/search-details',
    details: '/restaurants/details',
    checkout: '/restaurants/checkout',
    success: '/restaurants/checkout-success',
  },
  TRF: {
    landing: '/transfers',
    places: '/transfers/places',
    results: '/transfers/search-details',
    details: '/transfers/details',
    checkout: '/transfers/checkout',
    success: '/transfers/checkout-success',
  },
  DTR: {
    landing: '/dreamtrips',
    results: '/dreamtrips/search-details',
    details: '/dreamtrips/details',
    checkout: '/dreamtrips/checkout',
    success: '/dreamtrips/checkout-success',
  },
  FLT: {
    landing: '/flight',
    places: '/flight/explore',
    results: '/flight/search-details',
    details: '/flight/details',
    checkout: '/flight/checkout',
    success: '/flight/checkout-success',
  },
  PKG: {
    landing: '/packages',
    places: '/packages/places',
    results: '/packages/search-details',
    details: '/packages/details',
    checkout: '/packages/checkout',
    success: '/packages/checkout-success',
  },
  SUB: { landing: '/user/profile', checkout: '/subscription-checkout', success: '/subscription-checkoutsuccess' },
  WLT: { landing: '/wallet', checkout: '/wallet/checkout', success: '/wallet/checkout-success' },
} as const satisfies Readonly<Partial<Record<ProductCode, ProductPages>>>

/** The pages of signed-in people. */
export const BOOKINGS_PAGE = '/user/my-bookings'
export const bookingPage = (bookingId: string): string => `${BOOKINGS_PAGE}/${encodeURIComponent(bookingId)}`
/** What is held for one who waited, by the token of their mail. */
export const waitingPage = (token: string): string => `/waiting?token=${encodeURIComponent(token)}`
export const checkoutPage = ({ checkout }: Pick<ProductPages, 'checkout'>, checkoutId: string): string =>
  `${checkout}?checkout=${encodeURIComponent(checkoutId)}`

/** The page where a held checkout is paid, by the code of its product; null for a product that has no pages here. */
export function payPage(product: string, checkoutId: string): string | null {
  const pages = (PRODUCT_PAGES as Partial<Record<string, { readonly checkout: string }>>)[product]
  return pages ? checkoutPage(pages, checkoutId) : null
}
