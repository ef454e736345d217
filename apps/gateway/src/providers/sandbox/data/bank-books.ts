import type { Money, OrgId, Tx } from '@sojourn/kernel'
import type { Failure } from '../../../modules/payments/index.ts'
import type { TestCard } from '../test-cards.ts'

export interface BankCharge {
  readonly merchantId: OrgId
  readonly key: string
  readonly state: 'action' | 'authorized' | 'succeeded' | 'declined' | 'canceled'
  readonly amount: Money
  readonly capture: 'now' | 'later'
  readonly capturedMinor: number
  /** When the authorisation of a charge to be taken later is over. */
  readonly captureBeforeMs: number | null
  readonly brand: string
  readonly last4: string
  readonly refund: TestCard['refund']
  /** Null where it will not be disputed. */
  readonly disputeReason: string | null
  readonly failure: Failure | null
  readonly failureAfter: Failure | null
  readonly challengeId: string | null
  readonly expiresAtMs: number | null
  readonly createdAtMs: number
}

export interface BankRefund {
  readonly merchantId: OrgId
  readonly key: string
  readonly chargeKey: string
  readonly amount: Money
  readonly refund: TestCard['refund']
  readonly createdAtMs: number
  /** When it was cancelled. */
  readonly canceledAtMs: number | null
}

export interface BankBooks {
  /** Inserts a charge once; for an existing key it returns the existing charge. Locks it for the rest of the transaction. */
  add(tx: Tx, charge: BankCharge): Promise<BankCharge>
  find(tx: Tx, merchantId: OrgId, key: string): Promise<BankCharge | null>
  /** Found by its id alone, across tenants: only the challenged page knows it. */
  lockChallenge(tx: Tx, challengeId: string): Promise<BankCharge | null>
  save(tx: Tx, charge: BankCharge): Promise<void>
  addRefund(tx: Tx, refund: BankRefund): Promise<BankRefund>
  /** All refunds of a charge. */
  refundsOf(tx: Tx, merchantId: OrgId, chargeKey: string): Promise<BankRefund[]>
  cancelRefund(tx: Tx, refund: BankRefund, nowMs: number): Promise<void>
  findRefund(tx: Tx, merchantId: OrgId, key: string): Promise<BankRefund | null>
}
