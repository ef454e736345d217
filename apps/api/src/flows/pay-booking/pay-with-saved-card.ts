import type { PaymentStanding } from '@sojourn/contracts'
import { accept, type Outcome, refuse } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { Booking } from '../../modules/bookings/index.ts'
import { type Attempt, isSettled } from '../../modules/payments/index.ts'
import { ANOTHER_METHOD, isFailedChallenge } from '../book-stay/decline-text.ts'
import { latestAttempt } from '../book-stay/payment-token.ts'
import { freshAttempt } from '../book-stay/retry-payment.ts'
import type { Parts } from '../parts.ts'
import { askAndSettle, settle } from '../settle-payment.ts'
import { isPaid, isPayable } from './own-booking.ts'

export type Paid = { readonly status: PaymentStanding; readonly attempt: Attempt | null }

/**
 * Pays from here with a card of the payer's that the gateway keeps. The gateway is asked first where the last try stands: what is paid, challenged or still
 * with the bank is told and not paid again, so that two presses charge once. A time-out is `pending`, never a failure.
 */
export async function payWithSavedCard(
  parts: Parts,
  booking: Booking,
  wish: { readonly cardId: string; readonly returnUrl: string | null },
  caller: SignedInCaller,
): Promise<Outcome<Paid>> {
  if (caller.impersonator) return refuse('not_allowed')
  const attempt = await latestAttempt(parts, booking)
  if (isPaid(booking)) return accept({ status: 'succeeded', attempt })
  if (!attempt || !isPayable(booking, parts.clock.nowMs())) return refuse('checkout_expired')
  const owns = await parts.payers.hasCard({ orgId: caller.orgId, userId: caller.user.userId }, wish.cardId)
  if (owns === null) return refuse('gateway_unreachable')
  if (!owns) return refuse('not_found')
  const known = isSettled(attempt.state) ? attempt : await askAndSettle(parts, attempt)
  const open = known.state === 'cancelled' ? await freshAttempt(parts, booking, known, caller.ip) : accept(known)
  if (!open.ok) return open.refusal.code === 'already_paid' ? accept({ status: 'succeeded', attempt: known }) : open
  if (open.value.state !== 'open' && open.value.state !== 'declined') return accept({ status: standingOf(open.value), attempt: open.value })
  return tell(await pay(parts, open.value, wish))
}

async function pay(parts: Parts, attempt: Attempt, { cardId, returnUrl }: { cardId: string; returnUrl: string | null }) {
  const told = await parts.payments.attempts.payWith(attempt, cardId, returnUrl ?? attempt.returnUrl)
  const refused = told.kind === 'silence' ? UNTRIED[told.code ?? ''] : undefined
  return { isKnown: told.kind !== 'silence', refused, attempt: await settle(parts, attempt, told) }
}

/** Refusals of the gateway by which no card was tried: it was deleted a moment ago, or ten others were tried before. */
const UNTRIED: Readonly<Record<string, 'not_found' | 'too_many_tries'>> = { resource_missing: 'not_found', too_many_attempts: 'too_many_tries' }

function tell({ isKnown, refused, attempt }: Awaited<ReturnType<typeof pay>>): Outcome<Paid> {
  if (refused) return refuse(refused)
  // Asked and not answered: it may have been charged.
  if (!isKnown) return accept({ status: 'pending', attempt })
  if (attempt.state !== 'declined') return accept({ status: standingOf(attempt), attempt })
  const message = isFailedChallenge(attempt) ? ANOTHER_METHOD : attempt.message
  return refuse('card_declined', { ...(message && { message }), ...(attempt.declineCode && { decline_code: attempt.declineCode }) })
}

/** Where a try stands, as calls tell it. */
export function standingOf({ state }: Attempt): PaymentStanding {
  switch (state) {
    case 'open':
    case 'declined':
      return 'open'
    case 'action':
      return 'action'
    case 'succeeded':
      return 'succeeded'
    default:
      return 'pending'
  }
}
