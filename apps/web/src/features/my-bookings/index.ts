export { BookingDetail } from './booking-detail.tsx'
export { BookingsList } from './bookings-list.tsx'
