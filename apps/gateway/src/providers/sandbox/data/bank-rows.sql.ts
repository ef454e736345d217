import type { Currency, OrgId } from '@sojourn/kernel'
import type { Failure } from '../../../modules/payments/index.ts'
import type { TestCard } from '../test-cards.ts'
import type { BankCharge, BankRefund } from './bank-books.ts'

export interface ChargeTable {
  org_id: string
  key: string
  state: BankCharge['state']
  amount_minor: number
  currency: string
  capture: BankCharge['capture']
  captured_minor: number
  capture_before_ms: number | null
  dispute_reason: string | null
  brand: string
  last4: string
  refund: TestCard['refund']
  failure: unknown
  failure_after: unknown
  challenge_id: string | null
  expires_ms: number | null
  created_ms: number
}

export interface RefundTable {
  org_id: string
  key: string
  charge_key: string
  amount_minor: number
  currency: string
  refund: TestCard['refund']
  created_ms: number
  canceled_ms: number | null
}

export const readCharge = (row: ChargeTable): BankCharge => ({
  merchantId: row.org_id as OrgId,
  key: row.key,
  state: row.state,
  amount: { minor: row.amount_minor, currency: row.currency as Currency },
  capture: row.capture,
  capturedMinor: row.captured_minor,
  captureBeforeMs: row.capture_before_ms,
  disputeReason: row.dispute_reason,
  brand: row.brand,
  last4: row.last4,
  refund: row.refund,
  failure: row.failure as Failure | null,
  failureAfter: row.failure_after as Failure | null,
  challengeId: row.challenge_id,
  expiresAtMs: row.expires_ms,
  createdAtMs: row.created_ms,
})

export const readRefund = (row: RefundTable): BankRefund => ({
  merchantId: row.org_id as OrgId,
  key: row.key,
  chargeKey: row.charge_key,
  amount: { minor: row.amount_minor, currency: row.currency as Currency },
  refund: row.refund,
  createdAtMs: row.created_ms,
  canceledAtMs: row.canceled_ms,
})
