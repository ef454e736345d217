// The code needed only after the button was clicked or for an existing booking, in one lazy chunk.

export { sendFingerprintWhenIdle } from '../../lib/send-fingerprint.ts'
export { completeBooking, leaveChallenge } from './complete-booking.ts'
export { PaymentFlow } from './payment-flow.tsx'
export { next } from './payment-machine.ts'
export { progressOf } from './progress.ts'
export { resumePayment } from './resume-payment.ts'
