import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { productPages } from '../product-pages.ts'

const HERE = 'products/activities/routes'

export const activityRoutes = productPages('activities', PRODUCT_PAGES.ACT, {
  landing: `${HERE}/activity-landing.tsx`,
  places: `${HERE}/activity-places.tsx`,
  results: `${HERE}/activity-results.tsx`,
  details: `${HERE}/activity-details.tsx`,
  checkout: `${HERE}/activity-checkout.tsx`,
  success: `${HERE}/activity-checkout-success.tsx`,
})
