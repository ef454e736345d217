import { lazy } from 'react'

// A phone shows these only when asked: their code is fetched then.
export const CarSearchForm = lazy(() => import('../search/car-search-form.tsx').then((late) => ({ default: late.CarSearchForm })))
export const FilterForm = lazy(() => import('./filter-form.tsx').then((late) => ({ default: late.FilterForm })))

// Few pins are chosen, and few lists are empty.
export const DepotCard = lazy(() => import('./depot-card.tsx').then((late) => ({ default: late.DepotCard })))
export const NoCars = lazy(() => import('./no-cars.tsx').then((late) => ({ default: late.NoCars })))
