import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import type { SiteProduct } from '../site-product.ts'

/** Hotels, and homes for a holiday: two products with the same pages. */
export const stayProducts: readonly SiteProduct[] = [
  { code: 'HLT', label: 'Hotels', pages: PRODUCT_PAGES.HLT, alsoAt: ['/home'] },
  { code: 'VR', label: 'Holiday stays', pages: PRODUCT_PAGES.VR },
]
