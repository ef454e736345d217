import { lazy } from 'react'

/** In its place where the trips could not be read. */
export const TripsUnread = lazy(() => import('./trips-unread.tsx').then(({ TripsUnread: Unread }) => ({ default: Unread })))

/** Only who is signed in has one: its code comes with it alone. */
export const NextTrip = lazy(() => import('./next-trip.tsx').then(({ NextTrip: Trip }) => ({ default: Trip })))
