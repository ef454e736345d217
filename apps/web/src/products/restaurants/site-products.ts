import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { lazy } from 'react'
import type { CarryNames } from '../../lib/carried-search.ts'
import type { SiteProduct } from '../site-product.ts'
import { Cutlery } from './table-sign.tsx'

const ChangeTableForm = lazy(() => import('./change/change-table-form.tsx').then((found) => ({ default: found.ChangeTableForm })))

/** As the addresses of tables say them. */
export const TABLE_NAMES: CarryNames = { place: 'place', from: 'day', until: 'until' }

export const restaurantProducts: readonly SiteProduct[] = [
  { code: 'RES', label: say`Restaurants`, letter: 'r', icon: Cutlery, pages: PRODUCT_PAGES.RES, carries: TABLE_NAMES, change: ChangeTableForm },
]
