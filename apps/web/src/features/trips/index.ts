export { TripView } from './trip-view.tsx'
export { listTrips, readTrip } from './trips-api.ts'
export { TripsList } from './trips-list.tsx'
