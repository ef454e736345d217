import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { lazy } from 'react'
import type { CarryNames } from '../../lib/carried-search.ts'
import { Plane } from '../../ui/icons/plane.tsx'
import type { SiteProduct } from '../site-product.ts'

const ChangeFlightForm = lazy(() => import('./change/change-flight-form.tsx').then((found) => ({ default: found.ChangeFlightForm })))
const BookedRights = lazy(() => import('./booked/booked-rights.tsx').then((found) => ({ default: found.BookedRights })))

/** As the addresses of flights say them. */
export const FLIGHT_NAMES: CarryNames = { place: 'to', from: 'depart', until: 'return' }

export const flightProducts: readonly SiteProduct[] = [
  {
    code: 'FLT',
    label: say`Flights`,
    letter: 'f',
    icon: Plane,
    pages: PRODUCT_PAGES.FLT,
    carries: FLIGHT_NAMES,
    change: ChangeFlightForm,
    booked: BookedRights,
  },
]
