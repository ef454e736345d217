import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import type { CarryNames } from '../../lib/carried-search.ts'
import type { SiteProduct } from '../site-product.ts'
import { Peaks } from './activity-sign.tsx'

/** As the addresses of activities say them. */
export const OUTING_NAMES: CarryNames = { place: 'place', from: 'from', until: 'to' }

export const activityProducts: readonly SiteProduct[] = [
  { code: 'ACT', label: say`Activities`, letter: 'a', icon: Peaks, pages: PRODUCT_PAGES.ACT, carries: OUTING_NAMES },
]
