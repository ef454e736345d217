import type { OrgId, Tx, UserId } from '@sojourn/kernel'
import type { PayLink } from '../domain/pay-link.ts'

type OfAgent = { readonly orgId: OrgId; readonly agentId: UserId }

export interface PayLinkStore {
  /** Locks the links of this agent until the transaction ends. */
  holdAgent(tx: Tx, of: OfAgent): Promise<void>
  insert(tx: Tx, link: PayLink, tokenHash: string, createdMs: number): Promise<void>
  /** Locked until the transaction ends. */
  lock(tx: Tx, of: OfAgent, linkId: string): Promise<PayLink | null>
  findByToken(tx: Tx, orgId: OrgId, tokenHash: string): Promise<PayLink | null>
  /** Newest first. */
  list(tx: Tx, page: OfAgent & { before?: string | undefined; limit: number }): Promise<PayLink[]>
  /** Those not taken back whose time is not over. */
  listRunning(tx: Tx, of: OfAgent, nowMs: number): Promise<PayLink[]>
  withdraw(tx: Tx, link: PayLink): Promise<void>
}
