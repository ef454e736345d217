import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import type { SiteProduct } from '../site-product.ts'

/** Hotels, and homes for a holiday: two products with the same pages. */
export const stayProducts: readonly SiteProduct[] = [
  { code: 'HLT', label: say`Hotels`, pages: PRODUCT_PAGES.HLT, alsoAt: ['/home'] },
  { code: 'VR', label: say`Holiday stays`, pages: PRODUCT_PAGES.VR },
]
