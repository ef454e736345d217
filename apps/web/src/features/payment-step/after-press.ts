// All that only a pressed button or a booking on its way needs, in one late file.
export { completeBooking, leaveChallenge } from './complete-booking.ts'
export { next } from './payment-machine.ts'
export { PaymentWay } from './payment-way.tsx'
export { progressOf } from './progress.ts'
export { takeUp } from './take-up.ts'
