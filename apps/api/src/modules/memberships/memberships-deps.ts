import type { Clock, Ids, Money, OrgId, Tx, UserId } from '@sojourn/kernel'

/** What an organisation owes for its members, or no longer does. */
export interface OrganisationBill {
  readonly orgId: OrgId
  readonly key: string
  readonly subject: string
  readonly amount: Money
}

/** What memberships need of others. */
export interface MembershipsDeps {
  readonly clock: Clock
  readonly ids: Ids
  /** Bills the organisation for what it pays for its members. The same key again bills nothing. */
  billOrganisation(tx: Tx, bill: OrganisationBill): Promise<void>
  /** Takes a bill, or a part of one, back. The same key again takes nothing back. */
  returnBill(tx: Tx, bill: OrganisationBill): Promise<void>
  /** A person's address, and whether its mailbox has been shown to be theirs; null where there is no such person. */
  addressOf(tx: Tx, of: { readonly orgId: OrgId; readonly userId: UserId }): Promise<{ readonly email: string; readonly isConfirmed: boolean } | null>
}
