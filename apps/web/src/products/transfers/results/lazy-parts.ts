import { lazy } from 'react'

// A phone shows these only when asked: their code is fetched then.
export const TransferSearchForm = lazy(() => import('../search/transfer-search-form.tsx').then((part) => ({ default: part.TransferSearchForm })))
export const FilterForm = lazy(() => import('./filter-form.tsx').then((part) => ({ default: part.FilterForm })))

// Few lists are empty.
export const NoTransfers = lazy(() => import('./no-transfers.tsx').then((part) => ({ default: part.NoTransfers })))
