import { type BookingId, type Clock, type Ids, invariant, type Money, money, type OrgId, type Tx } from '@sojourn/kernel'
import { attemptStore } from './data/attempt-store.sql.ts'
import { alarmStore, refundStore } from './data/refund-store.sql.ts'
import { type Attempt, gatewayKey } from './domain/attempt.ts'
import { AT_GATEWAY, countOutside, coversNothing, outsideKey, uncountedMinor } from './domain/outside-refund.ts'
import { afterNoRefundAnswer, afterRefundAnswer, type GatewayRefund, type Refund } from './domain/refund.ts'
import type { Answer, GatewayClient } from './gateway-client.ts'
import type { ListedRefund } from './gateway-shapes.ts'

export type RefundResult =
  | { readonly kind: 'found'; readonly refund: GatewayRefund }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unanswered'; readonly spent: boolean }

export interface RefundRequest {
  readonly orgId: OrgId
  readonly bookingId: BookingId
  readonly key: string
  readonly amount: Money
  readonly reason: string
}

/** A refund, and how much of it went beyond what we had promised, or is counted against it now. */
export interface Beyond {
  readonly refund: Refund
  readonly beyond: Money
}

export interface Refunds {
  /**
   * Writes what is to go back, once per key; what went back at the gateway already is counted against it. Null where all of it did, with a refund that another key has already.
   * Throws where refunds would outgrow what was captured. Commit before sending.
   */
  want(tx: Tx, request: RefundRequest): Promise<{ readonly refund: Refund | null; readonly counted: readonly Beyond[] }>
  /** What its merchant gave back at the gateway and we do not know of: null where the gateway did not answer. Outside any transaction. */
  listOutside(
    attempt: { orgId: OrgId; bookingId: BookingId; gatewayPaymentId: string | null },
    known: readonly Refund[],
  ): Promise<readonly ListedRefund[] | null>
  /**
   * Takes refunds from outside over as ours, once each and within what was captured. One of ours that the gateway refused because of them (`instead`) is
   * that refund then, or what is left of it. Returns what was written.
   */
  adopt(
    tx: Tx,
    of: { orgId: OrgId; bookingId: BookingId; attemptId: Attempt['attemptId'] },
    outside: readonly ListedRefund[],
    instead?: Refund,
  ): Promise<readonly Beyond[]>
  /** Sends it to the gateway, or asks for its result. Outside any transaction. */
  send(refund: Refund): Promise<RefundResult>
  record(tx: Tx, refund: Refund, result: RefundResult): Promise<Refund>
  listOf(tx: Tx, orgId: OrgId, bookingId: BookingId): Promise<Refund[]>
  /** What was given back at the gateway and will be counted against the next refund of ours, in minor units. */
  uncountedMinor(tx: Tx, orgId: OrgId, bookingId: BookingId): Promise<number>
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
      if (known) return { refund: known, counted: [] }
      // What went back at the gateway already is counted against what is promised now: it is paid back once.
      const { counted: parts, leftMinor } = countOutside(amount.minor, all)
      const others = all.filter((refund) => refund.state !== 'failed')
      const minor = others.reduce((total, refund) => total + refund.amount.minor, leftMinor)
      invariant(minor <= paid.amount.minor && amount.currency === paid.amount.currency, `refunds of ${bookingId} stay within what was captured`)
      const counted = parts.map((part) => ({ refund: part.refund, beyond: money(part.minor, amount.currency) }))
      // Nothing is left to send: one of them is the refund of this key.
      const covering = leftMinor === 0 ? parts.find((part) => coversNothing(part.refund))?.refund : undefined
      for (const part of parts)
        await refundStore.save(tx, {
          ...part.refund,
          countedMinor: part.refund.countedMinor + part.minor,
          ...(part.refund === covering && { key }),
        })
      if (leftMinor === 0) return { refund: covering ? { ...covering, key } : null, counted }
      const refund: Refund = {
        orgId,
        refundId: ids.next<'refund'>('rfd'),
        bookingId,
        attemptId: paid.attemptId,
        intentId: paid.gatewayPaymentId!,
        key,
        generation: 1,
        gatewayRefundId: null,
        amount: money(leftMinor, amount.currency),
        reason,
        actor: 'shop',
        countedMinor: 0,
        state: 'wanted',
        asks: 0,
        nextAskMs: clock.nowMs() + FIRST_ASK_MS,
        createdAtMs: clock.nowMs(),
        settledAtMs: null,
      }
      await refundStore.insert(tx, refund)
      return { refund, counted }
    },

    async listOutside({ gatewayPaymentId }, known) {
      const answer = gatewayPaymentId ? await gateway.listRefunds(gatewayPaymentId) : null
      if (answer?.kind !== 'answered') return null
      const isOurs = ({ id, refundId }: ListedRefund) => known.some((refund) => refund.gatewayRefundId === id || refund.refundId === refundId)
      return answer.value.filter((each) => each.state !== 'failed' && !isOurs(each))
    },

    async adopt(tx, { orgId, bookingId, attemptId }, outside, instead) {
      const attempt = await attemptStore.lock(tx, orgId, attemptId)
      invariant(attempt, 'what is refunded was paid')
      const known = await refundStore.listOf(tx, orgId, bookingId)
      const fresh = outside.filter(({ id }) => !known.some(({ gatewayRefundId }) => gatewayRefundId === id))
      const open =
        instead && known.find(({ refundId, gatewayRefundId, state }) => refundId === instead.refundId && gatewayRefundId === null && state !== 'failed')
      const nowMs = clock.nowMs()
      const written: Beyond[] = []
      const write = async (refund: Refund, add: boolean, beyondMinor: number) => {
        await (add ? refundStore.insert(tx, refund) : refundStore.save(tx, refund))
        written.push({ refund, beyond: money(beyondMinor, refund.amount.currency) })
      }
      const asFound = ({ id, state }: ListedRefund) => ({
        gatewayRefundId: id,
        state,
        nextAskMs: state === 'pending' ? nowMs + FIRST_ASK_MS : null,
        settledAtMs: state === 'pending' ? null : nowMs,
      })
      const whole = open && fresh.find(({ amount }) => amount.minor >= open.amount.minor)
      if (open && whole)
        await write(
          { ...open, ...asFound(whole), amount: whole.amount, actor: 'gateway', countedMinor: open.amount.minor },
          false,
          whole.amount.minor - open.amount.minor,
        )
      const others = fresh.filter((each) => each !== whole)
      let left =
        attempt.amount.minor -
        known.filter(({ refundId, state }) => state !== 'failed' && refundId !== open?.refundId).reduce((sum, { amount }) => sum + amount.minor, 0)
      left -= whole?.amount.minor ?? 0
      let counted = 0
      for (const each of others) {
        // More than was captured cannot be refunded: one of ours is still pending, and its answer comes first.
        if (each.amount.minor > left || each.amount.currency !== attempt.amount.currency) continue
        left -= each.amount.minor
        counted += open && !whole ? each.amount.minor : 0
        const refund: Refund = {
          ...{
            orgId,
            refundId: ids.next<'refund'>('rfd'),
            bookingId,
            attemptId,
            intentId: attempt.gatewayPaymentId!,
            key: outsideKey({ bookingId }, each.id),
            countedMinor: open && !whole ? each.amount.minor : 0,
          },
          ...{ generation: 1, amount: each.amount, reason: AT_GATEWAY, actor: 'gateway', asks: 0, createdAtMs: nowMs, ...asFound(each) },
        }
        await write(refund, true, open && !whole ? 0 : each.amount.minor)
      }
      if (open && !whole && counted > 0) {
        const left = money(open.amount.minor - counted, open.amount.currency)
        await write({ ...open, amount: left, generation: open.generation + 1, state: 'wanted', nextAskMs: nowMs + FIRST_ASK_MS }, false, 0)
      }
      return written
    },

    async send(refund) {
      if (refund.gatewayRefundId) return readRefund(await gateway.retrieveRefund(refund.gatewayRefundId), false)
      const { intentId } = refund
      // Sent before and not answered: look first, so that it never goes twice.
      if (refund.asks > 0) {
        const found = await gateway.findRefund(intentId, refund.refundId)
        if (found.kind !== 'answered') return { kind: 'unanswered', spent: false }
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
    async uncountedMinor(tx, orgId, bookingId) {
      return (await refundStore.listOf(tx, orgId, bookingId)).reduce((all, refund) => all + uncountedMinor(refund), 0)
    },
    findByGatewayId: refundStore.findByGatewayId,
    claimToAsk: (tx, limit) => refundStore.claimToAsk(tx, clock.nowMs(), clock.nowMs() + CLAIMED_FOR_MS, limit),
    nextAskMs: refundStore.nextAskMs,
  }
}

function readRefund(answer: Answer<GatewayRefund>, definitive: boolean): RefundResult {
  switch (answer.kind) {
    case 'answered':
      return { kind: 'found', refund: answer.value }
    case 'refused':
      return definitive ? { kind: 'refused', code: answer.code } : { kind: 'unanswered', spent: false }
    case 'unknown':
      return { kind: 'unanswered', spent: answer.spent }
  }
}

function applied(refund: Refund, result: RefundResult, nowMs: number): Refund {
  switch (result.kind) {
    case 'found':
      return afterRefundAnswer(refund, result.refund, nowMs)
    case 'refused':
      return refund.gatewayRefundId ? refund : { ...refund, state: 'failed', nextAskMs: null, settledAtMs: nowMs }
    case 'unanswered':
      return afterNoRefundAnswer(refund, result.spent, nowMs)
  }
}
