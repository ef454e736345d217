// All that only a pressed button or a booking on its way needs, in one late file.
export { completeBooking, leaveChallenge } from './complete-booking.ts'
export { PaymentSurfaces } from './payment-surfaces.tsx'
