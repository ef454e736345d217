import { sql } from '@sojourn/db'
import { type Day, money, type OrgId, type Tx, type UserId } from '@sojourn/kernel'
import type { Debt } from '../domain/debt.ts'
import type { OfPerson } from './membership-store.sql.ts'
import type { MembershipTables } from './tables.ts'

export interface Consent {
  readonly orgId: OrgId
  /** The name of what was bought. */
  readonly ref: string
  readonly userId: UserId
  readonly text: string
  readonly language: string
  readonly ip: string
  readonly userAgent: string | null
  /** Where the person is; null where unknown. */
  readonly timeZone: string | null
  readonly origin: string
  readonly atMs: number
}

/** What a person owes, agreed to and was shown, besides their membership. */
export const personStore = {
  async openDebts(tx: Tx, { orgId, userId }: OfPerson): Promise<Debt[]> {
    const rows = await sql<MembershipTables>(tx)
      .selectFrom('membership_debts as d')
      .innerJoin('memberships as m', (join) => join.onRef('m.org_id', '=', 'd.org_id').onRef('m.membership_no', '=', 'd.membership_no'))
      .selectAll('d')
      .where('d.org_id', '=', orgId)
      .where('m.user_id', '=', userId)
      .where('d.paid_by', 'is', null)
      .orderBy('d.debt_id')
      .execute()
    return rows.map((row) => ({
      debtId: row.debt_id,
      membershipNo: row.membership_no,
      reason: row.reason,
      amount: money(row.amount_minor, row.currency),
    }))
  },
  /** The same cause is the same debt. */
  async addDebt(tx: Tx, orgId: OrgId, debt: Debt, { key, paidBy, atMs }: { key: string; paidBy: string | null; atMs: number }): Promise<void> {
    await sql<MembershipTables>(tx)
      .insertInto('membership_debts')
      .values({
        org_id: orgId,
        debt_id: debt.debtId,
        membership_no: debt.membershipNo,
        reason: debt.reason,
        currency: debt.amount.currency,
        amount_minor: debt.amount.minor,
        key,
        paid_by: paidBy,
        created_ms: atMs,
      })
      .onConflict((same) => same.columns(['org_id', 'key']).doNothing())
      .execute()
  },
  async payDebts(tx: Tx, orgId: OrgId, debtIds: readonly string[], paidBy: string): Promise<void> {
    if (debtIds.length === 0) return
    await sql<MembershipTables>(tx)
      .updateTable('membership_debts')
      .set({ paid_by: paidBy })
      .where('org_id', '=', orgId)
      .where('debt_id', 'in', [...debtIds])
      .execute()
  },
  /** Of the debt of this cause, where it is still open. */
  async settleDebt(tx: Tx, orgId: OrgId, key: string, paidBy: string): Promise<void> {
    await sql<MembershipTables>(tx)
      .updateTable('membership_debts')
      .set({ paid_by: paidBy })
      .where('org_id', '=', orgId)
      .where('key', '=', key)
      .where('paid_by', 'is', null)
      .execute()
  },
  /** What paid them went back: they are owed again, but for what the purchase itself had ended. */
  async reopenDebts(tx: Tx, orgId: OrgId, paidBy: string, own: string): Promise<void> {
    const debts = sql<MembershipTables>(tx)
    await debts.deleteFrom('membership_debts').where('org_id', '=', orgId).where('paid_by', '=', paidBy).where('key', '=', own).execute()
    await debts.updateTable('membership_debts').set({ paid_by: null }).where('org_id', '=', orgId).where('paid_by', '=', paidBy).execute()
  },
  async hadTrial(tx: Tx, orgId: OrgId, keys: readonly string[]): Promise<boolean> {
    const row = await sql<MembershipTables>(tx)
      .selectFrom('membership_trials')
      .select('key')
      .where('org_id', '=', orgId)
      .where('key', 'in', [...keys])
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  },
  /** False where one of the keys had a trial. */
  async addTrial(tx: Tx, orgId: OrgId, keys: readonly string[], membershipNo: string, atMs: number): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await sql<MembershipTables>(tx)
      .insertInto('membership_trials')
      .values(keys.map((key) => ({ org_id: orgId, key, membership_no: membershipNo, at_ms: atMs })))
      .onConflict((same) => same.columns(['org_id', 'key']).doNothing())
      .executeTakeFirstOrThrow()
    return Number(numInsertedOrUpdatedRows) === keys.length
  },
  async find(tx: Tx, { orgId, userId }: OfPerson): Promise<{ openedOn: Day | null; planNeeded: boolean }> {
    const row = await sql<MembershipTables>(tx)
      .selectFrom('membership_people')
      .select(['opened_on', 'plan_needed'])
      .where('org_id', '=', orgId)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return { openedOn: row?.opened_on ?? null, planNeeded: row?.plan_needed ?? false }
  },
  async markOpened(tx: Tx, { orgId, userId }: OfPerson, on: Day): Promise<void> {
    await sql<MembershipTables>(tx)
      .insertInto('membership_people')
      .values({ org_id: orgId, user_id: userId, opened_on: on })
      .onConflict((same) => same.columns(['org_id', 'user_id']).doUpdateSet({ opened_on: on }))
      .execute()
  },
  async needPlan(tx: Tx, { orgId, userId }: OfPerson): Promise<void> {
    await sql<MembershipTables>(tx)
      .insertInto('membership_people')
      .values({ org_id: orgId, user_id: userId, opened_on: null, plan_needed: true })
      .onConflict((same) => same.columns(['org_id', 'user_id']).doUpdateSet({ plan_needed: true }))
      .execute()
  },
  /** The last one that was agreed to counts. */
  async putConsent(tx: Tx, consent: Consent): Promise<void> {
    const { orgId, ref, userId, text, language, ip, userAgent, timeZone, origin, atMs } = consent
    const row = { user_id: userId, text, language, ip, user_agent: userAgent, time_zone: timeZone, origin, at_ms: atMs }
    await sql<MembershipTables>(tx)
      .insertInto('membership_consents')
      .values({ org_id: orgId, ref, ...row })
      .onConflict((same) => same.columns(['org_id', 'ref']).doUpdateSet(row))
      .execute()
  },
  async findConsent(tx: Tx, orgId: OrgId, ref: string): Promise<Consent | null> {
    const row = await sql<MembershipTables>(tx)
      .selectFrom('membership_consents')
      .selectAll()
      .where('org_id', '=', orgId)
      .where('ref', '=', ref)
      .executeTakeFirst()
    return row
      ? {
          orgId,
          ref,
          userId: row.user_id as UserId,
          text: row.text,
          language: row.language,
          ip: row.ip,
          userAgent: row.user_agent,
          timeZone: row.time_zone,
          origin: row.origin,
          atMs: row.at_ms,
        }
      : null
  },
}
