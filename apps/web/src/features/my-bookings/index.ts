export { type BookingData, BookingDetail } from './booking-detail.tsx'
export { BookingsList, type BookingsPage } from './bookings-list.tsx'
export type { ReceiptData } from './receipt-slip.tsx'
