import { lazy } from 'react'

// A map is drawn by the browser that shows it.
export const loadSideMap = () => import('./map/side-map.tsx').then(({ SideMap }) => SideMap)

// What is opened over the list.
export const loadFiltersSheet = () => import('./panels/filters-sheet.tsx').then(({ FiltersSheet }) => FiltersSheet)
export const loadMapSheet = () => import('./map/map-sheet.tsx').then(({ MapSheet }) => MapSheet)

// Most lists are not narrowed, and most suppliers answer in time.
export const ActiveChips = lazy(() => import('./panels/active-chips.tsx').then((late) => ({ default: late.ActiveChips })))
export const LateSuppliers = lazy(() => import('./panels/late-suppliers.tsx').then((late) => ({ default: late.LateSuppliers })))
