import { lazy } from 'react'

/** Only who is signed in has one: its code comes with it alone. */
export const NextTrip = lazy(() => import('./next-trip.tsx').then(({ NextTrip: Trip }) => ({ default: Trip })))
