// nothing here is translated: words of a bank, which bankText says in the reader's language
import { type Failure, NOT_CHARGED, type ProviderAnswer, type RefundAnswer } from '../../modules/payments/index.ts'
import type { BankCharge, BankRefund } from './data/bank-books.ts'

/** How long a holder may take to prove who they are. */
export const CHALLENGE_MS = 10 * 60_000
const REFUND_TURNS_MS = 3_000

export const NOT_AUTHENTICATED: Failure = {
  code: 'payment_intent_authentication_failure',
  declineCode: 'authentication_required',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
}

/** A holder who is not there cannot be asked. */
export const AUTHENTICATION_REQUIRED: Failure = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
}

export const isExpired = (charge: BankCharge, nowMs: number): boolean => charge.state === 'action' && charge.expiresAtMs !== null && charge.expiresAtMs <= nowMs

/** An authorisation that was not taken in time is over. */
export const isLapsed = (charge: BankCharge, nowMs: number): boolean =>
  charge.state === 'authorized' && charge.captureBeforeMs !== null && charge.captureBeforeMs <= nowMs

/** What the bank says about a charge at this moment. A challenge that was not answered in time has failed. */
export function answerOf(charge: BankCharge, nowMs: number, challengeUrl: (challengeId: string) => string): ProviderAnswer {
  if (isExpired(charge, nowMs)) return { kind: 'declined', failure: NOT_AUTHENTICATED }
  if (charge.state === 'action') return { kind: 'action', url: challengeUrl(charge.challengeId as string) }
  if (charge.state === 'declined') return { kind: 'declined', failure: charge.failure ?? NOT_CHARGED }
  if (charge.state === 'canceled' || isLapsed(charge, nowMs)) return { kind: 'canceled' }
  if (charge.state === 'authorized') return { kind: 'authorized', amount: charge.amount, captureBeforeMs: charge.captureBeforeMs as number }
  const amount = { ...charge.amount, minor: charge.capturedMinor }
  return { kind: 'succeeded', amount, dispute: charge.disputeReason === null ? null : { reason: charge.disputeReason, amount } }
}

export function refundAnswerOf({ refund, createdAtMs, canceledAtMs }: BankRefund, nowMs: number): RefundAnswer {
  if (canceledAtMs !== null) return { kind: 'canceled' }
  const turned = nowMs - createdAtMs >= REFUND_TURNS_MS
  if (refund === 'pending_first') return turned ? { kind: 'succeeded', provisional: false } : { kind: 'pending' }
  if (refund === 'fails_later') return turned ? { kind: 'failed', reason: 'expired_or_canceled_card' } : { kind: 'succeeded', provisional: true }
  return { kind: 'succeeded', provisional: false }
}
