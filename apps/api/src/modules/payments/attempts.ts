import { type BookingId, type Clock, type Ids, invariant, type OrgId, type Tx } from '@sojourn/kernel'
import { attemptStore } from './data/attempt-store.sql.ts'
import { alarmStore } from './data/refund-store.sql.ts'
import { type Attempt, type AttemptState, gatewayKey } from './domain/attempt.ts'
import type { GatewayClient } from './gateway-client.ts'
import { applied, type GatewayResult, readResult } from './gateway-result.ts'

export type AttemptRequest = Pick<
  Attempt,
  'orgId' | 'bookingId' | 'amount' | 'description' | 'customerId' | 'returnUrl' | 'keepsCard' | 'asksChallenge' | 'metadata'
> & {
  readonly payerIp: string
}

export interface Attempts {
  /** Stores an attempt with its key; of amount 0 it is a setup. Commit before calling the gateway. Throws where the booking has one that is not abandoned. `before` saves a query where the caller knows its others. */
  open(tx: Tx, request: AttemptRequest, before?: readonly Attempt[]): Promise<Attempt>
  /** Opens it at the gateway, or asks for its state. Outside any transaction, like all that answers a `GatewayResult`. */
  ask(attempt: Attempt): Promise<GatewayResult>
  /** Confirms what the browser left at `requires_confirmation`. */
  confirm(attempt: Attempt): Promise<GatewayResult>
  /** Pays with a saved card of the payer's. */
  payWith(attempt: Attempt, methodId: string, returnUrl: string | null): Promise<GatewayResult>
  /** Cancels it; where it was paid in the meantime, the answer says so instead. */
  cancel(attempt: Attempt): Promise<GatewayResult>
  /** Returns the attempt as it is now, and its state before. */
  record(tx: Tx, attempt: Attempt, result: GatewayResult): Promise<{ readonly attempt: Attempt; readonly was: AttemptState }>
  /** Newest first. */
  listOf(tx: Tx, orgId: OrgId, bookingId: BookingId): Promise<Attempt[]>
  findByGatewayId(tx: Tx, gatewayPaymentId: string): Promise<Attempt | null>
  /** In a system transaction: those whose answer is owed. No other worker gets them for a while. */
  claimToAsk(tx: Tx, limit: number): Promise<Attempt[]>
  /** When the next is to be asked about; null where none is open. */
  nextAskMs(tx: Tx): Promise<number | null>
}

/** The caller asks at once; should it die before, a job asks after this. */
const FIRST_ASK_MS = 3_000
/** Longer than one call may take. */
const CLAIMED_FOR_MS = 15_000

export function createAttempts({ clock, ids, gateway }: { clock: Clock; ids: Ids; gateway: GatewayClient }): Attempts {
  return {
    async open(tx, request, known) {
      const { orgId, bookingId } = request
      const before = known ?? (await attemptStore.listOf(tx, orgId, bookingId))
      invariant(
        before.every((attempt) => attempt.state === 'cancelled'),
        'a second payment is opened only once the first is given up',
      )
      const number = (before[0]?.number ?? 0) + 1
      const attempt: Attempt = {
        ...request,
        attemptId: ids.next<'attempt'>('att'),
        kind: request.amount.minor === 0 ? 'setup' : 'payment',
        number,
        key: `${bookingId}:pay:${number}`,
        generation: 1,
        gatewayPaymentId: null,
        clientSecret: null,
        state: 'created',
        declineCode: null,
        message: null,
        actionUrl: null,
        hostedUrl: null,
        chargeId: null,
        paidCard: null,
        methodId: null,
        fingerprint: null,
        asks: 0,
        nextAskMs: clock.nowMs() + FIRST_ASK_MS,
        createdAtMs: clock.nowMs(),
        settledAtMs: null,
      }
      await attemptStore.insert(tx, attempt)
      return attempt
    },

    async ask(attempt) {
      if (attempt.gatewayPaymentId) return readResult(await gateway.retrieveIntent(attempt.gatewayPaymentId), false)
      const { orgId, bookingId, attemptId, payerIp } = attempt
      const ours = { org_id: orgId, booking_id: bookingId, order_id: bookingId, attempt_id: attemptId, ...(payerIp && { ip: payerIp }) }
      return readResult(await gateway.createIntent({ ...attempt, key: gatewayKey(attempt), metadata: { ...attempt.metadata, ...ours } }), true)
    },

    async confirm(attempt) {
      invariant(attempt.gatewayPaymentId, 'only a payment the gateway knows is confirmed')
      // The gateway's own state guards against a second charge; a new key per ask keeps an old error from being replayed.
      return readResult(await gateway.confirmIntent(attempt.gatewayPaymentId, `${attempt.bookingId}:confirm:${attempt.number}:${attempt.asks}`), false)
    },

    async payWith(attempt, methodId, returnUrl) {
      invariant(attempt.gatewayPaymentId, 'only a payment the gateway knows is paid')
      const key = `${attempt.bookingId}:pay_with:${attempt.number}:${attempt.asks}`
      return readResult(await gateway.confirmIntent(attempt.gatewayPaymentId, key, { methodId, returnUrl, asksChallenge: attempt.asksChallenge }), false)
    },

    async cancel(attempt) {
      if (!attempt.gatewayPaymentId) return { kind: 'given_up' }
      const result = await readResult(await gateway.cancelIntent(attempt.gatewayPaymentId), false)
      return result.kind === 'unanswered' ? readResult(await gateway.retrieveIntent(attempt.gatewayPaymentId), false) : result
    },

    async record(tx, { orgId, attemptId }, result) {
      const attempt = await attemptStore.lock(tx, orgId, attemptId)
      invariant(attempt, 'an attempt is written before anybody asks about it')
      const after = applied(attempt, result, clock.nowMs())
      const recorded = { attempt: after, was: attempt.state }
      if (after === attempt) return recorded
      await attemptStore.save(tx, after)
      if (after.state === 'conflict') {
        const detail = {
          attemptId,
          expected: attempt.amount,
          found: result.kind === 'intent' ? { status: result.intent.status, amount: result.intent.conflict ?? result.intent.amount } : null,
        }
        const { bookingId } = attempt
        await alarmStore.raise(tx, { orgId, alarmId: ids.next<'alarm'>('alm'), kind: 'payment_conflict', bookingId, detail, atMs: clock.nowMs() })
      }
      return recorded
    },

    listOf: attemptStore.listOf,
    findByGatewayId: attemptStore.findByGatewayId,
    claimToAsk: (tx, limit) => attemptStore.claimToAsk(tx, clock.nowMs(), clock.nowMs() + CLAIMED_FOR_MS, limit),
    nextAskMs: attemptStore.nextAskMs,
  }
}
