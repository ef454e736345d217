import { type Refusal, refuse } from '@sojourn/kernel'
import type { Booking } from '../../modules/bookings/index.ts'

/** Whether a booking may be paid: `open` while its payment is awaited and what it holds is held, `timed_out` once that time is over. */
export type PayableState = 'open' | 'paid' | 'timed_out' | 'over'

/** The one answer to whether a booking may be paid at an instant. */
export function payableState({ status, expiresAtMs }: Pick<Booking, 'status' | 'expiresAtMs'>, nowMs: number): PayableState {
  switch (status) {
    case 'draft':
    case 'pending_payment':
      return expiresAtMs > nowMs ? 'open' : 'timed_out'
    case 'confirming':
    case 'confirmed':
      return 'paid'
    case 'expired':
      return 'timed_out'
    case 'failed':
    case 'cancelled':
      return 'over'
  }
}

const REFUSED = { paid: 'already_paid', timed_out: 'checkout_expired', over: 'nothing_due' } as const

/** Why a payment is refused now; null where one may be made. */
export function payRefusal(booking: Pick<Booking, 'status' | 'expiresAtMs'>, nowMs: number): Refusal<(typeof REFUSED)[keyof typeof REFUSED]> | null {
  const state = payableState(booking, nowMs)
  return state === 'open' ? null : refuse(REFUSED[state]).refusal
}
