import { type BookingId, isZero, type Money, min, money, type Tx } from '@sojourn/kernel'
import type { Answer } from '../../modules/payments/index.ts'
import type { ChargeAttempt, ChargeRefund, RefundResult } from '../../modules/scheduled-charges/index.ts'
import { postDisputed, postDisputeWon, postOutside, postOutsideCounted, postReturned, postSent } from './charge-postings.ts'
import { type LaterDeps, ownerOf } from './later-deps.ts'

const TAKEN: ReadonlySet<string> = new Set(['charge_already_refunded', 'amount_too_large'])
type Asked = RefundResult | { readonly kind: 'taken' }

/** Sends a stored refund, or asks for its result, and records the answer. Outside any transaction. */
export async function sendRefund(deps: LaterDeps, refund: ChargeRefund): Promise<void> {
  const result = await ask(deps, refund)
  // Its merchant gave it back at the gateway before us: that is adopted first, and counted against ours.
  if (result.kind === 'taken') await adoptFromGateway(deps, refund)
  await deps.transactions.inTenant(refund.orgId, async (tx) => {
    await deps.scheduled.charges.lock(tx, refund)
    const recorded = await deps.scheduled.refunds.record(tx, refund, result.kind === 'taken' ? { kind: 'refused' } : result)
    if (!recorded || recorded.was.state === recorded.now.state) return
    await postChange(deps, tx, recorded.was, recorded.now, result.kind === 'taken')
  })
}

const hasLeft = ({ state }: ChargeRefund): boolean => state === 'pending' || state === 'succeeded'

async function postChange(deps: LaterDeps, tx: Tx, was: ChargeRefund, now: ChargeRefund, isTaken: boolean): Promise<void> {
  const { ledger, scheduled } = deps
  if (hasLeft(now)) return postSent(ledger, tx, now)
  if (now.state !== 'failed') return
  if (hasLeft(was) || now.gatewayRefundId) {
    await postSent(ledger, tx, now)
    await postReturned(ledger, tx, now)
  }
  const outside = isTaken ? (await scheduled.refunds.listOf(tx, now)).filter(({ actor, attemptId }) => actor === 'gateway' && attemptId === now.attemptId) : []
  const covered = outside.reduce((total, { amount }) => total + amount.minor, 0)
  if (covered > 0) await postOutsideCounted(ledger, tx, now, min(now.amount, money(covered, now.amount.currency)))
  if (covered < now.amount.minor) await alarm(deps, tx, now)
}

const alarm = ({ alarms }: LaterDeps, tx: Tx, { orgId, chargeId, refundId, amount }: ChargeRefund) =>
  alarms.raise(tx, { orgId, bookingId: chargeId as string as BookingId, kind: 'refund_failed', detail: { refundId, amount } })

async function ask({ gateway }: LaterDeps, refund: ChargeRefund): Promise<Asked> {
  if (refund.gatewayRefundId) return read(await gateway.retrieveRefund(refund.gatewayRefundId))
  const { intentId, refundId, amount, generation, key } = refund
  // Sent before and not answered: it is looked for first, so that it never goes twice.
  if (refund.asks > 0) {
    const found = await gateway.findRefund(intentId, refundId)
    if (found.kind !== 'answered') return { kind: 'unanswered', isSpent: false }
    if (found.value) return { kind: 'found', ...found.value }
  }
  const sent = await gateway.refund({ key: generation === 1 ? key : `${key}:${generation}`, intentId, amount, refundId })
  return sent.kind === 'refused' && TAKEN.has(sent.code) ? { kind: 'taken' } : read(sent)
}

function read(answer: Answer<{ readonly id: string; readonly state: 'pending' | 'succeeded' | 'failed' }>): RefundResult {
  if (answer.kind === 'answered') return { kind: 'found', ...answer.value }
  return answer.kind === 'refused' ? { kind: 'refused' } : { kind: 'unanswered', isSpent: answer.spent }
}

/** What a bank reverses beyond earlier refunds; all of it where there were none. */
async function leftOf({ scheduled }: LaterDeps, tx: Tx, attempt: ChargeAttempt, disputed: Money): Promise<Money> {
  const refunds = (await scheduled.refunds.listOf(tx, attempt)).filter(({ attemptId, state }) => attemptId === attempt.attemptId && state !== 'failed')
  const left = refunds.reduce((minor, { amount }) => minor - amount.minor, attempt.amount.minor)
  return min(disputed, money(left, attempt.amount.currency))
}

type Taken = Pick<ChargeAttempt, 'orgId' | 'chargeId' | 'attemptId'> & { readonly intentId: string | null }

/** Takes over what its merchant gave back at the gateway, and what its holder's bank took back. Outside any transaction. */
export async function adoptFromGateway(deps: LaterDeps, { intentId, ...of }: Taken): Promise<void> {
  if (!intentId) return
  const { gateway, scheduled, ledger } = deps
  const [refunds, disputes] = await Promise.all([gateway.listRefunds(intentId), gateway.listDisputes(intentId)])
  await deps.transactions.inTenant(of.orgId, async (tx) => {
    const locked = await scheduled.charges.lock(tx, of)
    const attempt = (await scheduled.attempts.listOf(tx, of)).find(({ attemptId }) => attemptId === of.attemptId)
    if (!locked || attempt?.state !== 'paid') return
    const ours = new Set((await scheduled.refunds.listOf(tx, of)).map(({ refundId }) => refundId as string))
    for (const { refundId, ...outside } of refunds.kind === 'answered' ? refunds.value : []) {
      if (outside.state === 'failed' || (refundId !== null && ours.has(refundId))) continue
      const adopted = await scheduled.refunds.adopt(tx, attempt, outside)
      if (!adopted) continue
      await postOutside(ledger, tx, adopted)
      await postSent(ledger, tx, adopted)
    }
    for (const { id, state, ...disputed } of disputes.kind === 'answered' ? disputes.value : []) {
      const amount = await leftOf(deps, tx, attempt, disputed.amount)
      if (isZero(amount)) continue
      const before = await scheduled.refunds.dispute(tx, { orgId: of.orgId, disputeId: id, chargeId: of.chargeId, amount, state })
      if (before === null) await postDisputed(ledger, tx, of, id, amount)
      if (before === null) await ownerOf(deps, locked.charge).reversed(tx, locked.charge, { disputeId: id, amount, kind: 'taken' })
      if (state !== 'won' || before === 'won') continue
      await postDisputeWon(ledger, tx, of, id, amount)
      await ownerOf(deps, locked.charge).reversed(tx, locked.charge, { disputeId: id, amount, kind: 'returned' })
    }
  })
}
