import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { productPages } from '../product-pages.ts'

const HERE = 'products/transfers/routes'

export const transferRoutes = productPages('transfers', PRODUCT_PAGES.TRF, {
  landing: `${HERE}/transfer-landing.tsx`,
  places: `${HERE}/transfer-places.tsx`,
  results: `${HERE}/transfer-results.tsx`,
  details: `${HERE}/transfer-details.tsx`,
  checkout: `${HERE}/transfer-checkout.tsx`,
  success: `${HERE}/transfer-checkout-success.tsx`,
})
