import type { Clock, Ids, OrgId, Transactions, Tx, UserId } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'

export interface AdsDeps {
  readonly db: Transactions
  readonly clock: Clock
  readonly ids: Ids
  /** The server's own; the same on every node. */
  readonly secret: string
  /** Whether a person has a plan whose benefits hold now. */
  hasPlan(tx: Tx, of: { readonly orgId: OrgId; readonly userId: UserId }): Promise<boolean>
  readonly acts: {
    record(tx: Tx, caller: SignedInCaller, act: { kind: 'site_settings_saved'; subjectId: null; reason: string | undefined }): Promise<string | null>
  }
}
