import { type Attempt, afterAnswer, afterSilence, isSettled } from './domain/attempt.ts'
import { type Intent, outcomeOf } from './domain/intent.ts'
import type { Answer, GatewayClient } from './gateway-client.ts'

/** What the gateway told of an attempt, to be recorded. */
export type Told =
  | { readonly kind: 'intent'; readonly intent: Intent; readonly paidWith: string | null }
  /** Definitive: the payment was not opened. */
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  /** Nothing of the payment; with a code, this one call was refused and has changed nothing. */
  | { readonly kind: 'silence'; readonly spent: boolean; readonly code?: string }
  /** It never reached a browser, so nobody can pay it. */
  | { readonly kind: 'given_up' }

/** Reads an answer; where it is `definitive`, a refusal without a payment says that none was opened. */
export function createTeller(gateway: Pick<GatewayClient, 'describeCharge'>): (answer: Answer<Intent>, definitive: boolean) => Promise<Told> {
  return async (answer, definitive) => {
    if (answer.kind === 'unknown') return { kind: 'silence', spent: answer.spent }
    if (answer.kind === 'refused' && !answer.intent) {
      return definitive ? { kind: 'refused', code: answer.code, message: answer.message } : { kind: 'silence', spent: false, code: answer.code }
    }
    const intent = answer.kind === 'answered' ? answer.value : answer.intent!
    const card = intent.status === 'succeeded' && intent.chargeId ? await gateway.describeCharge(intent.chargeId) : null
    return { kind: 'intent', intent, paidWith: card?.kind === 'answered' ? card.value : null }
  }
}

/** The attempt once that is recorded. What is settled stays as it is. */
export function applied(attempt: Attempt, told: Told, nowMs: number): Attempt {
  if (isSettled(attempt.state)) return attempt
  switch (told.kind) {
    case 'intent': {
      // A late answer to an opening that was given up for another: that payment is nobody's.
      if (attempt.gatewayPaymentId && attempt.gatewayPaymentId !== told.intent.id) return attempt
      const after = afterAnswer(attempt, told.intent, outcomeOf(told.intent, attempt.amount), nowMs)
      return told.paidWith ? { ...after, paidWith: told.paidWith } : after
    }
    case 'silence':
      return afterSilence(attempt, told.spent, nowMs)
    case 'refused':
      return { ...attempt, state: 'cancelled', declineCode: told.code, message: told.message, nextAskMs: null, settledAtMs: nowMs }
    case 'given_up':
      return attempt.gatewayPaymentId ? attempt : { ...attempt, state: 'cancelled', nextAskMs: null, settledAtMs: nowMs }
  }
}
