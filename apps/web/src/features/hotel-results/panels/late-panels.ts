import { lazy } from 'react'

// A phone shows these only when asked: their code is fetched then.
export const Filters = lazy(() => import('./filters.tsx').then((late) => ({ default: late.Filters })))
export const StayMap = lazy(() => import('./stay-map.tsx').then((late) => ({ default: late.StayMap })))

// What is opened over the list.
export const loadFiltersSheet = () => import('./filters-sheet.tsx').then(({ FiltersSheet }) => FiltersSheet)
export const loadMapSheet = () => import('./map-sheet.tsx').then(({ MapSheet }) => MapSheet)

// Most lists are neither narrowed nor empty.
export const ActiveChips = lazy(() => import('./active-chips.tsx').then((late) => ({ default: late.ActiveChips })))
export const NothingFits = lazy(() => import('./nothing-fits.tsx').then((late) => ({ default: late.NothingFits })))
