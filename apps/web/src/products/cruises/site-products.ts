import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { lazy } from 'react'
import type { CarryNames } from '../../lib/carried-search.ts'
import type { SiteProduct } from '../site-product.ts'
import { Ship } from './ship-sign.tsx'

const FitsAshore = lazy(() => import('../fits-ashore.tsx'))

/** As the addresses of cruises say them: a month stands in place of days, and begins with the first of them. */
export const CRUISE_NAMES: CarryNames = { place: 'where', from: 'from', until: 'until' }

export const cruiseProducts: readonly SiteProduct[] = [
  { code: 'CRU', label: say`Cruises`, letter: 's', icon: Ship, pages: PRODUCT_PAGES.CRU, carries: CRUISE_NAMES, booked: FitsAshore },
]
