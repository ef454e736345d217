export const MY_TRIPS = '/user/my-trips'
const WORK_AREA = 'viewMyTrips'

/** The page of one trip (A2.4). */
export const tripPage = (tripId: string): string => `${MY_TRIPS}?trip_id=${encodeURIComponent(tripId)}&workarea=${WORK_AREA}`

/** The trip that an address of My trips shows; null where it shows the list. */
export const shownTrip = (query: URLSearchParams): string | null => (query.has('workarea') ? query.get('trip_id') : null)
