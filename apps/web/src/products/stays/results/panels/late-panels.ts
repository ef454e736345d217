import { lazy } from 'react'

// A phone shows this only when asked: its code is fetched then.
export const Filters = lazy(() => import('./filters.tsx').then((late) => ({ default: late.Filters })))

// Few pins are chosen, and few lists are empty.
export const StayMapCard = lazy(() => import('./stay-map-card.tsx').then((late) => ({ default: late.StayMapCard })))
export const NothingFits = lazy(() => import('./nothing-fits.tsx').then((late) => ({ default: late.NothingFits })))
