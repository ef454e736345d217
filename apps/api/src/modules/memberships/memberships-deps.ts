import type { Clock, Ids, Money, OrgId, Tx } from '@sojourn/kernel'

/** What memberships need of others. */
export interface MembershipsDeps {
  readonly clock: Clock
  readonly ids: Ids
  /** Bills the organisation for what it pays for its members. The same key again bills nothing. */
  billOrganisation(tx: Tx, bill: { readonly orgId: OrgId; readonly key: string; readonly subject: string; readonly amount: Money }): Promise<void>
}
