import type { OrgId, Tx, UserId } from '@sojourn/kernel'
import type { Act, ActOutcome } from '../domain/act.ts'

export interface ActPage {
  readonly orgId: OrgId
  /** Absent: of the whole organisation. */
  readonly subjectId?: UserId | undefined
  /** The last one already seen. */
  readonly before?: string | undefined
  readonly limit: number
}

export interface ActStore {
  insert(tx: Tx, act: Act): Promise<void>
  /** Fills in an open outcome. */
  settle(tx: Tx, of: { orgId: OrgId; actId: string }, outcome: Exclude<ActOutcome, 'asked'>): Promise<void>
  /** Newest first. */
  list(tx: Tx, page: ActPage): Promise<Act[]>
}
