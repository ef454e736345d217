export { type Bookings, type BookingsDeps, createBookings, type NewBooking, type StatusNews } from './create-bookings.ts'
export { type BookedLine, type Booking, type BookingItem, type Guest, paidFor, referenceShown, wasConfirmed } from './domain/booking.ts'
export { type CancelReason, reasonForCancelling } from './domain/cancel-reason.ts'
export type { CancellationQuote, CostOfItem } from './domain/cancellation.ts'
export type { ItemStanding } from './domain/item.ts'
export type { BookingStatus, FailureCode, ItemState, WithdrawalCode } from './domain/status.ts'
export { type BookingsHttpDeps, bookingsHttp, type ClientPrice, type MoneyOfBooking } from './http.ts'
export { bookingInvariants } from './invariants.ts'
export { cancellableUntilOf, isCancellable, titleOf } from './shown.ts'
export { waitingText } from './status-texts.ts'
export { bookingSummary } from './summary.ts'
export { nothingLeft, whyNotCancellable } from './why-not.ts'

export const bookingsMigrations = { owner: 'bookings', folder: new URL('./data/', import.meta.url) }
