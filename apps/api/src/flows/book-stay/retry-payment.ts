import type { PaymentToken } from '@sojourn/contracts'
import { accept, type Outcome, refuse } from '@sojourn/kernel'
import type { Booking } from '../../modules/bookings/index.ts'
import { type Attempt, isSettled } from '../../modules/payments/index.ts'
import type { Parts } from '../parts.ts'
import { isOver } from '../pay-booking/own-booking.ts'
import { askAndSettle, settle } from '../settle-payment.ts'
import { openAtGateway, tokenFor } from './payment-token.ts'

const TRIES_MAX = 10

/**
 * Gives the attempt up and opens a fresh one. The second is opened only once the gateway has called the first cancelled:
 * a first that turns out paid is `already_paid`, one whose truth is not known yet is `payment_pending`.
 */
export async function freshPayment(parts: Parts, booking: Booking, attempt: Attempt, payerIp: string): Promise<Outcome<PaymentToken>> {
  const fresh = await freshAttempt(parts, booking, attempt, payerIp)
  return fresh.ok ? accept(await tokenFor(parts, booking, fresh.value)) : fresh
}

/** The same, as the attempt it opened. */
export async function freshAttempt(parts: Parts, booking: Booking, attempt: Attempt, payerIp: string): Promise<Outcome<Attempt>> {
  const given = isSettled(attempt.state) ? attempt : await settle(parts, attempt, await parts.payments.attempts.cancel(attempt))
  if (given.state === 'succeeded') return refuse('already_paid')
  if (given.state !== 'cancelled') return refuse('payment_pending')
  if (given.number >= TRIES_MAX) return refuse('too_many_tries')
  const { orgId, bookingId } = booking
  const opened = await parts.transactions.inTenant(orgId, async (tx): Promise<Outcome<Attempt>> => {
    const now = await parts.bookings.lock(tx, orgId, bookingId)
    if (now.status !== 'pending_payment' || now.expiresAtMs <= parts.clock.nowMs()) return refuse('checkout_expired')
    const [latest] = await parts.payments.attempts.listOf(tx, orgId, bookingId)
    // A second click has opened it already.
    if (latest && latest.state !== 'cancelled') return accept(latest)
    // As the first one: the same money or none, told the same things.
    const { amount, description, customerId, returnUrl, keepsCard, metadata } = attempt
    return accept(await parts.payments.attempts.open(tx, { orgId, bookingId, amount, description, customerId, returnUrl, keepsCard, metadata, payerIp }))
  })
  return opened.ok ? accept(await openAtGateway(parts, opened.value)) : opened
}

/** Another card for a booking whose first was declined, while its rooms are held. */
export async function retryPayment(
  parts: Parts,
  booking: Booking,
  attempt: Attempt | null,
  payerIp: string,
): Promise<Outcome<{ payment_token: PaymentToken }>> {
  if (booking.status === 'confirming' || booking.status === 'confirmed') return refuse('already_paid')
  if (isOver(booking)) return refuse('nothing_due')
  if (!attempt || booking.status !== 'pending_payment' || booking.expiresAtMs <= parts.clock.nowMs()) return refuse('checkout_expired')
  const known = isSettled(attempt.state) ? attempt : await askAndSettle(parts, attempt)
  if (known.state === 'succeeded') return refuse('already_paid')
  // Nobody has tried a card on it yet: it serves.
  if (known.state === 'open') return accept({ payment_token: await tokenFor(parts, booking, known) })
  if (known.state === 'processing') return refuse('payment_pending')
  const fresh = await freshPayment(parts, booking, known, payerIp)
  return fresh.ok ? accept({ payment_token: fresh.value }) : fresh
}
