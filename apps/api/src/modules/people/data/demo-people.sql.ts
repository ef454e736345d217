import { sql } from '@sojourn/db'
import type { DemoPerson, PeopleStore } from './people-store.ts'
import type { PeopleTables } from './tables.ts'

export const demoStore: Pick<PeopleStore, 'addDemo' | 'hasDemo'> = {
  async addDemo(tx, demo, nowMs) {
    const db = sql<PeopleTables>(tx)
    await db
      .insertInto('users')
      .values(demo.map((person) => userRow(person, nowMs)))
      .onConflict((same) => same.columns(['org_id', 'id']).doNothing())
      .execute()
    await db
      .insertInto('accounts')
      .values(demo.map((person) => accountRow(person, nowMs)))
      .onConflict((same) => same.columns(['org_id', 'id']).doNothing())
      .execute()
  },
  async hasDemo(tx) {
    return (await sql<PeopleTables>(tx).selectFrom('users').select('id').where('email', '=', 'operator@sojourn.test').executeTakeFirst()) !== undefined
  },
}

const userRow = (person: DemoPerson, nowMs: number) => ({
  org_id: person.orgId,
  id: person.userId,
  email: person.email,
  email_verified: true,
  first_name: person.firstName,
  last_name: person.lastName,
  title: person.title,
  phone: person.phone,
  usr_type: person.usrType,
  is_blocked: person.isBlocked,
  preferred_language: person.preferredLanguage,
  preferred_currency: person.preferredCurrency,
  agent_id: person.agentId,
  created_ms: nowMs,
  updated_ms: nowMs,
})

const accountRow = (person: DemoPerson, nowMs: number) => ({
  org_id: person.orgId,
  id: `acc_${person.userId}`,
  user_id: person.userId,
  account_id: person.userId,
  provider_id: 'credential',
  password: person.passwordHash,
  created_ms: nowMs,
  updated_ms: nowMs,
})
