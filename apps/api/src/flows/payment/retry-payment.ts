import type { PaymentToken } from '@sojourn/contracts'
import { accept, type Outcome, refuse } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { Booking } from '../../modules/bookings/index.ts'
import { type Attempt, isSettled } from '../../modules/payments/index.ts'
import type { ShopDeps } from '../shop-deps.ts'
import { judgePayment } from './judge-payment.ts'
import { payRefusal } from './payable-state.ts'
import { openAtGateway, tokenFor } from './payment-token.ts'
import { settle, syncPayment } from './sync-payment.ts'

const TRIES_MAX = 10

/**
 * Gives the attempt up and opens a fresh one. The second is opened only once the gateway has called the first cancelled:
 * a first that turns out paid is `already_paid`, one whose truth is not known yet is `payment_pending`.
 */
export async function freshPayment(deps: ShopDeps, booking: Booking, attempt: Attempt, caller: SignedInCaller): Promise<Outcome<PaymentToken>> {
  const fresh = await freshAttempt(deps, booking, attempt, caller)
  return fresh.ok ? accept(await tokenFor(deps, booking, fresh.value)) : fresh
}

/** The same, as the attempt it opened. */
export async function freshAttempt(deps: ShopDeps, booking: Booking, attempt: Attempt, caller: SignedInCaller): Promise<Outcome<Attempt>> {
  const given = isSettled(attempt.state) ? attempt : await settle(deps, attempt, await deps.payments.attempts.cancel(attempt))
  if (given.state === 'succeeded') return refuse('already_paid')
  if (given.state !== 'cancelled') return refuse('payment_pending')
  if (given.number >= TRIES_MAX) return refuse('too_many_tries')
  const { orgId, bookingId } = booking
  const opinion = await deps.risk.ask(caller)
  const opened = await deps.transactions.inTenant(orgId, async (tx): Promise<Outcome<Attempt>> => {
    const [now, look] = await Promise.all([deps.bookings.lock(tx, orgId, bookingId), deps.risk.look(tx, caller)])
    if (payRefusal(now, deps.clock.nowMs())) return refuse('checkout_expired')
    const [latest] = await deps.payments.attempts.listOf(tx, orgId, bookingId)
    // A second click has opened it already.
    if (latest && latest.state !== 'cancelled') return accept(latest)
    const { action } = judgePayment(deps.risk, tx, { caller, known: { look, opinion }, bookingId, items: now.items, guests: now.guests })
    if (action === 'block') return refuse('payment_refused')
    // What was asked of the first is asked of every one after it.
    const asksChallenge = attempt.asksChallenge || action === 'three_d_secure'
    // Like the first one: the same amount or none, and the same metadata.
    const { amount, description, customerId, returnUrl, keepsCard, metadata } = attempt
    return accept(
      await deps.payments.attempts.open(tx, {
        orgId,
        bookingId,
        amount,
        description,
        customerId,
        returnUrl,
        keepsCard,
        asksChallenge,
        metadata,
        payerIp: caller.ip,
      }),
    )
  })
  return opened.ok ? accept(await openAtGateway(deps, opened.value)) : opened
}

/** Another card for a booking whose first was declined, while what it holds is held. */
export async function retryPayment(
  deps: ShopDeps,
  booking: Booking,
  attempt: Attempt | null,
  caller: SignedInCaller,
): Promise<Outcome<{ payment_token: PaymentToken }>> {
  const refusal = payRefusal(booking, deps.clock.nowMs())
  if (refusal) return { ok: false, refusal }
  if (!attempt) return refuse('checkout_expired')
  const known = isSettled(attempt.state) ? attempt : await syncPayment(deps, attempt)
  if (known.state === 'succeeded') return refuse('already_paid')
  // No card was tried on it yet: it can be used.
  if (known.state === 'open') return accept({ payment_token: await tokenFor(deps, booking, known) })
  if (known.state === 'processing') return refuse('payment_pending')
  const fresh = await freshPayment(deps, booking, known, caller)
  return fresh.ok ? accept({ payment_token: fresh.value }) : fresh
}
