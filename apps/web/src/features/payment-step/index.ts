export { payOf } from './pay-of.ts'
export { PaymentStep } from './payment-step.tsx'
export type { PayManner } from './payment-step-props.ts'
