import type { PaymentStepProps } from './payment-step-props.ts'

/** What has to be agreed to; null where nothing has. */
export const consentOf = ({ manner, consent }: Pick<PaymentStepProps, 'manner' | 'consent'>) => manner?.consent ?? consent ?? null
