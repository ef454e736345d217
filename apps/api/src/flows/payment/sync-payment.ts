import type { Tx } from '@sojourn/kernel'
import type { Booking } from '../../modules/bookings/index.ts'
import type { Attempt, GatewayResult } from '../../modules/payments/index.ts'
import type { LeasedSaga } from '../../modules/sagas/index.ts'
import { bookSagaOf, releaseItems } from '../items.ts'
import { runNow } from '../run-now.ts'
import { GIVE_BACK, type ShopDeps, type SyncResult } from '../shop-deps.ts'
import { postPaidTooLate } from './postings.ts'
import { wantRefund } from './send-refund.ts'

/** Asks the gateway for the state of an attempt and acts on the answer. Safe to call at any time. */
export const syncPayment = async (deps: ShopDeps, attempt: Attempt): Promise<Attempt> => (await syncReached(deps, attempt)).attempt

/** The same, and whether the gateway answered. */
export function syncReached(deps: ShopDeps, attempt: Attempt): Promise<SyncResult> {
  const { syncing: asking } = deps
  const running = asking.get(attempt.attemptId)
  if (running) return running
  const asked = deps.payments.attempts
    .ask(attempt)
    .then(async (result) => ({ attempt: await settle(deps, attempt, result), reached: result.kind !== 'unanswered' }))
    .finally(() => asking.delete(attempt.attemptId))
  asking.set(attempt.attemptId, asked)
  return asked
}

/** Records the answer of the gateway and, in the same transaction, its consequences; then runs at once what these have queued. */
export async function settle(deps: ShopDeps, { orgId, bookingId, ...attempt }: Attempt, result: GatewayResult): Promise<Attempt> {
  const { after, leased } = await deps.transactions.inTenant(orgId, async (tx) => {
    // In one packet, always the booking first: two who lock both must not wait for each other.
    const [booking, recorded] = await Promise.all([
      deps.bookings.lock(tx, orgId, bookingId),
      deps.payments.attempts.record(tx, { orgId, bookingId, ...attempt }, result),
    ])
    const { attempt: after, was } = recorded
    recordCard(deps, tx, { orgId, bookingId, ...attempt }, result)
    return { after, leased: was === after.state ? null : await follow(deps, tx, booking, after, result) }
  })
  await runNow(deps, leased)
  return after
}

/** Which card was tried, and whether it was declined: what rules count. One charge is one try, however often the gateway reports it. */
function recordCard({ risk }: ShopDeps, tx: Tx, { orgId, bookingId, chargeId }: Attempt, result: GatewayResult): void {
  if (result.kind !== 'intent' || !result.intent.card || !result.intent.chargeId || result.intent.chargeId === chargeId) return
  const { card, chargeId: tryId, failure } = result.intent
  risk.recordCard(tx, { orgId, bookingId, tryId, card: card.fingerprint, country: card.country, isDeclined: failure !== null })
}

/** Returns what is to be gone on with at once. */
async function follow(deps: ShopDeps, tx: Tx, booking: Booking, attempt: Attempt, result: GatewayResult): Promise<LeasedSaga | null> {
  const waits = booking.status === 'pending_payment'
  if (attempt.state === 'succeeded' && waits) return paid(deps, tx, booking)
  // A setup took nothing that could go back.
  if (attempt.state === 'succeeded' && attempt.kind === 'payment') await giveBack(deps, tx, booking)
  if (attempt.state === 'succeeded' || !waits) return null
  const notOpened = attempt.state === 'cancelled' && result.kind === 'refused'
  if (attempt.state !== 'conflict' && !notOpened) return null
  await deps.bookings.fail(tx, booking, notOpened ? 'order_not_created' : 'payment_conflict')
  await deps.tendering.release(tx, booking)
  await releaseItems(deps, tx, booking)
  return null
}

async function paid(deps: ShopDeps, tx: Tx, booking: Booking): Promise<LeasedSaga> {
  await deps.bookings.confirming(tx, booking)
  const { orgId, bookingId } = booking
  return deps.sagas.begin(tx, { orgId, kind: bookSagaOf(deps, booking), subject: bookingId, input: {} })
}

/** Refunds a late payment of a booking that waits for none any more: the card's alone, tenders were released already. */
async function giveBack(deps: ShopDeps, tx: Tx, booking: Booking): Promise<void> {
  const { orgId, bookingId, card } = booking
  const key = `${bookingId}:refund:late`
  await postPaidTooLate(deps.ledger, tx, booking)
  await wantRefund(deps, tx, { orgId, bookingId, key, amount: card, reason: 'paid_too_late' })
  await deps.sagas.start(tx, { orgId, kind: GIVE_BACK, subject: bookingId, input: { key } })
}
