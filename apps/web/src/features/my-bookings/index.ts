export { BookingDetail } from './booking-detail.tsx'
export { BookingsList } from './bookings-list.tsx'
export { GiveUpDialog } from './give-up-dialog.tsx'
