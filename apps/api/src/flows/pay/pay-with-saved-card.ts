import type { PaymentCallStatus } from '@sojourn/contracts'
import { bankText, say } from '@sojourn/i18n'
import { accept, type Outcome, refuse } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { Booking } from '../../modules/bookings/index.ts'
import { type Attempt, isSettled } from '../../modules/payments/index.ts'
import { anotherMethod, isFailedChallenge } from '../payment/decline-text.ts'
import { judgePayment } from '../payment/judge-payment.ts'
import { payableState } from '../payment/payable-state.ts'
import { latestAttempt } from '../payment/payment-token.ts'
import { freshAttempt } from '../payment/retry-payment.ts'
import { settle, syncPayment } from '../payment/sync-payment.ts'
import type { ShopDeps } from '../shop-deps.ts'

export type Paid = { readonly status: PaymentCallStatus; readonly attempt: Attempt | null }

/**
 * Pays with a saved card of the payer's. The gateway is asked first for the state of the last attempt: one that is paid, challenged or still
 * with the bank is reported and not paid again, so that clicking twice charges once. A time-out is `pending`, never a failure.
 */
export async function payWithSavedCard(
  deps: ShopDeps,
  booking: Booking,
  request: { readonly cardId: string; readonly returnUrl: string | null },
  caller: SignedInCaller,
): Promise<Outcome<Paid>> {
  if (caller.impersonator) return refuse('not_allowed')
  const attempt = await latestAttempt(deps, booking)
  const state = payableState(booking, deps.clock.nowMs())
  if (state === 'paid') return accept({ status: 'succeeded', attempt })
  if (!attempt || state !== 'open') return refuse('checkout_expired')
  const owns = await deps.payers.hasCard({ orgId: caller.orgId, userId: caller.user.userId }, request.cardId)
  if (owns === null) return refuse('gateway_unreachable')
  if (!owns) return refuse('not_found', { message: noSuchCard() })
  const known = isSettled(attempt.state) ? attempt : await syncPayment(deps, attempt)
  const open = known.state === 'cancelled' ? await freshAttempt(deps, booking, known, caller) : accept(known)
  if (!open.ok) return open.refusal.code === 'already_paid' ? accept({ status: 'succeeded', attempt: known }) : open
  if (open.value.state !== 'open' && open.value.state !== 'declined') return accept({ status: attemptStatus(open.value), attempt: open.value })
  const tried = open.value.state === 'declined' ? await judgedAgain(deps, booking, open.value, caller) : accept(open.value)
  return tried.ok ? resultOf(await pay(deps, tried.value, request)) : tried
}

/** The same payment, tried with another card: the risk rules may decide differently than for the first. */
async function judgedAgain(deps: ShopDeps, booking: Booking, attempt: Attempt, caller: SignedInCaller): Promise<Outcome<Attempt>> {
  const opinion = await deps.risk.ask(caller)
  const { action } = await deps.transactions.inTenant(booking.orgId, async (tx) => {
    const look = await deps.risk.look(tx, caller)
    return judgePayment(deps.risk, tx, { ...booking, caller, known: { look, opinion } })
  })
  if (action === 'block') return refuse('payment_refused')
  return accept(action === 'three_d_secure' ? { ...attempt, asksChallenge: true } : attempt)
}

async function pay(deps: ShopDeps, attempt: Attempt, { cardId, returnUrl }: { cardId: string; returnUrl: string | null }) {
  const result = await deps.payments.attempts.payWith(attempt, cardId, returnUrl ?? attempt.returnUrl)
  const refused = result.kind === 'unanswered' ? UNTRIED[result.code ?? ''] : undefined
  return { isKnown: result.kind !== 'unanswered', refused, attempt: await settle(deps, attempt, result) }
}

const noSuchCard = (): string => say`We couldn't find this card. It may have been deleted.`

/** Refusals of the gateway by which no card was tried: it was deleted a moment ago, or ten others were tried before. */
const UNTRIED: Readonly<Record<string, 'not_found' | 'too_many_tries'>> = { resource_missing: 'not_found', too_many_attempts: 'too_many_tries' }

function resultOf({ isKnown, refused, attempt }: Awaited<ReturnType<typeof pay>>): Outcome<Paid> {
  if (refused) return refuse(refused, refused === 'not_found' ? { message: noSuchCard() } : undefined)
  // The gateway did not answer: the card may have been charged.
  if (!isKnown) return accept({ status: 'pending', attempt })
  if (attempt.state !== 'declined') return accept({ status: attemptStatus(attempt), attempt })
  const message = isFailedChallenge(attempt) ? anotherMethod() : attempt.message && bankText(attempt.message)
  return refuse('card_declined', { ...(message && { message }), ...(attempt.declineCode && { decline_code: attempt.declineCode }) })
}

/** The state of an attempt, as calls report it. */
export function attemptStatus({ state }: Attempt): PaymentCallStatus {
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
