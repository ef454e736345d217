import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { productPages } from '../product-pages.ts'

const HERE = 'products/restaurants/routes'

export const restaurantRoutes = productPages('restaurants', PRODUCT_PAGES.RES, {
  landing: `${HERE}/restaurant-landing.tsx`,
  places: `${HERE}/restaurant-places.tsx`,
  results: `${HERE}/restaurant-results.tsx`,
  details: `${HERE}/restaurant-details.tsx`,
  checkout: `${HERE}/restaurant-checkout.tsx`,
  success: `${HERE}/restaurant-checkout-success.tsx`,
})
