import { route } from '@react-router/dev/routes'
import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { productPages } from '../product-pages.ts'

const HERE = 'products/stays/routes'

const LANDING = `${HERE}/landing.tsx`

const FILES = {
  landing: LANDING,
  places: `${HERE}/places.tsx`,
  results: `${HERE}/search-detail.tsx`,
  details: `${HERE}/hotel-details.tsx`,
  compare: `${HERE}/hotel-compare.tsx`,
  checkout: `${HERE}/hotel-checkout.tsx`,
  success: `${HERE}/hotel-checkout-success.tsx`,
}

/** Holiday stays have the pages of hotels: each reads its product from its path. The front page is that of hotels. */
export const stayRoutes = [
  ...productPages('hotels', PRODUCT_PAGES.HLT, FILES),
  route('home', LANDING, { id: 'hotels-home' }),
  ...productPages('holidaystays', PRODUCT_PAGES.VR, FILES),
]
