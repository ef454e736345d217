import { lazy, Suspense } from 'react'
import type { NextTripFound } from './next-trip-api.ts'

const Part = lazy(() => import('./next-trip.tsx').then((found) => ({ default: found.NextTrip })))

/** `NextTrip`, whose code only those who are signed in and have a trip fetch. */
export function NextTripPlace({ found }: { found: NextTripFound }) {
  return (
    <Suspense>
      <Part found={found} />
    </Suspense>
  )
}
