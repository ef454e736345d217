import { invariant } from '@sojourn/kernel'
import { type Answer, type Intent, outcomeOf } from '../../modules/payments/index.ts'
import { type AttemptResult, type ChargeAttempt, failureOf } from '../../modules/scheduled-charges/index.ts'
import type { LaterDeps } from './later-deps.ts'

/** Sends an attempt to the gateway, or asks for its result: under the same key, so that it charges once. Outside any transaction. */
export async function askAttempt({ gateway }: Pick<LaterDeps, 'gateway'>, attempt: ChargeAttempt): Promise<AttemptResult> {
  const { source, customerId, key, generation, amount, description, orgId, chargeId } = attempt
  if (attempt.intentId) return close(gateway, attempt, await gateway.retrieveIntent(attempt.intentId))
  invariant(source.kind === 'card' && customerId, 'only a card is charged at the gateway')
  if (generation > 1) {
    // The key before was answered with an error: it may have charged all the same.
    const found = await gateway.findOffSession(customerId, key)
    if (found.kind !== 'answered') return unanswered(null, false)
    if (found.value) return close(gateway, attempt, { kind: 'answered', value: found.value })
  }
  const metadata = { org_id: orgId, charge_id: chargeId }
  const request = { key: generation === 1 ? key : `${key}:${generation}`, name: key, amount, description, metadata, customerId, methodId: source.cardId }
  return close(gateway, attempt, await gateway.chargeOffSession(request))
}

const unanswered = (intentId: string | null, isSpent: boolean): AttemptResult => ({ kind: 'unanswered', intentId, isSpent })

/** What an answer means. What would wait for a person at the gateway is cancelled there first: they pay in a checkout of ours. */
async function close(gateway: LaterDeps['gateway'], attempt: ChargeAttempt, answer: Answer<Intent>): Promise<AttemptResult> {
  if (answer.kind === 'unknown') return unanswered(attempt.intentId, answer.spent)
  const intent = answer.kind === 'answered' ? answer.value : answer.intent
  if (!intent) return answer.kind === 'refused' ? refusedWhole(attempt, answer) : unanswered(attempt.intentId, false)
  const said = read(attempt, intent)
  if (said) return said
  const cancelled = await gateway.cancelIntent(intent.id)
  const after = cancelled.kind === 'answered' ? cancelled.value : cancelled.kind === 'refused' ? cancelled.intent : null
  const code = intent.status === 'requires_action' ? 'authentication_required' : 'canceled'
  if (after?.status === 'canceled') return { kind: 'declined', intentId: intent.id, code, message: null }
  return (after && read(attempt, after)) ?? unanswered(intent.id, false)
}

/** Null where it is open still. */
function read(attempt: ChargeAttempt, intent: Intent): AttemptResult | null {
  const outcome = outcomeOf(intent, attempt.amount)
  switch (outcome.kind) {
    case 'succeeded':
      return { kind: 'paid', intentId: intent.id }
    case 'declined':
      return { kind: 'declined', intentId: intent.id, code: outcome.code, message: outcome.message }
    case 'cancelled':
      return { kind: 'declined', intentId: intent.id, code: 'canceled', message: null }
    case 'conflict':
      return { kind: 'conflict', intentId: intent.id }
    case 'processing':
      return unanswered(intent.id, false)
    case 'open':
    case 'confirmable':
    case 'action':
      return null
  }
}

/** No payment was opened. A key of ours that the gateway does not know says nothing of the card. */
function refusedWhole(attempt: ChargeAttempt, { status, code }: Extract<Answer<Intent>, { kind: 'refused' }>): AttemptResult {
  if (attempt.intentId || status === 401 || status === 403) return unanswered(attempt.intentId, false)
  const isOfCard = failureOf(code) === 'hard'
  return { kind: 'declined', intentId: null, code: isOfCard ? code : 'service_not_available', message: null }
}
