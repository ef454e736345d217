import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { productPages } from '../product-pages.ts'

const HERE = 'products/flights/routes'

export const flightRoutes = productPages('flights', PRODUCT_PAGES.FLT, {
  landing: `${HERE}/flight-landing.tsx`,
  places: `${HERE}/flight-explore.tsx`,
  results: `${HERE}/flight-results.tsx`,
  details: `${HERE}/flight-details.tsx`,
  checkout: `${HERE}/flight-checkout.tsx`,
  success: `${HERE}/flight-checkout-success.tsx`,
})
