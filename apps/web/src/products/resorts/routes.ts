import { route } from '@react-router/dev/routes'
import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { productPages } from '../product-pages.ts'
import { WEEKS_PAGE } from './weeks-page.ts'

const HERE = 'products/resorts/routes'

export const resortRoutes = [
  ...productPages('weeks', PRODUCT_PAGES.RST, {
    landing: `${HERE}/week-landing.tsx`,
    results: `${HERE}/week-results.tsx`,
    details: `${HERE}/week-details.tsx`,
    checkout: `${HERE}/week-checkout.tsx`,
    success: `${HERE}/week-success.tsx`,
  }),
  route(WEEKS_PAGE.slice(1), `${HERE}/week-landing.tsx`, { id: 'weeks-by-week' }),
  ...productPages('unit-stays', PRODUCT_PAGES.STY, {
    landing: `${HERE}/stay-landing.tsx`,
    results: `${HERE}/stay-results.tsx`,
    details: `${HERE}/stay-details.tsx`,
    checkout: `${HERE}/stay-checkout.tsx`,
    success: `${HERE}/stay-success.tsx`,
  }),
]
