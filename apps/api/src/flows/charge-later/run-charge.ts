import type { BookingId, Tx } from '@sojourn/kernel'
import { type AttemptResult, type Charge, type ChargeAttempt, type Claimed, chargeableFrom, isOpen } from '../../modules/scheduled-charges/index.ts'
import { askAttempt } from './ask-attempt.ts'
import { postTooLate } from './charge-postings.ts'
import { type IsGone, payingOf } from './gone-cards.ts'
import type { LaterDeps } from './later-deps.ts'
import { nextStep, settlePaid } from './next-step.ts'
import { sendRefund } from './send-charge-refund.ts'

/** Does what is due about a charge that this worker has claimed, attempt after attempt, until nothing is left to do now. */
export async function runCharge(deps: LaterDeps, claimed: Claimed): Promise<void> {
  const isGone = await goneCardsOf(deps, claimed)
  const attempt = await deps.transactions.inTenant(claimed.orgId, async (tx) => {
    const locked = await deps.scheduled.charges.lock(tx, claimed)
    // Another worker took it up when this one's time was over.
    if (!locked || locked.charge.nextAtMs !== claimed.untilMs) return null
    return nextStep(deps, tx, locked.charge, locked.byHand?.untilMs ?? null, isGone)
  })
  await settleAttempts(deps, attempt)
}

/** Which cards its person deleted: asked for what is to be announced alone. */
async function goneCardsOf(deps: LaterDeps, { orgId, chargeId }: Claimed): Promise<IsGone | undefined> {
  const charge = await deps.transactions.inTenant(orgId, (tx) => deps.scheduled.charges.find(tx, orgId, chargeId), { readOnly: true })
  if (!charge || chargeableFrom(charge, charge.amount) !== null) return undefined
  return (await payingOf(deps, charge)).isGone
}

/** Asks about an attempt, records the answer, and goes on with the next one that follows from it. */
export async function settleAttempts(deps: LaterDeps, first: ChargeAttempt | null): Promise<void> {
  let attempt = first
  while (attempt) attempt = await settleAttempt(deps, attempt, await askAttempt(deps, attempt))
}

/** Records what the gateway said of an attempt, with its consequences, in one transaction. Returns the next attempt, to be asked for. */
export async function settleAttempt(deps: LaterDeps, attempt: ChargeAttempt, result: AttemptResult): Promise<ChargeAttempt | null> {
  const { charges, attempts, refunds } = deps.scheduled
  const { next, refund } = await deps.transactions.inTenant(attempt.orgId, async (tx) => {
    const locked = await charges.lock(tx, attempt)
    const recorded = locked && (await attempts.record(tx, attempt, result))
    if (!locked || !recorded || recorded.was.state === recorded.now.state) return { next: null, refund: null }
    const { charge } = locked
    const { now } = recorded
    if (now.state === 'paid') return { next: null, refund: await whenPaid(deps, tx, charge, now) }
    if (now.state === 'conflict') await whenConflict(deps, tx, charge, now)
    const goesOn = now.state === 'declined' && charge.state === 'trying'
    return { next: goesOn ? await nextStep(deps, tx, charge, locked.byHand?.untilMs ?? null) : null, refund: null }
  })
  if (refund) await sendRefund(deps, refund)
  return next

  async function whenPaid(parts: LaterDeps, tx: Tx, charge: Charge, now: ChargeAttempt) {
    if (isOpen(charge)) {
      await settlePaid(parts, tx, charge, now, [])
      return null
    }
    // Cancelled, abandoned or paid otherwise while its bank did not answer: the money is refunded.
    await postTooLate(parts.ledger, tx, charge, now.attemptId, now.amount)
    return refunds.want(tx, now, { key: `${now.key}:refund:late`, amount: now.amount, reason: 'paid_too_late' })
  }
}

async function whenConflict({ scheduled, alarms }: LaterDeps, tx: Tx, charge: Charge, attempt: ChargeAttempt): Promise<void> {
  if (isOpen(charge)) await scheduled.charges.stop(tx, charge)
  const { orgId, chargeId, amount, intentId } = attempt
  // Alarms name what they are about, whatever it is.
  await alarms.raise(tx, { orgId, bookingId: chargeId as string as BookingId, kind: 'payment_conflict', detail: { chargeId, amount, intentId } })
}
