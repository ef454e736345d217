import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import type { CarryNames } from '../../lib/carried-search.ts'
import type { SiteProduct } from '../site-product.ts'
import { Group } from './dreamtrip-sign.tsx'

/** Its addresses say a place, and a month in place of days. */
const DREAMTRIP_NAMES: CarryNames = { place: 'place', from: 'from', until: 'until' }

export const dreamtripProducts: readonly SiteProduct[] = [
  { code: 'DTR', label: say`Dreamtrips`, letter: 'd', icon: Group, pages: PRODUCT_PAGES.DTR, carries: DREAMTRIP_NAMES },
]
