import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import type { CarryNames } from '../../lib/carried-search.ts'
import type { SiteProduct } from '../site-product.ts'
import { Transfer } from './transfer-sign.tsx'

/** As the addresses of transfers say them. */
export const RIDE_NAMES: CarryNames = { place: 'to', from: 'at', until: 'return_at' }

export const transferProducts: readonly SiteProduct[] = [
  { code: 'TRF', label: say`Transfers`, letter: 't', icon: Transfer, pages: PRODUCT_PAGES.TRF, carries: RIDE_NAMES },
]
