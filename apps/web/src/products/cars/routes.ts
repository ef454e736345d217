import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { productPages } from '../product-pages.ts'

const HERE = 'products/cars/routes'

export const carRoutes = productPages('cars', PRODUCT_PAGES.CAR, {
  landing: `${HERE}/car-landing.tsx`,
  places: `${HERE}/car-places.tsx`,
  results: `${HERE}/car-results.tsx`,
  details: `${HERE}/car-details.tsx`,
  checkout: `${HERE}/car-checkout.tsx`,
  success: `${HERE}/car-checkout-success.tsx`,
})
