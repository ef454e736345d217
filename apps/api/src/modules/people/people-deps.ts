import type { LanguageInfo } from '@sojourn/i18n'
import type { BrowserId, Clock, Ids, OrgId, Transactions, Tx, UserId } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { AccountMail } from './account-mail.ts'
import type { ImpersonationStore } from './data/impersonation-store.sql.ts'
import type { InvitationStore } from './data/invitation-store.sql.ts'
import type { IdentityDeps } from './identity.ts'
import type { TryLimits } from './limit-tries.ts'

/** The currencies there are rates for: no other can be preferred. */
export interface KnownCurrencies {
  codes(): readonly string[]
}

/** One session, all but one, or all of a person's. */
export type EndedSessions = { readonly only: string } | { readonly but?: string }

/** Events of people for other modules, emitted inside the transaction in which it happens. */
export interface PeopleEvents {
  /** Every session of theirs has just ended: open sockets and pages follow. */
  userBlocked(tx: Tx, event: { orgId: OrgId; userId: UserId }): Promise<void>
  /** These sessions have just ended: pages that are open under them follow. */
  sessionsEnded(tx: Tx, event: { orgId: OrgId; userId: UserId; which: EndedSessions }): Promise<void>
  /** What belonged to the browser is now theirs. `browserId` is null where the browser had nothing. */
  signedIn(tx: Tx, event: { orgId: OrgId; userId: UserId; browserId: BrowserId | null }): Promise<void>
  /** They signed out in this browser. */
  signedOut(tx: Tx, event: { orgId: OrgId; userId: UserId; browserId: BrowserId }): Promise<void>
}

type AccountAct = 'account_blocked' | 'account_unblocked' | 'account_invited' | 'impersonation_allowed' | 'impersonation_begun' | 'impersonation_ended'

/** Who acts, as far as a record needs them. */
export type Actor = Pick<SignedInCaller, 'orgId' | 'requestId' | 'impersonator' | 'impersonatorName'> & {
  readonly user: Pick<SignedInCaller['user'], 'userId' | 'usrType' | 'firstName' | 'lastName'>
}

/** Records acts on another person's account. */
export interface AccountActs {
  record(tx: Tx, caller: Actor, act: { kind: AccountAct; subjectId: UserId | null; reason?: string | undefined }): Promise<string | null>
}

export interface PeopleDeps {
  readonly db: Transactions
  readonly clock: Clock
  readonly ids: Ids
  readonly mail: AccountMail
  readonly events: PeopleEvents
  readonly currencies: KnownCurrencies
  /** The languages that are offered. */
  readonly languages: readonly LanguageInfo[]
  /** The number under which a person collects points; null where they have none. */
  membershipNo(tx: Tx, of: { orgId: OrgId; userId: UserId }): Promise<string | null>
  /** The server's own: seals what guards accounts. */
  readonly secret: string
  /** False where the accounts and the password of the demo world are published anyway. */
  readonly operatorsNeedSecondFactor: boolean
  readonly acts: AccountActs
  /** Names a person for a plan that the organisation pays; false where there is no such plan. */
  inviteToPlan(tx: Tx, invited: { readonly orgId: OrgId; readonly subId: string; readonly email: string }): Promise<boolean>
}

/** The same and what the face adds to it: what the verbs work with. */
export interface VerbDeps extends PeopleDeps, IdentityDeps {
  readonly impersonation: ImpersonationStore
  readonly invitations: InvitationStore
  readonly limits: TryLimits
}

/** Who asks and from where, as far as the verbs need it. */
export interface Asking {
  readonly orgId: OrgId
  readonly org: { readonly name: string }
  readonly origin: string
  readonly ip: string
  readonly knownBrowserId: BrowserId | null
  /** The same, made where there is none. */
  browserId(): BrowserId
  readonly userAgent: string | null
}
