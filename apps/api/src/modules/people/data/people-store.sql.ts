import { prepared, type Sql, sql } from '@sojourn/db'
import type { UserId } from '@sojourn/kernel'
import type { Updateable } from 'kysely'
import type { Person } from '../domain/person.ts'
import { accountStore } from './account-store.sql.ts'
import { blockedSessionStore } from './blocked-sessions.sql.ts'
import { demoStore } from './demo-people.sql.ts'
import type { PeopleStore } from './people-store.ts'
import { proofStore } from './proof-store.sql.ts'
import type { PeopleTables, UserRow } from './tables.ts'

const columns = ['u.id', 'u.email', 'u.first_name', 'u.last_name', 'u.title', 'u.phone', 'u.usr_type', 'u.is_blocked'] as const
const more = ['u.preferred_language', 'u.preferred_currency', 'u.agent_id', 'u.second_factor'] as const

const people = (db: Sql<PeopleTables>) => db.selectFrom('users as u').select(columns).select(more)
const findSession = prepared((db: Sql<PeopleTables>, at: { tokenHash: string; nowMs: number }) =>
  people(db)
    .innerJoin('sessions as s', (join) => join.onRef('s.org_id', '=', 'u.org_id').onRef('s.user_id', '=', 'u.id'))
    .leftJoin('users as a', (join) => join.onRef('a.org_id', '=', 's.org_id').onRef('a.id', '=', 's.acted_by'))
    .select(['s.id as session_id', 's.expires_ms', 's.created_ms', 's.acted_by', 'a.first_name as actor_first_name', 'a.last_name as actor_last_name'])
    .where('s.token_hash', '=', at.tokenHash)
    .where('s.expires_ms', '>', at.nowMs)
    .where('u.is_blocked', '=', false)
    .where((eb) => eb.or([eb('s.acted_by', 'is', null), eb('a.is_blocked', '=', false)])),
)

type Row = Awaited<ReturnType<ReturnType<typeof people>['executeTakeFirstOrThrow']>>

const toPerson = (row: Row): Person => ({
  userId: row.id as UserId,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  title: row.title,
  phone: row.phone,
  usrType: row.usr_type as Person['usrType'],
  isBlocked: row.is_blocked,
  preferredLanguage: row.preferred_language,
  preferredCurrency: row.preferred_currency,
  agentId: row.agent_id as UserId | null,
  hasSecondFactor: row.second_factor,
})

const fullName = (first: string | null, last: string | null): string => `${first ?? ''} ${last ?? ''}`.trim()

const orNull = (row: Row | undefined): Person | null => (row ? toPerson(row) : null)

export const peopleStore: PeopleStore = {
  ...demoStore,
  find: async (tx, userId) => orNull(await people(sql(tx)).where('u.id', '=', userId).executeTakeFirst()),
  findByEmail: async (tx, email) => orNull(await people(sql(tx)).where('u.email', '=', email).executeTakeFirst()),
  async giveToAgent(tx, userId, agentId) {
    await sql<PeopleTables>(tx).updateTable('users').set({ agent_id: agentId }).where('id', '=', userId).execute()
  },
  async listClientsOf(tx, agentId) {
    const rows = await people(sql(tx))
      .where('u.agent_id', '=', agentId)
      .where('u.is_blocked', '=', false)
      .orderBy('u.first_name')
      .orderBy('u.last_name')
      .orderBy('u.id')
      .execute()
    return rows.map(toPerson)
  },
  findHeld: async (tx, userId) => orNull(await people(sql(tx)).where('u.id', '=', userId).forShare().executeTakeFirst()),

  async change(tx, userId, change, nowMs) {
    const values: Updateable<UserRow> = {
      usr_type: change.usrType,
      is_blocked: change.isBlocked,
      email_verified: change.emailVerified,
      first_name: change.firstName,
      last_name: change.lastName,
      title: change.title,
      phone: change.phone,
      preferred_language: change.preferredLanguage,
      preferred_currency: change.preferredCurrency,
      updated_ms: nowMs,
    }
    const row = await sql<PeopleTables>(tx)
      .updateTable('users as u')
      .set(values)
      .where('u.id', '=', userId)
      .returning([...columns, ...more])
      .executeTakeFirst()
    return orNull(row)
  },

  async isProven(tx, email) {
    const row = await sql<PeopleTables>(tx).selectFrom('users').select('id').where('email', '=', email).where('email_verified', '=', true).executeTakeFirst()
    return row !== undefined
  },
  async removeUnproven(tx, email) {
    const db = sql<PeopleTables>(tx)
    const gone = await db.deleteFrom('users').where('email', '=', email).where('email_verified', '=', false).returning('id').execute()
    for (const { id } of gone) await db.deleteFrom('verifications').where('value', '=', id).execute()
  },

  async findSession(tx, tokenHash, nowMs) {
    const row = await findSession.first(tx, { tokenHash, nowMs })
    if (!row) return null
    const actedBy = row.acted_by === null ? null : { userId: row.acted_by as UserId, name: fullName(row.actor_first_name, row.actor_last_name) }
    return { sessionId: row.session_id, expiresMs: row.expires_ms, createdMs: row.created_ms, person: toPerson(row), actedBy }
  },
  async extendSession(tx, sessionId, { expiresMs, nowMs }) {
    await sql<PeopleTables>(tx).updateTable('sessions').set({ expires_ms: expiresMs, updated_ms: nowMs }).where('id', '=', sessionId).execute()
  },
  async endSessionsOf(tx, userId, but) {
    const all = sql<PeopleTables>(tx).deleteFrom('sessions').where('user_id', '=', userId)
    await (but === undefined ? all : all.where('id', '<>', but)).execute()
  },
  async endSessionOf(tx, userId, sessionId) {
    await sql<PeopleTables>(tx)
      .deleteFrom('sessions')
      .where(({ eb, or }) => or([eb('user_id', '=', userId), eb('acted_by', '=', userId)]))
      .where('id', '=', sessionId)
      .execute()
  },
  ...blockedSessionStore,
  async listSessionsOf(tx, userId, nowMs) {
    const rows = await sql<PeopleTables>(tx)
      .selectFrom('sessions as s')
      .innerJoin('users as u', (join) => join.onRef('u.org_id', '=', 's.org_id').onRef('u.id', '=', 's.user_id'))
      .leftJoin('users as a', (join) => join.onRef('a.org_id', '=', 's.org_id').onRef('a.id', '=', 's.acted_by'))
      .select(['s.id', 's.user_id', 's.acted_by', 's.user_agent', 's.created_ms', 's.updated_ms'])
      .select(['u.first_name', 'u.last_name', 'a.first_name as actor_first_name', 'a.last_name as actor_last_name'])
      .where(({ eb, or }) => or([eb('s.user_id', '=', userId), eb('s.acted_by', '=', userId)]))
      .where('s.expires_ms', '>', nowMs)
      .orderBy('s.created_ms', 'desc')
      .orderBy('s.id', 'desc')
      .execute()
    return rows.map((row) => ({
      sessionId: row.id,
      userAgent: row.user_agent,
      createdMs: row.created_ms,
      seenMs: row.updated_ms,
      actedBy: row.acted_by !== null && row.user_id === userId ? fullName(row.actor_first_name, row.actor_last_name) : null,
      actsFor: row.acted_by === userId ? fullName(row.first_name, row.last_name) : null,
    }))
  },
  ...accountStore,
  async removeLinksOf(tx, userId) {
    await sql<PeopleTables>(tx).deleteFrom('verifications').where('value', '=', userId).execute()
    await proofStore.removeOpenOf(tx, userId)
  },

  async sweep(tx, nowMs, quietSinceMs) {
    const db = sql<PeopleTables>(tx)
    await db.deleteFrom('sessions').where('expires_ms', '<=', nowMs).execute()
    await db.deleteFrom('blocked_sessions').where('until_ms', '<=', nowMs).execute()
    await db.deleteFrom('locked_accounts').where('keep_until_ms', '<=', nowMs).execute()
    await db.deleteFrom('verifications').where('expires_ms', '<=', nowMs).execute()
    await db.deleteFrom('known_origins').where('until_ms', '<=', nowMs).execute()
    await db.deleteFrom('tries').where('last_ms', '<', quietSinceMs).where('next_ms', '<=', nowMs).execute()
  },
}
