import type { BookingId, Id, Money, OrgId } from '@sojourn/kernel'
import type { Intent, Outcome, PaidCard } from './intent.ts'

export type AttemptId = Id<'attempt'>

/**
 * `created` is written and perhaps not known at the gateway, `unknown` was sent and not answered: both are settled by asking.
 * Nothing leaves `succeeded`, `cancelled` and `conflict`.
 */
export type AttemptState = 'created' | 'open' | 'confirmable' | 'action' | 'processing' | 'declined' | 'unknown' | 'succeeded' | 'cancelled' | 'conflict'

export interface Attempt {
  readonly orgId: OrgId
  readonly attemptId: AttemptId
  readonly bookingId: BookingId
  /** A setup saves a card and charges nothing. */
  readonly kind: 'payment' | 'setup'
  readonly number: number
  readonly key: string
  readonly generation: number
  readonly gatewayPaymentId: string | null
  readonly clientSecret: string | null
  readonly amount: Money
  readonly description: string
  /** As the server saw it; null for one made before it was stored. */
  readonly payerIp: string | null
  /** The payer at the gateway, whose cards may pay; null where the gateway did not answer. */
  readonly customerId: string | null
  /** Where the bank's page and the gateway's own lead back to. */
  readonly returnUrl: string | null
  /** The card is saved to be charged later. */
  readonly keepsCard: boolean
  /** Its holder is to pass 3-D Secure, whatever their bank asks for. */
  readonly asksChallenge: boolean
  /** What is sent to the gateway besides the money. */
  readonly metadata: Readonly<Record<string, string>>
  readonly state: AttemptState
  readonly declineCode: string | null
  /** What the provider says of a decline. */
  readonly message: string | null
  readonly actionUrl: string | null
  /** The gateway's own page for it. */
  readonly hostedUrl: string | null
  readonly chargeId: string | null
  /** Once it is paid or set up. */
  readonly paidCard: PaidCard | null
  /** The name of that card at the gateway. */
  readonly methodId: string | null
  /** Of the number on that card, by which one card is known however often it is typed. */
  readonly fingerprint: string | null
  readonly asks: number
  readonly nextAskMs: number | null
  readonly createdAtMs: number
  readonly settledAtMs: number | null
}

export const isSettled = (state: AttemptState): boolean => state === 'succeeded' || state === 'cancelled' || state === 'conflict'

/** Stored before the call, the same for every repeat of this generation. */
export const gatewayKey = (row: { key: string; generation: number }): string => (row.generation === 1 ? row.key : `${row.key}:${row.generation}`)

/** The attempt after an answer of the gateway. Repeated, late or out of order, an answer changes nothing that is settled. */
export function afterAnswer(attempt: Attempt, intent: Intent, outcome: Outcome, nowMs: number): Attempt {
  if (isSettled(attempt.state)) return attempt
  const settled = isSettled(outcome.kind)
  return {
    ...attempt,
    gatewayPaymentId: intent.id,
    clientSecret: intent.clientSecret ?? attempt.clientSecret,
    hostedUrl: intent.hostedUrl ?? attempt.hostedUrl,
    chargeId: intent.chargeId ?? attempt.chargeId,
    paidCard: outcome.kind === 'succeeded' ? intent.paidCard : attempt.paidCard,
    methodId: outcome.kind === 'succeeded' ? intent.methodId : attempt.methodId,
    fingerprint: outcome.kind === 'succeeded' ? (intent.card?.fingerprint ?? null) : attempt.fingerprint,
    state: outcome.kind,
    declineCode: outcome.kind === 'declined' ? outcome.code : null,
    message: outcome.kind === 'declined' ? outcome.message : null,
    actionUrl: outcome.kind === 'action' ? outcome.url : null,
    asks: attempt.asks + 1,
    nextAskMs: settled ? null : nowMs + askAgainMs(outcome.kind, attempt.asks),
    settledAtMs: settled ? nowMs : null,
  }
}

/** No answer came. What was known stays known; a call that may have been made is unknown, never failed. */
export function afterNoAnswer(attempt: Attempt, spent: boolean, nowMs: number): Attempt {
  if (isSettled(attempt.state)) return attempt
  const opening = attempt.gatewayPaymentId === null
  return {
    ...attempt,
    state: opening ? 'unknown' : attempt.state,
    // Opening again is safe: the secret of a payment whose opening was not answered has reached no browser.
    generation: attempt.generation + (opening && spent ? 1 : 0),
    asks: attempt.asks + 1,
    nextAskMs: nowMs + askAgainMs('unknown', attempt.asks),
  }
}

/** From one second on, doubling: up to 8 while an answer is owed, up to 20 while a person types or is at the bank's page. */
function askAgainMs(state: AttemptState, asks: number): number {
  const waitsForPerson = state === 'open' || state === 'action' || state === 'declined'
  return Math.min(waitsForPerson ? 20_000 : 8_000, (waitsForPerson ? 4_000 : 1_000) * 2 ** Math.min(asks, 5))
}
