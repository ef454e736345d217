import { type Attempt, afterAnswer, afterNoAnswer, isSettled } from './domain/attempt.ts'
import { type Intent, outcomeOf } from './domain/intent.ts'
import type { Answer } from './gateway-client.ts'

/** The answer of the gateway about an attempt, to be recorded. */
export type GatewayResult =
  | { readonly kind: 'intent'; readonly intent: Intent }
  /** Definitive: the payment was not opened. */
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  /** Nothing of the payment; with a code, this one call was refused and has changed nothing. */
  | { readonly kind: 'unanswered'; readonly spent: boolean; readonly code?: string }
  /** It never reached a browser, so it cannot be paid. */
  | { readonly kind: 'given_up' }

/** Reads an answer; where it is `definitive`, a refusal without a payment says that none was opened. */
export function readResult(answer: Answer<Intent>, definitive: boolean): GatewayResult {
  if (answer.kind === 'unknown') return { kind: 'unanswered', spent: answer.spent }
  if (answer.kind === 'refused' && !answer.intent) {
    return definitive ? { kind: 'refused', code: answer.code, message: answer.message } : { kind: 'unanswered', spent: false, code: answer.code }
  }
  return { kind: 'intent', intent: answer.kind === 'answered' ? answer.value : answer.intent! }
}

/** The attempt once that is recorded. What is settled stays as it is. */
export function applied(attempt: Attempt, result: GatewayResult, nowMs: number): Attempt {
  if (isSettled(attempt.state)) return attempt
  switch (result.kind) {
    case 'intent': {
      // A late answer to an opening that was replaced by another: that payment is ignored.
      if (attempt.gatewayPaymentId && attempt.gatewayPaymentId !== result.intent.id) return attempt
      return afterAnswer(attempt, result.intent, outcomeOf(result.intent, attempt.amount), nowMs)
    }
    case 'unanswered':
      return afterNoAnswer(attempt, result.spent, nowMs)
    case 'refused':
      return { ...attempt, state: 'cancelled', declineCode: result.code, message: result.message, nextAskMs: null, settledAtMs: nowMs }
    case 'given_up':
      return attempt.gatewayPaymentId ? attempt : { ...attempt, state: 'cancelled', nextAskMs: null, settledAtMs: nowMs }
  }
}
