import type { Money, OrgId } from '@sojourn/kernel'

export type DisputeStatus = 'needs_response' | 'under_review' | 'won' | 'lost'

/** A holder who asked their bank to take a charge back. */
export interface Dispute {
  readonly id: string
  readonly merchantId: OrgId
  readonly paymentId: string
  readonly chargeId: string
  readonly amount: Money
  readonly reason: string
  readonly status: DisputeStatus
  readonly evidence: Readonly<Record<string, string>>
  readonly submissions: number
  /** Until when the bank listens. */
  readonly dueAtMs: number
  readonly metadata: Readonly<Record<string, string>>
  readonly createdAtMs: number
}

/** Days a merchant has to answer. */
export const DAYS_TO_ANSWER = 9

export const isOpen = ({ status }: Dispute): boolean => status === 'needs_response' || status === 'under_review'

/** What the bank of the published test cards makes of an answer: it reads one word, and goes on reading any other. */
export function judge(evidence: Readonly<Record<string, string>>): DisputeStatus {
  if (evidence.uncategorized_text === 'winning_evidence') return 'won'
  return evidence.uncategorized_text === 'losing_evidence' ? 'lost' : 'under_review'
}

/** The evidence that the merchant may send to the bank, by Stripe's names. */
export const EVIDENCE = [
  ...['access_activity_log', 'billing_address', 'cancellation_policy', 'cancellation_policy_disclosure', 'cancellation_rebuttal'],
  ...['customer_communication', 'customer_email_address', 'customer_name', 'customer_purchase_ip', 'customer_signature'],
  ...['duplicate_charge_documentation', 'duplicate_charge_explanation', 'duplicate_charge_id', 'product_description', 'receipt'],
  ...['refund_policy', 'refund_policy_disclosure', 'refund_refusal_explanation', 'service_date', 'service_documentation'],
  ...['shipping_address', 'shipping_carrier', 'shipping_date', 'shipping_documentation', 'shipping_tracking_number'],
  ...['uncategorized_file', 'uncategorized_text'],
] as const
