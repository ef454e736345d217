import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import type { CarryNames } from '../../lib/carried-search.ts'
import type { SiteProduct } from '../site-product.ts'
import { Parcel } from './package-sign.tsx'

/** As the addresses of packages say them. */
export const TRIP_NAMES: CarryNames = { place: 'to', from: 'leave', until: 'return' }

export const packageProducts: readonly SiteProduct[] = [
  { code: 'PKG', label: say`Packages`, letter: 'p', icon: Parcel, pages: PRODUCT_PAGES.PKG, carries: TRIP_NAMES },
]
