import { type Attempt, afterAnswer, afterSilence, isSettled } from './domain/attempt.ts'
import { type Intent, outcomeOf } from './domain/intent.ts'
import type { Answer } from './gateway-client.ts'

/** What the gateway told of an attempt, to be recorded. */
export type Told =
  | { readonly kind: 'intent'; readonly intent: Intent }
  /** Definitive: the payment was not opened. */
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  /** Nothing of the payment; with a code, this one call was refused and has changed nothing. */
  | { readonly kind: 'silence'; readonly spent: boolean; readonly code?: string }
  /** It never reached a browser, so nobody can pay it. */
  | { readonly kind: 'given_up' }

/** Reads an answer; where it is `definitive`, a refusal without a payment says that none was opened. */
export function toldOf(answer: Answer<Intent>, definitive: boolean): Told {
  if (answer.kind === 'unknown') return { kind: 'silence', spent: answer.spent }
  if (answer.kind === 'refused' && !answer.intent) {
    return definitive ? { kind: 'refused', code: answer.code, message: answer.message } : { kind: 'silence', spent: false, code: answer.code }
  }
  return { kind: 'intent', intent: answer.kind === 'answered' ? answer.value : answer.intent! }
}

/** The attempt once that is recorded. What is settled stays as it is. */
export function applied(attempt: Attempt, told: Told, nowMs: number): Attempt {
  if (isSettled(attempt.state)) return attempt
  switch (told.kind) {
    case 'intent': {
      // A late answer to an opening that was given up for another: that payment is nobody's.
      if (attempt.gatewayPaymentId && attempt.gatewayPaymentId !== told.intent.id) return attempt
      return afterAnswer(attempt, told.intent, outcomeOf(told.intent, attempt.amount), nowMs)
    }
    case 'silence':
      return afterSilence(attempt, told.spent, nowMs)
    case 'refused':
      return { ...attempt, state: 'cancelled', declineCode: told.code, message: told.message, nextAskMs: null, settledAtMs: nowMs }
    case 'given_up':
      return attempt.gatewayPaymentId ? attempt : { ...attempt, state: 'cancelled', nextAskMs: null, settledAtMs: nowMs }
  }
}
