import { whenNear } from '../../ui/lazy-on-visible.tsx'

/** Only who is signed in has one: its code comes with it alone. */
export const NextTrip = whenNear(() => import('./next-trip.tsx').then(({ NextTrip: Trip }) => Trip))
