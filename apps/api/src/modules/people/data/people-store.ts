import type { OrgId, Tx, UserId } from '@sojourn/kernel'
import type { Person } from '../domain/person.ts'
import type { Tries } from '../domain/tries.ts'

export interface FoundSession {
  readonly sessionId: string
  readonly expiresMs: number
  readonly person: Person
}

export interface PersonChange {
  readonly usrType?: Person['usrType']
  readonly isBlocked?: boolean
  readonly emailVerified?: true
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
  /** An account whose address nobody proved gives way to whoever asks next. */
  removeUnproven(tx: Tx, email: string): Promise<void>
  /** One indexed look-up; never a blocked person, never an expired session. */
  findSession(tx: Tx, tokenHash: string, nowMs: number): Promise<FoundSession | null>
  extendSession(tx: Tx, sessionId: string, expiresMs: number): Promise<void>
  endSession(tx: Tx, sessionId: string): Promise<void>
  endSessionsOf(tx: Tx, userId: UserId): Promise<void>
  removeLinksOf(tx: Tx, userId: UserId): Promise<void>
  addDemo(tx: Tx, people: readonly DemoPerson[], nowMs: number): Promise<void>
  hasDemo(tx: Tx): Promise<boolean>
  /** Removes what has run out, of all tenants. */
  sweep(tx: Tx, nowMs: number, quietSinceMs: number): Promise<void>
}

export interface TryStore {
  /** Reads the count under this key and holds it until the transaction ends. */
  hold(tx: Tx, orgId: OrgId, key: string): Promise<Tries>
  save(tx: Tx, orgId: OrgId, key: string, tries: Tries): Promise<void>
  clear(tx: Tx, orgId: OrgId, key: string): Promise<void>
}
