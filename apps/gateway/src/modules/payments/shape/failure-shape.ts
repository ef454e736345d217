import type { FailedTry, Failure } from '../domain/payment.ts'

export const seconds = (ms: number): number => Math.floor(ms / 1000)

export const docUrl = (code: string): string => `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`

/** A card that was not taken, as Stripe's clients read it. */
export const shapeFailure = (failure: Failure) => ({
  type: 'card_error' as const,
  code: failure.code,
  decline_code: failure.declineCode ?? undefined,
  doc_url: docUrl(failure.code),
  message: failure.message,
})

/** The same, as a field of the payment or setup it happened to. */
export const shapeLastError = (failure: FailedTry, isSetup: boolean) => ({
  ...shapeFailure(failure),
  ...(failure.chargeId && !isSetup && { charge: failure.chargeId }),
})
