import type { OrgId, Tx, UserId } from '@sojourn/kernel'
import type { Person } from '../domain/person.ts'
import type { Tries } from '../domain/tries.ts'

export interface FoundSession {
  readonly sessionId: string
  readonly createdMs: number
  readonly expiresMs: number
  readonly person: Person
  /** Who acts in the person's place; null where it is the person. */
  readonly actedBy: { readonly userId: UserId; readonly name: string } | null
}

export interface SessionRow {
  readonly sessionId: string
  readonly userAgent: string | null
  readonly createdMs: number
  /** To the day, for an operator to ten minutes. */
  readonly seenMs: number
  /** Who acts for the person in it; null where it is the person. */
  readonly actedBy: string | null
  /** For whom the person acts in it; null where it is their own. */
  readonly actsFor: string | null
}

export interface PersonChange {
  readonly usrType?: Person['usrType']
  readonly isBlocked?: boolean
  readonly emailVerified?: true
  readonly firstName?: string
  readonly lastName?: string
  readonly title?: string | null | undefined
  readonly phone?: string | null
  readonly preferredLanguage?: string
  readonly preferredCurrency?: string
}

export interface DemoPerson extends Person {
  readonly orgId: OrgId
  readonly passwordHash: string
}

/** Everything is read and written inside the tenant of the transaction. */
export interface PeopleStore {
  find(tx: Tx, userId: UserId): Promise<Person | null>
  findByEmail(tx: Tx, email: string): Promise<Person | null>
  giveToAgent(tx: Tx, userId: UserId, agentId: UserId): Promise<void>
  /** An agent's clients who are not blocked, by name. */
  listClientsOf(tx: Tx, agentId: UserId): Promise<Person[]>
  /** Holds the row until the transaction ends, so that a block waits for a sign-in and a sign-in for a block. */
  findHeld(tx: Tx, userId: UserId): Promise<Person | null>
  /** Null where there is no such person. */
  change(tx: Tx, userId: UserId, change: PersonChange, nowMs: number): Promise<Person | null>
  /** Whether there is an account with this address verified. */
  isProven(tx: Tx, email: string): Promise<boolean>
  /** An account with an unverified address is replaced by the next sign-up with it. */
  removeUnproven(tx: Tx, email: string): Promise<void>
  /** One indexed look-up; never of a blocked person or for one who acts in another's place, never an expired session. */
  findSession(tx: Tx, tokenHash: string, nowMs: number): Promise<FoundSession | null>
  extendSession(tx: Tx, sessionId: string, to: { expiresMs: number; nowMs: number }): Promise<void>
  /** All of a person's, or all but one. */
  endSessionsOf(tx: Tx, userId: UserId, but?: string): Promise<void>
  /** One of this person's, or one in which they act for another. */
  endSessionOf(tx: Tx, userId: UserId, sessionId: string): Promise<void>
  /** All of a person's, which answer from now on that a block ended them. */
  blockSessionsOf(tx: Tx, orgId: OrgId, userId: UserId): Promise<void>
  forgetBlockedSessions(tx: Tx, userId: UserId): Promise<void>
  isBlockedSession(tx: Tx, tokenHash: string, nowMs: number): Promise<boolean>
  /** Those that have not expired, newest first; those in which they act for others too. */
  listSessionsOf(tx: Tx, userId: UserId, nowMs: number): Promise<SessionRow[]>
  /** Null where the account has no password. */
  passwordOf(tx: Tx, userId: UserId): Promise<string | null>
  setPassword(tx: Tx, userId: UserId, hash: string, nowMs: number): Promise<void>
  /** When the account was made. */
  createdMs(tx: Tx, userId: UserId): Promise<number>
  /** Locks away who it was and takes everything of the person off the account. */
  close(tx: Tx, orgId: OrgId, person: Person, times: { nowMs: number; keepUntilMs: number }): Promise<void>
  removeLinksOf(tx: Tx, userId: UserId): Promise<void>
  addDemo(tx: Tx, people: readonly DemoPerson[], nowMs: number): Promise<void>
  hasDemo(tx: Tx): Promise<boolean>
  /** Removes expired rows, of all tenants. */
  sweep(tx: Tx, nowMs: number, quietSinceMs: number): Promise<void>
}

export interface TryStore {
  /** The counts under these keys, as they are; a key without one is left out. */
  find(tx: Tx, orgId: OrgId, keys: readonly string[]): Promise<readonly Tries[]>
  /** Reads the count under this key and holds it until the transaction ends. */
  hold(tx: Tx, orgId: OrgId, key: string): Promise<Tries>
  save(tx: Tx, orgId: OrgId, key: string, tries: Tries): Promise<void>
  clear(tx: Tx, orgId: OrgId, key: string): Promise<void>
  /** Which of these origins are known now. */
  knownOf(tx: Tx, orgId: OrgId, keys: readonly string[], nowMs: number): Promise<ReadonlySet<string>>
  /** Known until then. */
  remember(tx: Tx, orgId: OrgId, key: string, untilMs: number): Promise<void>
}

export interface SecondFactor {
  /** Sealed. */
  readonly secret: string
  readonly isProved: boolean
  readonly lastStep: number
}

export interface FactorStore {
  /** Held until the transaction ends: one code opens one session. */
  hold(tx: Tx, userId: UserId): Promise<SecondFactor | null>
  /** Starts again, not proved. */
  begin(tx: Tx, of: { orgId: OrgId; userId: UserId; secret: string; nowMs: number }): Promise<void>
  /** The code of this step was taken. */
  take(tx: Tx, userId: UserId, step: number): Promise<void>
  /** From now on a sign-in asks for it; the hashes replace what recovery codes there were. */
  prove(tx: Tx, of: { orgId: OrgId; userId: UserId }, codeHashes: readonly string[]): Promise<void>
  /** Spends a recovery code; false where it is none. */
  spend(tx: Tx, userId: UserId, codeHash: string): Promise<boolean>
  countCodes(tx: Tx, userId: UserId): Promise<number>
  remove(tx: Tx, userId: UserId): Promise<void>
}
