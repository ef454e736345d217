import type { Tx } from '@sojourn/kernel'
import type { Booking } from '../modules/bookings/index.ts'
import type { Attempt, Told } from '../modules/payments/index.ts'
import type { Begun } from '../modules/sagas/index.ts'
import { nudge } from './nudge.ts'
import { type Asked, BOOK_STAY, GIVE_BACK, type Parts } from './parts.ts'
import { postPaidTooLate } from './postings.ts'
import { sellerOf } from './seller.ts'

/** Asks the gateway where an attempt stands and acts on the answer. Safe to call at any time, by anybody. */
export const askAndSettle = async (parts: Parts, attempt: Attempt): Promise<Attempt> => (await askHeard(parts, attempt)).attempt

/** The same, and whether the gateway answered. */
export function askHeard(parts: Parts, attempt: Attempt): Promise<Asked> {
  const { asking } = parts
  const running = asking.get(attempt.attemptId)
  if (running) return running
  const asked = parts.payments.attempts
    .ask(attempt)
    .then(async (told) => ({ attempt: await settle(parts, attempt, told), heard: told.kind !== 'silence' }))
    .finally(() => asking.delete(attempt.attemptId))
  asking.set(attempt.attemptId, asked)
  return asked
}

/** Records what the gateway told and, in the same transaction, what follows of it; then does at once what it set off. */
export async function settle(parts: Parts, { orgId, bookingId, ...attempt }: Attempt, told: Told): Promise<Attempt> {
  const { after, begun } = await parts.transactions.inTenant(orgId, async (tx) => {
    // In one packet, always the booking first: two who lock both must not wait for each other.
    const [booking, recorded] = await Promise.all([
      parts.bookings.lock(tx, orgId, bookingId),
      parts.payments.attempts.record(tx, { orgId, bookingId, ...attempt }, told),
    ])
    const { attempt: after, was } = recorded
    return { after, begun: was === after.state ? null : await follow(parts, tx, booking, after, told) }
  })
  await nudge(parts, begun)
  return after
}

/** Answers what is to be gone on with at once. */
async function follow(parts: Parts, tx: Tx, booking: Booking, attempt: Attempt, told: Told): Promise<Begun | null> {
  const waits = booking.status === 'pending_payment'
  if (attempt.state === 'succeeded' && waits) return paid(parts, tx, booking)
  // A setup took nothing that could go back.
  if (attempt.state === 'succeeded' && attempt.kind === 'payment') await giveBack(parts, tx, booking)
  if (attempt.state === 'succeeded' || !waits) return null
  const notOpened = attempt.state === 'cancelled' && told.kind === 'refused'
  if (attempt.state !== 'conflict' && !notOpened) return null
  await parts.bookings.fail(tx, booking, notOpened ? 'order_not_created' : 'payment_conflict')
  await parts.tendering.release(tx, booking)
  await sellerOf(parts, booking).release(tx, booking)
  return null
}

async function paid(parts: Parts, tx: Tx, booking: Booking): Promise<Begun> {
  await parts.bookings.confirming(tx, booking)
  const { orgId, bookingId } = booking
  return parts.sagas.begin(tx, { orgId, kind: BOOK_STAY, subject: bookingId, input: {} })
}

/** Money for a booking that waits for none any more goes back: the card's alone, what else was held for it is free already. */
async function giveBack(parts: Parts, tx: Tx, booking: Booking): Promise<void> {
  const { orgId, bookingId, card } = booking
  const key = `${bookingId}:refund:late`
  await postPaidTooLate(parts.ledger, tx, booking)
  await parts.payments.refunds.want(tx, { orgId, bookingId, key, amount: card, reason: 'paid_too_late' })
  await parts.sagas.start(tx, { orgId, kind: GIVE_BACK, subject: bookingId, input: { key } })
}
