import { type Clock, type Ids, invariant, type Money, money, type OrgId, type Tx } from '@sojourn/kernel'
import { type ChargeDispute, refundStore } from './data/refund-store.sql.ts'
import type { ChargeAttempt } from './domain/attempt.ts'
import type { Charge, ChargeId } from './domain/charge.ts'
import { afterFound, afterNoAnswer, type ChargeRefund } from './domain/refund.ts'

/** What the gateway said of a refund. */
export type RefundResult =
  | { readonly kind: 'found'; readonly id: string; readonly state: 'pending' | 'succeeded' | 'failed' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unanswered'; readonly isSpent: boolean }

export interface OutsideRefund {
  readonly id: string
  readonly state: 'pending' | 'succeeded' | 'failed'
  readonly amount: Money
}

export interface ChargeRefunds {
  /** Stores a refund of a paid attempt, once per key. Throws where refunds would exceed the captured amount. The charge must be locked. Commit before sending. */
  want(tx: Tx, attempt: ChargeAttempt, request: { readonly key: string; readonly amount: Money; readonly reason: string }): Promise<ChargeRefund>
  /** Takes a refund that its merchant made at the gateway over as ours; null where it is known or cannot be. The charge must be locked. */
  adopt(tx: Tx, attempt: ChargeAttempt, outside: OutsideRefund): Promise<ChargeRefund | null>
  record(tx: Tx, of: Pick<ChargeRefund, 'orgId' | 'refundId'>, result: RefundResult): Promise<{ readonly was: ChargeRefund; readonly now: ChargeRefund } | null>
  listOf(tx: Tx, charge: Pick<Charge, 'orgId' | 'chargeId'>): Promise<ChargeRefund[]>
  listOfAll(tx: Tx, orgId: OrgId, chargeIds: readonly ChargeId[]): Promise<ChargeRefund[]>
  findByGatewayId(tx: Tx, id: string): Promise<ChargeRefund | null>
  claimToAsk(tx: Tx, limit: number): Promise<ChargeRefund[]>
  nextAskMs(tx: Tx): Promise<number | null>
  /** The present state of a reversal by a holder's bank; returns how it was before, null for a new one. The charge must be locked. */
  dispute(tx: Tx, dispute: ChargeDispute): Promise<ChargeDispute['state'] | null>
}

const FIRST_ASK_MS = 15_000
const CLAIMED_FOR_MS = 20_000

export function createRefunds({ clock, ids }: { clock: Clock; ids: Ids }): ChargeRefunds {
  const fresh = (attempt: ChargeAttempt, more: Pick<ChargeRefund, 'key' | 'amount' | 'reason' | 'actor' | 'state' | 'gatewayRefundId' | 'nextAskMs'>) => {
    invariant(attempt.intentId, 'what goes back to a card was taken from it')
    const { orgId, chargeId, attemptId, intentId } = attempt
    const refund: ChargeRefund = {
      ...{ orgId, chargeId, attemptId, intentId, refundId: ids.next<'charge refund'>('crf'), generation: 1, asks: 0, atMs: clock.nowMs() },
      ...more,
    }
    return refund
  }
  const left = (attempt: ChargeAttempt, known: readonly ChargeRefund[]): number =>
    known
      .filter(({ attemptId, state }) => attemptId === attempt.attemptId && state !== 'failed')
      .reduce((sum, { amount }) => sum - amount.minor, attempt.amount.minor)
  return {
    async want(tx, attempt, { key, amount, reason }) {
      const known = await refundStore.listOf(tx, attempt)
      const same = known.find((refund) => refund.key === key)
      if (same) return same
      invariant(
        attempt.state === 'paid' && amount.currency === attempt.amount.currency && amount.minor <= left(attempt, known),
        'refunds stay within what was charged',
      )
      const refund = fresh(attempt, {
        ...{ key, amount, reason, actor: 'shop', state: 'wanted', gatewayRefundId: null, nextAskMs: clock.nowMs() + FIRST_ASK_MS },
      })
      await refundStore.insert(tx, refund)
      return refund
    },
    async adopt(tx, attempt, { id, state, amount }) {
      const known = await refundStore.listOf(tx, attempt)
      if (known.some(({ gatewayRefundId }) => gatewayRefundId === id) || amount.currency !== attempt.amount.currency || amount.minor > left(attempt, known))
        return null
      const nextAskMs = state === 'pending' ? clock.nowMs() + FIRST_ASK_MS : null
      const key = `${attempt.key}:refund:outside:${id}`
      const refund = fresh(attempt, {
        key,
        amount: money(amount.minor, amount.currency),
        reason: 'at_gateway',
        actor: 'gateway',
        state,
        gatewayRefundId: id,
        nextAskMs,
      })
      await refundStore.insert(tx, refund)
      return refund
    },
    async record(tx, of, result) {
      const was = await refundStore.lock(tx, of)
      if (!was) return null
      const now = applied(was, result, clock.nowMs())
      if (now !== was) await refundStore.save(tx, now)
      return { was, now }
    },
    listOf: refundStore.listOf,
    listOfAll: refundStore.listOfAll,
    findByGatewayId: refundStore.findByGatewayId,
    claimToAsk: (tx, limit) => refundStore.claimToAsk(tx, { nowMs: clock.nowMs(), untilMs: clock.nowMs() + CLAIMED_FOR_MS, limit }),
    nextAskMs: refundStore.nextAskMs,
    dispute: (tx, dispute) => refundStore.putDispute(tx, dispute, clock.nowMs()),
  }
}

function applied(refund: ChargeRefund, result: RefundResult, nowMs: number): ChargeRefund {
  switch (result.kind) {
    case 'found':
      return afterFound(refund, result, nowMs)
    case 'refused':
      return refund.gatewayRefundId ? refund : { ...refund, state: 'failed', nextAskMs: null }
    case 'unanswered':
      return refund.state === 'failed' || refund.state === 'succeeded' ? refund : afterNoAnswer(refund, result.isSpent, nowMs)
  }
}
