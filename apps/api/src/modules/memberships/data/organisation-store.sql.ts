import { sql } from '@sojourn/db'
import { type Currency, type Day, type Money, money, type OrgId, type Tx, type UserId } from '@sojourn/kernel'
import type { Selectable } from 'kysely'
import type { PaidSoFar, PlanWay } from '../domain/eligibility.ts'
import type { MembershipTables, OrganisationTermTable } from './tables.ts'

type OfPlan = { readonly orgId: OrgId; readonly subId: string }

/** A term that an organisation pays. */
export interface OrganisationTerm extends OfPlan {
  /** One for each term: the purchase that began it, or its membership and number. */
  readonly key: string
  readonly membershipNo: string
  readonly periodNo: number
  readonly userId: UserId
  readonly box: string
  readonly bookingId: string | null
  readonly from: Day
  readonly until: Day
  readonly billed: Money
  readonly returned: Money
  readonly endedBy: string | null
  readonly untilBefore: Day | null
}

const read = (row: Selectable<OrganisationTermTable>): OrganisationTerm => ({
  orgId: row.org_id as OrgId,
  key: row.key,
  subId: row.sub_id,
  membershipNo: row.membership_no,
  periodNo: row.period_no,
  userId: row.user_id as UserId,
  box: row.box,
  bookingId: row.booking_id,
  from: row.period_from,
  until: row.period_until,
  billed: money(row.billed_minor, row.currency),
  returned: money(row.returned_minor, row.currency),
  endedBy: row.ended_by,
  untilBefore: row.until_before,
})

const terms = (tx: Tx) => sql<MembershipTables>(tx).selectFrom('organisation_terms').selectAll()

/** Whom an organisation names for its plans, and the terms it pays for them. */
export const organisationStore = {
  /** One after the other: who is admitted to a plan is counted before the next one is. */
  async lockPlan(tx: Tx, { orgId, subId }: OfPlan): Promise<void> {
    await sql<MembershipTables>(tx).selectFrom('plans').select('sub_id').where('org_id', '=', orgId).where('sub_id', '=', subId).forNoKeyUpdate().execute()
  },
  async waysOf(tx: Tx, { orgId, subId }: OfPlan, email: string): Promise<Set<PlanWay>> {
    const rows = await sql<MembershipTables>(tx)
      .selectFrom('plan_people')
      .select('way')
      .where('org_id', '=', orgId)
      .where('sub_id', '=', subId)
      .where('email', '=', email.toLowerCase())
      .execute()
    return new Set(rows.map(({ way }) => way))
  },
  async listOf(tx: Tx, { orgId, subId }: OfPlan): Promise<string[]> {
    const rows = await sql<MembershipTables>(tx)
      .selectFrom('plan_people')
      .select('email')
      .where('org_id', '=', orgId)
      .where('sub_id', '=', subId)
      .where('way', '=', 'list')
      .orderBy('email')
      .execute()
    return rows.map(({ email }) => email)
  },
  async name(tx: Tx, { orgId, subId }: OfPlan, way: PlanWay, emails: readonly string[], atMs: number): Promise<void> {
    if (emails.length === 0) return
    await sql<MembershipTables>(tx)
      .insertInto('plan_people')
      .values(emails.map((email) => ({ org_id: orgId, sub_id: subId, way, email: email.toLowerCase(), at_ms: atMs })))
      .onConflict((same) => same.columns(['org_id', 'sub_id', 'email', 'way']).doNothing())
      .execute()
  },
  /** Takes addresses off; without any, all that the plan names in this way. */
  async forget(tx: Tx, { orgId, subId }: OfPlan, ways: readonly PlanWay[], emails: readonly string[] | null): Promise<void> {
    if (emails?.length === 0) return
    let rows = sql<MembershipTables>(tx)
      .deleteFrom('plan_people')
      .where('org_id', '=', orgId)
      .where('sub_id', '=', subId)
      .where('way', 'in', [...ways])
    if (emails)
      rows = rows.where(
        'email',
        'in',
        emails.map((email) => email.toLowerCase()),
      )
    await rows.execute()
  },
  /** Members of a plan for whom the organisation pays now or next, one person left out, and what it was billed since then. */
  async soFar(tx: Tx, { orgId, subId }: OfPlan, { but, sinceMs, currency }: { but: UserId | null; sinceMs: number; currency: Currency }): Promise<PaidSoFar> {
    const db = sql<MembershipTables>(tx)
    let members = db
      .selectFrom('memberships as m')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('m.org_id', '=', orgId)
      .where('m.sub_id', '=', subId)
      .where('m.state', 'in', ['trialing', 'active', 'grace'])
      .where((row) =>
        row.or([
          row('m.next_payment_by_org', '=', true),
          row.exists(
            row
              .selectFrom('organisation_terms as t')
              .select('t.key')
              .whereRef('t.org_id', '=', 'm.org_id')
              .whereRef('t.membership_no', '=', 'm.membership_no')
              .whereRef('t.period_no', '=', 'm.period_no')
              .whereRef('t.period_from', '<', 't.period_until'),
          ),
        ]),
      )
    if (but) members = members.where('m.user_id', '<>', but)
    const { count } = await members.executeTakeFirstOrThrow()
    const { billed } = await db
      .selectFrom('organisation_terms')
      .select((row) => row.fn.coalesce(row.fn.sum<number>(row('billed_minor', '-', row.ref('returned_minor'))), row.lit(0)).as('billed'))
      .where('org_id', '=', orgId)
      .where('sub_id', '=', subId)
      .where('currency', '=', currency)
      .where('billed_ms', '>=', sinceMs)
      .executeTakeFirstOrThrow()
    return { members: Number(count), billed: money(Number(billed), currency) }
  },
  /** Whether this box of e-mail, or person, has another paid term that overlaps, of another membership than the one that is changed. */
  async overlaps(tx: Tx, orgId: OrgId, of: { box: string; userId: UserId; from: Day; until: Day; but: string | null }): Promise<boolean> {
    let rows = sql<MembershipTables>(tx)
      .selectFrom('organisation_terms')
      .select('key')
      .where('org_id', '=', orgId)
      .where((row) => row.or([row('box', '=', of.box), row('user_id', '=', of.userId)]))
      .whereRef('period_from', '<', 'period_until')
      .where('period_from', '<', of.until)
      .where('period_until', '>', of.from)
    if (of.but) rows = rows.where('membership_no', '<>', of.but)
    return (await rows.limit(1).executeTakeFirst()) !== undefined
  },
  /** False where it was billed already. */
  async addTerm(tx: Tx, term: Omit<OrganisationTerm, 'returned' | 'endedBy' | 'untilBefore'>, atMs: number): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await sql<MembershipTables>(tx)
      .insertInto('organisation_terms')
      .values({
        ...{ org_id: term.orgId, key: term.key, sub_id: term.subId, membership_no: term.membershipNo, period_no: term.periodNo, user_id: term.userId },
        ...{ box: term.box, booking_id: term.bookingId, period_from: term.from, period_until: term.until, currency: term.billed.currency },
        ...{ billed_minor: term.billed.minor, billed_ms: atMs, ended_by: null, until_before: null },
      })
      .onConflict((same) => same.columns(['org_id', 'key']).doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  },
  /** The newest of a membership, which its next terms are for the same person as; null where the organisation paid none. */
  async latestOf(tx: Tx, orgId: OrgId, membershipNo: string): Promise<OrganisationTerm | null> {
    const row = await terms(tx).where('org_id', '=', orgId).where('membership_no', '=', membershipNo).orderBy('period_no', 'desc').limit(1).executeTakeFirst()
    return row ? read(row) : null
  },
  async ofBooking(tx: Tx, orgId: OrgId, bookingId: string): Promise<OrganisationTerm | null> {
    const row = await terms(tx).where('org_id', '=', orgId).where('booking_id', '=', bookingId).executeTakeFirst()
    return row ? read(row) : null
  },
  async endedBy(tx: Tx, orgId: OrgId, bookingId: string): Promise<OrganisationTerm | null> {
    const row = await terms(tx).where('org_id', '=', orgId).where('ended_by', '=', bookingId).executeTakeFirst()
    return row ? read(row) : null
  },
  async changeTerm(
    tx: Tx,
    { orgId, key }: Pick<OrganisationTerm, 'orgId' | 'key'>,
    { until, returned, endedBy, untilBefore }: Pick<OrganisationTerm, 'until' | 'returned' | 'endedBy' | 'untilBefore'>,
  ): Promise<void> {
    await sql<MembershipTables>(tx)
      .updateTable('organisation_terms')
      .set({ period_until: until, returned_minor: returned.minor, ended_by: endedBy, until_before: untilBefore })
      .where('org_id', '=', orgId)
      .where('key', '=', key)
      .execute()
  },
}
