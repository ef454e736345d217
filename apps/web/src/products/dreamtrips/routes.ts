import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { productPages } from '../product-pages.ts'

const HERE = 'products/dreamtrips/routes'

export const dreamtripRoutes = productPages('dreamtrips', PRODUCT_PAGES.DTR, {
  landing: `${HERE}/dreamtrip-landing.tsx`,
  results: `${HERE}/dreamtrip-results.tsx`,
  details: `${HERE}/dreamtrip-details.tsx`,
  checkout: `${HERE}/dreamtrip-checkout.tsx`,
  success: `${HERE}/dreamtrip-checkout-success.tsx`,
})
