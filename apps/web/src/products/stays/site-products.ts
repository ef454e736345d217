import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import type { CarryNames } from '../../lib/carried-search.ts'
import { BedDouble } from '../../ui/icons/bed-double.tsx'
import { House } from '../../ui/icons/house.tsx'
import type { SiteProduct } from '../site-product.ts'

/** As the addresses of stays say them. */
export const STAY_NAMES: CarryNames = { place: 'destination', from: 'checkin', until: 'checkout' }

/** Hotels, and homes for a holiday: two products with the same pages. */
export const stayProducts: readonly SiteProduct[] = [
  { code: 'HLT', label: say`Hotels`, letter: 'h', icon: BedDouble, pages: PRODUCT_PAGES.HLT, alsoAt: ['/home'], carries: STAY_NAMES },
  { code: 'VR', label: say`Holiday stays`, letter: 'v', icon: House, pages: PRODUCT_PAGES.VR, carries: STAY_NAMES },
]
