import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import type { CarryNames } from '../../lib/carried-search.ts'
import type { SiteProduct } from '../site-product.ts'
import { Car } from './car-sign.tsx'

/** As the addresses of rentals say them. */
export const RENTAL_NAMES: CarryNames = { place: 'pickup', from: 'from', until: 'to' }

export const carProducts: readonly SiteProduct[] = [{ code: 'CAR', label: say`Cars`, letter: 'c', icon: Car, pages: PRODUCT_PAGES.CAR, carries: RENTAL_NAMES }]
