import type { Clock, Ids, Money, OrgId, Tx } from '@sojourn/kernel'
import { attemptStore } from './data/attempt-store.sql.ts'
import { chargeStore } from './data/charge-store.sql.ts'
import { askAgainMs, type ChargeAttempt } from './domain/attempt.ts'
import type { Charge, ChargeId } from './domain/charge.ts'
import { failureOf } from './domain/decline.ts'
import type { Source } from './domain/mandate.ts'
import { CARD_ATTEMPTS_MAX, CARD_WINDOW_MS } from './domain/retry.ts'

/** What the gateway said of a try. */
export type AttemptResult =
  | { readonly kind: 'paid'; readonly intentId: string }
  | { readonly kind: 'declined'; readonly intentId: string | null; readonly code: string; readonly message: string | null }
  /** No answer, or none that settles it. `isSpent`: its key is answered with an error from now on. */
  | { readonly kind: 'unanswered'; readonly intentId: string | null; readonly isSpent: boolean }
  /** Another amount than ours was taken. */
  | { readonly kind: 'conflict'; readonly intentId: string }

export interface NewAttempt {
  readonly source: Source
  readonly amount: Money
  readonly description: string
  readonly customerId: string | null
}

export interface ChargeAttempts {
  /** Which of these cards were tried as often as their networks allow in 30 days, in all charges of the organisation; they stay locked until the transaction ends. */
  exhausted(tx: Tx, orgId: OrgId, cardIds: readonly string[]): Promise<ReadonlySet<string>>
  /** Written with its key; the charge is `trying` until it is settled. Commit before the gateway is called. */
  open(tx: Tx, charge: Charge, attempt: NewAttempt): Promise<{ readonly charge: Charge; readonly attempt: ChargeAttempt }>
  /** What is there before it and after. What is paid stays; a decline that turns out to be paid is. Null where there is none. */
  record(
    tx: Tx,
    of: Pick<ChargeAttempt, 'orgId' | 'attemptId'>,
    result: AttemptResult,
  ): Promise<{ readonly was: ChargeAttempt; readonly now: ChargeAttempt } | null>
  listOf(tx: Tx, charge: Pick<Charge, 'orgId' | 'chargeId'>): Promise<ChargeAttempt[]>
  listOfAll(tx: Tx, orgId: OrgId, chargeIds: readonly ChargeId[]): Promise<ChargeAttempt[]>
  findByIntent(tx: Tx, intentId: string): Promise<ChargeAttempt | null>
  /** Those whose answer is owed, for this worker alone for a while. In a system transaction. */
  claimToAsk(tx: Tx, limit: number): Promise<ChargeAttempt[]>
  nextAskMs(tx: Tx): Promise<number | null>
}

/** The process that stored it calls the gateway at once; if it crashes before, a worker does after this time. */
const FIRST_ASK_MS = 15_000
const CLAIMED_FOR_MS = 20_000

export function createAttempts({ clock, ids }: { clock: Clock; ids: Ids }): ChargeAttempts {
  return {
    async exhausted(tx, orgId, cardIds) {
      if (cardIds.length === 0) return new Set()
      const counts = await attemptStore.countOfCards(tx, orgId, cardIds, clock.nowMs() - CARD_WINDOW_MS)
      return new Set([...counts].flatMap(([cardId, count]) => (count >= CARD_ATTEMPTS_MAX ? [cardId] : [])))
    },
    async open(tx, charge, { source, amount, description, customerId }) {
      const no = charge.attempts + 1
      const isCard = source.kind === 'card'
      const nowMs = clock.nowMs()
      const { orgId, chargeId, round } = charge
      const attempt: ChargeAttempt = {
        ...{ orgId, chargeId, round, no, source, amount, description, customerId },
        ...{ attemptId: ids.next<'charge attempt'>('cat'), key: `${chargeId}:try:${no}`, generation: 1, state: isCard ? 'sent' : 'paid' },
        ...{ intentId: null, failure: null, declineCode: null, message: null, asks: 0 },
        ...{ nextAskMs: isCard ? nowMs + FIRST_ASK_MS : null, atMs: nowMs, settledAtMs: isCard ? null : nowMs },
      }
      const trying: Charge = { ...charge, amount, attempts: no, state: 'trying', nextAtMs: null }
      await attemptStore.insert(tx, attempt)
      await chargeStore.save(tx, trying)
      return { charge: trying, attempt }
    },
    async record(tx, of, result) {
      const was = await attemptStore.lock(tx, of)
      if (!was) return null
      const now = applied(was, result, clock.nowMs())
      if (now !== was) await attemptStore.save(tx, now)
      return { was, now }
    },
    listOf: attemptStore.listOf,
    listOfAll: attemptStore.listOfAll,
    findByIntent: attemptStore.findByIntent,
    claimToAsk: (tx, limit) => attemptStore.claimToAsk(tx, { nowMs: clock.nowMs(), untilMs: clock.nowMs() + CLAIMED_FOR_MS, limit }),
    nextAskMs: attemptStore.nextAskMs,
  }
}

function applied(attempt: ChargeAttempt, result: AttemptResult, nowMs: number): ChargeAttempt {
  if (attempt.state === 'paid' || attempt.state === 'conflict') return attempt
  if (attempt.state === 'declined' && result.kind !== 'paid') return attempt
  const intentId = result.intentId ?? attempt.intentId
  const done = { intentId, nextAskMs: null, settledAtMs: nowMs, asks: attempt.asks + 1 }
  switch (result.kind) {
    case 'paid':
      return { ...attempt, ...done, state: 'paid', failure: null, declineCode: null, message: null }
    case 'declined':
      return { ...attempt, ...done, state: 'declined', failure: failureOf(result.code), declineCode: result.code, message: result.message }
    case 'conflict':
      return { ...attempt, ...done, state: 'conflict' }
    case 'unanswered':
      return {
        ...attempt,
        intentId,
        state: 'unknown',
        generation: attempt.generation + (result.isSpent && intentId === null ? 1 : 0),
        asks: attempt.asks + 1,
        nextAskMs: nowMs + askAgainMs(attempt.asks),
      }
  }
}
