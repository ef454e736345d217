import { toCardUnits } from '@sojourn/kernel'
import { type Dispute, EVIDENCE } from './domain/dispute.ts'

const seconds = (ms: number): number => Math.floor(ms / 1000)

/** A dispute as Stripe's clients read it. `nowMs`: whether the time to answer is over. */
export const shapeDispute = (dispute: Dispute, nowMs: number): Record<string, unknown> => ({
  id: dispute.id,
  object: 'dispute',
  amount: toCardUnits(dispute.amount),
  balance_transactions: [],
  charge: dispute.chargeId,
  created: seconds(dispute.createdAtMs),
  currency: dispute.amount.currency.toLowerCase(),
  enhanced_eligibility_types: [],
  evidence: { ...Object.fromEntries(EVIDENCE.map((name) => [name, dispute.evidence[name] ?? null])), enhanced_evidence: {} },
  evidence_details: {
    due_by: seconds(dispute.dueAtMs),
    enhanced_eligibility: {},
    has_evidence: Object.keys(dispute.evidence).length > 0,
    past_due: dispute.status === 'needs_response' && nowMs > dispute.dueAtMs,
    submission_count: dispute.submissions,
  },
  is_charge_refundable: false,
  livemode: false,
  metadata: dispute.metadata,
  payment_intent: dispute.paymentId,
  reason: dispute.reason,
  status: dispute.status,
})
