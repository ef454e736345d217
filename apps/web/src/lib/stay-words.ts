import type { StayOffer } from '@sojourn/contracts'

/** `3 nights` */
export const nightsText = (nights: number): string => `${nights} ${nights === 1 ? 'night' : 'nights'}`

/** The address on one line, with the town once. */
export const addressText = ({ address, city }: Pick<StayOffer, 'address' | 'city'>): string => (address.includes(city) ? address : `${address}, ${city}`)

/** The file of a stay in a calendar. */
export const calendarHref = (bookingId: string): string => `/api/bookingHistory/calendar?booking_id=${encodeURIComponent(bookingId)}`
