export { PaymentStep, type PaymentStepProps } from './payment-step.tsx'
