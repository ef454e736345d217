import type { OrgId, Tx, UserId } from '@sojourn/kernel'
import type { PaymentCard } from '../domain/payment-card.ts'

type Of = { readonly orgId: OrgId; readonly paymentCardId: string }

export interface PaymentCardStore {
  /** The first one with its id wins; returns that one. */
  insert(tx: Tx, orgId: OrgId, card: PaymentCard, createdMs: number): Promise<PaymentCard>
  find(tx: Tx, of: Of): Promise<PaymentCard | null>
  /** Those that expire first come first, then the oldest. */
  listOf(tx: Tx, of: { orgId: OrgId; userId: UserId }): Promise<PaymentCard[]>
  /** Those of them that have expired. */
  listRunOut(tx: Tx, of: { orgId: OrgId; paymentCardIds: readonly string[]; nowMs: number }): Promise<string[]>
  /** False where there is none. */
  change(tx: Tx, of: Of, to: Partial<Pick<PaymentCard, 'status' | 'expiresAtMs'>>): Promise<boolean>
}
