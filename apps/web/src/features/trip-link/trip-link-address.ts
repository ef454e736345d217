import { MY_TRIPS, shownTrip } from '../../lib/trip-page.ts'

/** The token of a trip link (A2.10: `trip_id` or `tripid`, on any page); null where the address is none, as that of the trip's own page. */
export function tripLinkOf(pathname: string, search: string): string | null {
  const query = new URLSearchParams(search)
  if (pathname.replace(/\/$/, '') === MY_TRIPS && shownTrip(query) !== null) return null
  return query.get('trip_id') || query.get('tripid') || null
}

export function withoutTripLink(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query)
  rest.delete('trip_id')
  rest.delete('tripid')
  return rest
}
