import { type BookingId, type Clock, type Ids, invariant, type Money, type OrgId, type Tx } from '@sojourn/kernel'
import { attemptStore } from './data/attempt-store.sql.ts'
import { alarmStore, refundStore } from './data/refund-store.sql.ts'
import { gatewayKey } from './domain/attempt.ts'
import { afterRefundAnswer, afterRefundSilence, type GatewayRefund, type Refund } from './domain/refund.ts'
import type { Answer, GatewayClient } from './gateway-client.ts'

export type RefundTold =
  | { readonly kind: 'found'; readonly refund: GatewayRefund }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'silence'; readonly spent: boolean }

export interface Refunds {
  /** Writes what is to go back, once per key. Throws where refunds would outgrow what was captured. Commit before sending. */
  want(tx: Tx, request: { orgId: OrgId; bookingId: BookingId; key: string; amount: Money; reason: string }): Promise<Refund>
  /** Sends it to the gateway, or asks what became of it. Outside any transaction. */
  send(refund: Refund): Promise<RefundTold>
  record(tx: Tx, refund: Refund, result: RefundTold): Promise<Refund>
  listOf(tx: Tx, orgId: OrgId, bookingId: BookingId): Promise<Refund[]>
  findByGatewayId(tx: Tx, gatewayRefundId: string): Promise<Refund | null>
  claimToAsk(tx: Tx, limit: number): Promise<Refund[]>
  /** When the next is to be asked about; null where none is open. */
  nextAskMs(tx: Tx): Promise<number | null>
}

const FIRST_ASK_MS = 3_000
const CLAIMED_FOR_MS = 15_000

export function createRefunds({ clock, ids, gateway }: { clock: Clock; ids: Ids; gateway: GatewayClient }): Refunds {
  return {
    async want(tx, { orgId, bookingId, key, amount, reason }) {
      const paid = (await attemptStore.listOf(tx, orgId, bookingId)).find((attempt) => attempt.state === 'succeeded')
      invariant(paid, `booking ${bookingId} was paid before it is refunded`)
      // Locked, so that two refunds of one payment see each other.
      await attemptStore.lock(tx, orgId, paid.attemptId)
      const all = await refundStore.listOf(tx, orgId, bookingId)
      const known = all.find((refund) => refund.key === key)
      if (known) return known
      const others = all.filter((refund) => refund.state !== 'failed')
      const minor = others.reduce((total, refund) => total + refund.amount.minor, amount.minor)
      invariant(minor <= paid.amount.minor && amount.currency === paid.amount.currency, `refunds of ${bookingId} stay within what was captured`)
      const refund: Refund = {
        orgId,
        refundId: ids.next<'refund'>('rfd'),
        bookingId,
        attemptId: paid.attemptId,
        intentId: paid.gatewayPaymentId!,
        key,
        generation: 1,
        gatewayRefundId: null,
        amount,
        reason,
        state: 'wanted',
        asks: 0,
        nextAskMs: clock.nowMs() + FIRST_ASK_MS,
        createdAtMs: clock.nowMs(),
        settledAtMs: null,
      }
      await refundStore.insert(tx, refund)
      return refund
    },

    async send(refund) {
      if (refund.gatewayRefundId) return readRefund(await gateway.retrieveRefund(refund.gatewayRefundId), false)
      const { intentId } = refund
      // Sent before and not answered: look first, so that it never goes twice.
      if (refund.asks > 0) {
        const found = await gateway.findRefund(intentId, refund.refundId)
        if (found.kind !== 'answered') return { kind: 'silence', spent: false }
        if (found.value) return { kind: 'found', refund: found.value }
      }
      return readRefund(await gateway.refund({ key: gatewayKey(refund), intentId, amount: refund.amount, refundId: refund.refundId }), true)
    },

    async record(tx, { orgId, refundId }, result) {
      const refund = await refundStore.lock(tx, orgId, refundId)
      invariant(refund, 'a refund is written before anybody asks about it')
      const after = applied(refund, result, clock.nowMs())
      if (after === refund) return refund
      await refundStore.save(tx, after)
      if (after.state === 'failed') {
        const { bookingId } = refund
        const detail = { refundId, amount: refund.amount, why: result.kind === 'refused' ? result.code : 'sent back' }
        await alarmStore.raise(tx, { orgId, alarmId: ids.next<'alarm'>('alm'), kind: 'refund_failed', bookingId, detail, atMs: clock.nowMs() })
      }
      return after
    },

    listOf: refundStore.listOf,
    findByGatewayId: refundStore.findByGatewayId,
    claimToAsk: (tx, limit) => refundStore.claimToAsk(tx, clock.nowMs(), clock.nowMs() + CLAIMED_FOR_MS, limit),
    nextAskMs: refundStore.nextAskMs,
  }
}

function readRefund(answer: Answer<GatewayRefund>, definitive: boolean): RefundTold {
  switch (answer.kind) {
    case 'answered':
      return { kind: 'found', refund: answer.value }
    case 'refused':
      return definitive ? { kind: 'refused', code: answer.code } : { kind: 'silence', spent: false }
    case 'unknown':
      return { kind: 'silence', spent: answer.spent }
  }
}

function applied(refund: Refund, result: RefundTold, nowMs: number): Refund {
  switch (result.kind) {
    case 'found':
      return afterRefundAnswer(refund, result.refund, nowMs)
    case 'refused':
      return refund.gatewayRefundId ? refund : { ...refund, state: 'failed', nextAskMs: null, settledAtMs: nowMs }
    case 'silence':
      return afterRefundSilence(refund, result.spent, nowMs)
  }
}
