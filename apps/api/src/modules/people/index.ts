import { createSeal, type InvariantCheck, type MigrationSet } from '@sojourn/db'
import type { OrgId, Outcome, Tx, UserId } from '@sojourn/kernel'
import { createProofs } from '@sojourn/kernel/proofs'
import type { Route, SignedIn, SignedInCaller } from '../../http/index.ts'
import { accountHttp } from './account-http.ts'
import { checkOwnPassword, type WrongPassword } from './check-own-password.ts'
import { closeAccount } from './close-account.ts'
import { authRows } from './data/auth-rows.sql.ts'
import { factorStore } from './data/factor-store.sql.ts'
import { impersonationStore } from './data/impersonation-store.sql.ts'
import { invitationStore } from './data/invitation-store.sql.ts'
import { peopleStore } from './data/people-store.sql.ts'
import { proofStore } from './data/proof-store.sql.ts'
import { tryStore } from './data/try-store.sql.ts'
import type { Person } from './domain/person.ts'
import { peopleHttp } from './http.ts'
import { type Invitation, type InviteRefusal, inviteClient } from './invite-client.ts'
import { type Invitee, invitePerson, type TripToJoin } from './invite-person.ts'
import { createTryLimits, type TooManyTries, type TryLimits } from './limit-tries.ts'
import { makeOperator } from './make-operator.ts'
import type { PeopleDeps, VerbDeps } from './people-deps.ts'
import { type PersonShape, personShape } from './person-shape.ts'
import { demoPeople } from './seed.ts'
import { findSession, isBlockedSession } from './sessions.ts'

export type { AccountMail } from './account-mail.ts'
export type { Person, UsrType } from './domain/person.ts'
export type { KnownCurrencies, PeopleDeps, PeopleEvents } from './people-deps.ts'
export { DEMO_PASSWORD } from './seed.ts'

const TRIES_STORED_MS = 48 * 3_600_000
/** How long an expired link says that it is. */
const PROOFS_STORED_MS = 30 * 24 * 3_600_000

/** Who people are, organisation by organisation: the same address in two of them is two persons. */
export interface People {
  /** Who this session cookie belongs to; null for an unknown, ended or expired one and for a blocked person. Opens its own transaction. */
  findSession(orgId: OrgId, token: string): Promise<SignedIn | null>
  /** Whether a block ended the session of this cookie. Opens its own transaction. */
  isBlockedSession(orgId: OrgId, token: string): Promise<boolean>
  find(tx: Tx, userId: UserId): Promise<Person | null>
  findByEmail(tx: Tx, email: string): Promise<Person | null>
  /** Whether there is an account whose owner has shown that this mailbox is theirs. */
  isConfirmed(tx: Tx, email: string): Promise<boolean>
  /** A person as calls answer with them; null where there is none. */
  show(tx: Tx, orgId: OrgId, userId: UserId): Promise<PersonShape | null>
  /** An agent's clients who are not blocked, by name. */
  listClientsOf(tx: Tx, agentId: UserId): Promise<Person[]>
  /** Makes an operator; the link sets the password, once, within a day. Opens its own transaction. */
  makeOperator(operator: { orgId: OrgId; email: string; origin: string }): Promise<{ link: string }>
  /** Makes a client of an agent's and mails them the way in. Opens its own transaction. */
  inviteClient(invitation: Invitation, agent: SignedInCaller): Promise<Outcome<Person, InviteRefusal>>
  /** Invitations by mail: whether one may be sent now, counted, and its mail in the transaction in hand. */
  readonly invitations: {
    may(caller: SignedInCaller, email: string): Promise<Outcome<void, TooManyTries>>
    send(tx: Tx, caller: SignedInCaller, invitee: Invitee, trip: TripToJoin | null): Promise<void>
  }
  /** Guesses at codes worth money, counted. */
  readonly codeTries: Pick<TryLimits, 'guessCode' | 'guessedCode' | 'mayTypeCode' | 'typedWrong'>
  /** Messages to support, counted. */
  readonly messageTries: Pick<TryLimits, 'writeToSupport'>
  /** What closing an account needs. */
  readonly accounts: {
    checkPassword(caller: SignedInCaller, password: string): Promise<Outcome<void, WrongPassword>>
    /** Locks away who it was for as long as bookkeeping law asks, takes everything of the person off the account, and ends every session. */
    close(tx: Tx, of: { orgId: OrgId; userId: UserId }): Promise<void>
  }
  /** Removes expired sessions, links and counts. In a system transaction, hourly or so. */
  sweep(tx: Tx): Promise<void>
  /** The demo accounts, in a system transaction after the organisations'; the same again changes nothing. */
  seed(tx: Tx): Promise<void>
  readonly routes: readonly Route[]
  readonly migrations: MigrationSet
  readonly invariants: readonly InvariantCheck[]
}

export function createPeople(deps: PeopleDeps): People {
  const verbs: VerbDeps = {
    ...deps,
    store: peopleStore,
    factors: factorStore,
    seal: createSeal(deps.secret, 'second factor'),
    proofs: proofStore,
    impersonation: impersonationStore,
    invitations: invitationStore,
    authRows,
    limits: createTryLimits({ ...deps, store: tryStore, proofs: createProofs({ secret: deps.secret, nowMs: () => deps.clock.nowMs() }) }),
  }
  return {
    async findSession(orgId, token) {
      return findSession(verbs, orgId, token)
    },
    isBlockedSession: (orgId, token) => isBlockedSession(verbs, orgId, token),
    find: peopleStore.find,
    findByEmail: peopleStore.findByEmail,
    isConfirmed: peopleStore.isProven,
    async show(tx, orgId, userId) {
      const person = await peopleStore.find(tx, userId)
      return person && personShape(deps, tx, orgId, person)
    },
    listClientsOf: peopleStore.listClientsOf,
    codeTries: verbs.limits,
    messageTries: verbs.limits,
    makeOperator: (operator) => makeOperator(verbs, { ...operator, email: operator.email.trim().toLowerCase() }),
    inviteClient: (invitation, agent) => inviteClient(verbs, invitation, agent),
    invitations: {
      may: ({ orgId, ip }, email) => verbs.limits.askForMail(orgId, { email, ip }),
      send: (tx, caller, invitee, trip) => invitePerson(verbs, tx, caller, invitee, trip),
    },
    accounts: {
      checkPassword: (caller, password) => checkOwnPassword(verbs, caller, password),
      close: (tx, of) => closeAccount(verbs, tx, of),
    },
    async sweep(tx) {
      await peopleStore.sweep(tx, deps.clock.nowMs(), deps.clock.nowMs() - TRIES_STORED_MS)
      await impersonationStore.sweepKeys(tx, deps.clock.nowMs())
      await invitationStore.sweep(tx, deps.clock.nowMs())
      await proofStore.sweep(tx, deps.clock.nowMs() - PROOFS_STORED_MS)
    },
    async seed(tx) {
      if (!(await peopleStore.hasDemo(tx))) await peopleStore.addDemo(tx, await demoPeople(), deps.clock.nowMs())
    },
    routes: [...peopleHttp(verbs), ...accountHttp(verbs)],
    migrations: { owner: 'people', folder: new URL('./data/', import.meta.url) },
    invariants: [
      {
        name: 'a deleted account has no session, password or second factor',
        sql: `select u.org_id, u.id from users u where u.deleted_ms is not null and (u.second_factor or u.phone is not null
          or exists (select from sessions s where s.org_id = u.org_id and s.user_id = u.id) or exists (select from accounts a where a.org_id = u.org_id and a.user_id = u.id))`,
        of: {
          key: 'org_id, id',
          rows: ['users'],
          also: [
            ['sessions', 'org_id, user_id'],
            ['accounts', 'org_id, user_id'],
          ],
        },
      },
      {
        name: 'a person who is acted for is another one, and no operator',
        sql: `select s.org_id, s.id from sessions s join users u on u.org_id = s.org_id and u.id = s.user_id
          where s.acted_by is not null and (u.usr_type = 1 or s.acted_by = s.user_id)`,
      },
      {
        name: 'a blocked person has no session',
        sql: 'select s.org_id, s.id from sessions s join users u on u.org_id = s.org_id and u.id = s.user_id where u.is_blocked',
        of: { key: 'org_id, id', rows: ['users'], also: [['sessions', 'org_id, user_id']] },
      },
    ],
  }
}
