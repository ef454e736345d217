import { equals, type Money, never } from '@sojourn/kernel'
import { NOT_CHARGED, type ProviderAnswer } from './answer.ts'
import { type Charge, type ChargeState, isOpen } from './charge.ts'
import type { Failure, Payment, PaymentStatus } from './payment.ts'

/** The charge and the payment after an answer. */
export interface Settlement {
  readonly charge: ChargeState
  readonly payment: PaymentStatus
  readonly failure: Failure | null
  readonly actionUrl: string | null
  readonly capturedMinor: number
  readonly requestedCaptureMinor: number | null
  readonly captureBeforeMs: number | null
  /** The amount that the provider took, where it is not the requested one. */
  readonly conflict: Money | null
  /** Cancelled by the provider, not by the merchant. */
  readonly cancelReason: string | null
  readonly open: boolean
}

type SettledCharge = Pick<Charge, 'state' | 'amount' | 'capture' | 'requestedCaptureMinor' | 'captureBeforeMs' | 'challenged'>
type SettledPayment = Pick<Payment, 'status' | 'confirmationMethod' | 'captureMethod'>

/** Null where the answer shows nothing new: the state stays, and is asked for again. */
export function settle(answer: ProviderAnswer, charge: SettledCharge, payment: SettledPayment): Settlement | null {
  const become = (state: ChargeState, status: PaymentStatus, more: Partial<Settlement> = {}): Settlement => ({
    charge: state,
    payment: status,
    failure: null,
    actionUrl: null,
    capturedMinor: 0,
    requestedCaptureMinor: charge.requestedCaptureMinor,
    captureBeforeMs: charge.captureBeforeMs,
    conflict: null,
    cancelReason: null,
    open: isOpen(state),
    ...more,
  })
  const held = charge.state === 'authorized' || charge.state === 'capturing'
  switch (answer.kind) {
    case 'succeeded': {
      const wanted = { ...charge.amount, minor: charge.requestedCaptureMinor ?? charge.amount.minor }
      if (!equals(answer.amount, wanted)) return become('conflict', 'processing', { conflict: answer.amount })
      return become('succeeded', 'succeeded', { capturedMinor: wanted.minor })
    }
    case 'authorized':
      if (!equals(answer.amount, charge.amount)) return become('conflict', 'processing', { conflict: answer.amount })
      if (held) return null
      return authorized(charge, payment, (state, status, more) => become(state, status, { captureBeforeMs: answer.captureBeforeMs, ...more }))
    case 'action':
      return become('action', 'requires_action', { actionUrl: answer.url })
    case 'declined':
      return become('declined', 'requires_payment_method', { failure: answer.failure })
    case 'canceled':
      if (held && payment.status !== 'requires_confirmation') return become('abandoned', 'canceled', { cancelReason: 'automatic' })
      return become('abandoned', 'requires_payment_method', { failure: NOT_CHARGED })
    case 'processing':
      return held ? null : become('processing', 'processing')
    case 'unknown':
      return charge.state === 'running' ? become('unknown', 'processing') : null
    default:
      return never(answer)
  }
}

type Become = (state: ChargeState, status: PaymentStatus, more?: Partial<Settlement>) => Settlement

/** A server decides last on a payment it confirms itself: after a challenge it is asked again, without one it has decided. */
function authorized(charge: SettledCharge, payment: SettledPayment, become: Become): Settlement {
  if (payment.confirmationMethod === 'manual' && charge.challenged) return become('authorized', 'requires_confirmation')
  if (payment.captureMethod === 'manual') return become('authorized', 'requires_capture')
  return become('capturing', 'processing', { requestedCaptureMinor: charge.amount.minor })
}
