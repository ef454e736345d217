import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import type { SiteProduct } from '../site-product.ts'

export const carProducts: readonly SiteProduct[] = [{ code: 'CAR', label: say`Cars`, pages: PRODUCT_PAGES.CAR }]
