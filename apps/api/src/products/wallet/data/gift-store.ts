import type { OrgId, Tx, UserId } from '@sojourn/kernel'
import type { Gift } from '../domain/gift.ts'

export interface GiftStore {
  /** False where the booking has its gift: nothing is written then. */
  insert(tx: Tx, gift: Gift, of: { codeHash: string; atMs: number }): Promise<boolean>
  /** Locked until the transaction ends; null where there is none. */
  lockByCode(tx: Tx, orgId: OrgId, codeHash: string): Promise<Gift | null>
  listOfGiver(tx: Tx, orgId: OrgId, giverId: UserId): Promise<Gift[]>
  claim(tx: Tx, gift: Gift, claimed: NonNullable<Gift['claimed']>): Promise<void>
}
