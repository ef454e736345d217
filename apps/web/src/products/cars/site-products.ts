import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import type { SiteProduct } from '../site-product.ts'

export const carProducts: readonly SiteProduct[] = [{ code: 'CAR', label: 'Cars', pages: PRODUCT_PAGES.CAR }]
