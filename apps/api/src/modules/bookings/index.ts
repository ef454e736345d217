export { type Bookings, type BookingsDeps, createBookings, type NewBooking, type StatusNews } from './create-bookings.ts'
export { type Booking, type Guest, referenceShown } from './domain/booking.ts'
export type { CancellationQuote, CancellationWindow } from './domain/cancellation.ts'
export { type BookingStatus, type FailureCode, messageOf } from './domain/status.ts'
export { type BookingsHttpDeps, bookingsHttp, type MoneyOfBooking } from './http.ts'
export { bookingInvariants } from './invariants.ts'
export { cancellableUntilMs, isCancellable, isStay, type Particulars, particularsOf, titleOf } from './particulars.ts'

export const bookingsMigrations = { owner: 'bookings', folder: new URL('./data/', import.meta.url) }
