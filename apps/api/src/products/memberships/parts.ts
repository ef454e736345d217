import type { Person } from '@sojourn/contracts'
import type { Clock, OrgId, Transactions, Tx, UserId } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { Audit } from '../../modules/audit/index.ts'
import type { Memberships } from '../../modules/memberships/index.ts'
import type { Messages } from '../../modules/messages/index.ts'
import type { LaterCharges } from './later-charges.ts'

/** Whom a mail goes to, in which language and from which site; no language where they never chose one. */
interface Receiver {
  readonly email: string
  readonly firstName: string
  readonly language: string | null
  readonly origin: string
}

/** What selling memberships needs of others. */
export interface MembershipWiring {
  readonly memberships: Memberships
  /** A person as calls answer with them; null where there is none. */
  personOf(tx: Tx, orgId: OrgId, userId: UserId): Promise<Person | null>
  /** Their address, and who has an address; null where there is none. */
  emailOf(tx: Tx, userId: UserId): Promise<string | null>
  userOf(tx: Tx, email: string): Promise<UserId | null>
  /** Whether everyone in this organisation needs a plan. */
  requiresPlan(orgId: OrgId): Promise<boolean>
  mayActFor(tx: Tx, caller: Pick<SignedInCaller, 'orgId' | 'user'>, owner: UserId): Promise<boolean>
  /** Fingerprints of a person's saved cards; null where the gateway did not answer. Outside transactions. */
  savedCardsOf(of: { readonly orgId: OrgId; readonly userId: UserId }): Promise<readonly string[] | null>
  /** False of a card that a person has deleted; true too where the gateway did not answer. Outside transactions. */
  mayHaveCard(of: { readonly orgId: OrgId; readonly userId: UserId }, cardId: string): Promise<boolean>
  readonly audit: Pick<Audit, 'record'>
  /** The server's own. */
  readonly secret: string
  /** Whom mails about a membership go to; null for an account that is closed. */
  receiverOf(tx: Tx, of: { readonly orgId: OrgId; readonly userId: UserId }): Promise<Receiver | null>
  /** Charges without the person; absent where nothing is charged later. */
  readonly later?: LaterCharges | undefined
}

export interface MembershipParts extends MembershipWiring {
  readonly transactions: Transactions
  readonly clock: Clock
  readonly post: Pick<Messages, 'send'>
}
