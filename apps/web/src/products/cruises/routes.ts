import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { productPages } from '../product-pages.ts'

const HERE = 'products/cruises/routes'

export const cruiseRoutes = productPages('cruises', PRODUCT_PAGES.CRU, {
  landing: `${HERE}/cruise-landing.tsx`,
  results: `${HERE}/cruise-results.tsx`,
  details: `${HERE}/cruise-details.tsx`,
  checkout: `${HERE}/cruise-checkout.tsx`,
  success: `${HERE}/cruise-checkout-success.tsx`,
})
