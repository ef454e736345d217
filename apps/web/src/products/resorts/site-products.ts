import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import type { CarryNames } from '../../lib/carried-search.ts'
import type { SiteProduct } from '../site-product.ts'
import { Door, Palm } from './resort-signs.tsx'
import { WEEKS_PAGE } from './weeks-page.ts'

/** As the addresses of both say them; weeks say a month in place of days. */
export const RESORT_NAMES: CarryNames = { place: 'where', from: 'from', until: 'to' }

/** Resort weeks, and the same units by the night. */
export const resortProducts: readonly SiteProduct[] = [
  { code: 'RST', label: say`Resort weeks`, letter: 'w', icon: Palm, pages: PRODUCT_PAGES.RST, alsoAt: [WEEKS_PAGE], carries: RESORT_NAMES },
  { code: 'STY', label: say`Stays`, letter: 'y', icon: Door, pages: PRODUCT_PAGES.STY, carries: RESORT_NAMES },
]
