export { payOf } from './pay-of.ts'
export { PaymentStep } from './payment-step.tsx'
