import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { productPages } from '../product-pages.ts'

const HERE = 'products/packages/routes'

export const packageRoutes = productPages('packages', PRODUCT_PAGES.PKG, {
  landing: `${HERE}/package-landing.tsx`,
  places: `${HERE}/package-places.tsx`,
  results: `${HERE}/package-results.tsx`,
  details: `${HERE}/package-details.tsx`,
  checkout: `${HERE}/package-checkout.tsx`,
  success: `${HERE}/package-checkout-success.tsx`,
})
