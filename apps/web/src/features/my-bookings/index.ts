export { BookingDetail } from './booking-detail.tsx'
export { BookingsList } from './bookings-list.tsx'
export { loadGiveUpDialog } from './late-parts.ts'
