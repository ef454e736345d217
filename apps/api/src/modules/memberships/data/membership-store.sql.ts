import { fixed, prepared, raw, type Sql, sql } from '@sojourn/db'
import { type BookingId, invariant, type Money, money, type OrgId, type Tx, type UserId } from '@sojourn/kernel'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { Membership } from '../domain/membership.ts'
import { type PlanRules, PRICE_DAYS, REMINDER_DAYS } from '../domain/plan-rules.ts'
import type { MembershipTable, MembershipTables } from './tables.ts'

export type OfPerson = { readonly orgId: OrgId; readonly userId: UserId }
export type OfMembership = { readonly orgId: OrgId; readonly membershipNo: string }

const read = (row: Selectable<MembershipTable>): Membership => ({
  orgId: row.org_id as OrgId,
  membershipNo: row.membership_no,
  userId: row.user_id as UserId,
  subId: row.sub_id,
  state: row.state,
  since: row.since_day,
  periodNo: row.period_no,
  periodStart: row.period_start,
  periodEnd: row.period_end,
  anchorDay: row.anchor_day,
  timeZone: row.time_zone,
  country: row.country,
  periodPrice: money(row.period_minor, row.currency),
  price: money(row.price_minor, row.currency),
  firstPrice: row.first_minor === null ? null : money(row.first_minor, row.currency),
  renews: row.renews,
  cancelAtEnd: row.cancel_at_end,
  nextPaymentByOrg: row.next_payment_by_org,
  bookingId: row.booking_id as BookingId,
  withdrawUntilMs: row.withdraw_until_ms,
  language: row.language,
  origin: row.origin,
  handedPeriod: row.handed_period,
  endedAtMs: row.ended_at_ms,
  version: row.version,
})

const write = (of: Membership): MembershipTable => ({
  org_id: of.orgId,
  membership_no: of.membershipNo,
  user_id: of.userId,
  sub_id: of.subId,
  state: of.state,
  since_day: of.since,
  period_no: of.periodNo,
  period_start: of.periodStart,
  period_end: of.periodEnd,
  anchor_day: of.anchorDay,
  time_zone: of.timeZone,
  country: of.country,
  currency: of.price.currency,
  period_minor: of.periodPrice.minor,
  price_minor: of.price.minor,
  first_minor: of.firstPrice?.minor ?? null,
  renews: of.renews,
  cancel_at_end: of.cancelAtEnd,
  next_payment_by_org: of.nextPaymentByOrg,
  booking_id: of.bookingId,
  withdraw_until_ms: of.withdrawUntilMs,
  language: of.language,
  origin: of.origin,
  handed_period: of.handedPeriod,
  ended_at_ms: of.endedAtMs,
  version: of.version,
})

const storedMoney = z.object({ minor: z.int(), currency: z.string() })

/** A membership as stored in an event. */
const storedMembership = z.object({
  orgId: z.string() as unknown as z.ZodType<OrgId>,
  membershipNo: z.string(),
  userId: z.string() as unknown as z.ZodType<UserId>,
  subId: z.string(),
  state: z.enum(['trialing', 'active', 'grace', 'expired', 'cancelled', 'withdrawn']),
  since: z.string(),
  periodNo: z.int(),
  periodStart: z.string(),
  periodEnd: z.string(),
  anchorDay: z.int(),
  timeZone: z.string(),
  country: z.string().nullable().default(null),
  periodPrice: storedMoney,
  price: storedMoney,
  firstPrice: storedMoney.nullable(),
  renews: z.boolean(),
  cancelAtEnd: z.boolean(),
  nextPaymentByOrg: z.boolean(),
  bookingId: z.string() as unknown as z.ZodType<BookingId>,
  withdrawUntilMs: z.number().nullable(),
  language: z.string().nullable(),
  origin: z.string().nullable(),
  handedPeriod: z.int(),
  endedAtMs: z.number().nullable(),
  version: z.int(),
}) satisfies z.ZodType<Membership>

/** What happened to a membership. */
export interface MembershipEvent {
  readonly kind: string
  /** Who did it; null where it happened by the clock. */
  readonly actorId: UserId | null
  readonly bookingId: BookingId | null
  /** As it was before a purchase; null where there was none. */
  readonly before: Membership | null
  readonly atMs: number
}

const RUNNING = ['trialing', 'active'] as const
const memberships = (tx: Tx) => sql<MembershipTables>(tx).selectFrom('memberships').selectAll()
const newestOf = (db: Sql<MembershipTables>, { orgId, userId }: OfPerson) =>
  db.selectFrom('memberships').selectAll().where('org_id', '=', orgId).where('user_id', '=', userId).orderBy('membership_no', 'desc').limit(fixed(1))
const latest = prepared(newestOf)

async function addEvent(tx: Tx, { orgId, membershipNo, version }: Membership, event: MembershipEvent): Promise<void> {
  await sql<MembershipTables>(tx)
    .insertInto('membership_events')
    .values({
      org_id: orgId,
      membership_no: membershipNo,
      version,
      kind: event.kind,
      actor_id: event.actorId,
      booking_id: event.bookingId,
      before: event.before && JSON.stringify(event.before),
      at_ms: event.atMs,
    })
    .execute()
}

/** How many days before its charge a membership (`m`) of a plan (`p`) is to be notified of it: `noticeDaysOf`, for a query. */
const noticeDays = (rules: Readonly<Record<string, PlanRules>>) => {
  const kind = raw`case when m.state = 'trialing' then 'trial' when p.later_years * 12 + p.later_months >= 12 then 'long' else 'short' end`
  return raw`(coalesce(${JSON.stringify(rules)}::jsonb -> m.country, ${JSON.stringify(rules['*'])}::jsonb) -> 'noticeDays' ->> ${kind})::int`
}

/** Those that run, by the end of their term, `after` one of them: locked until the transaction ends, and what another worker has locked is passed over. */
const nextToClaim = (tx: Tx, limit: number, after: Membership | null) =>
  sql<MembershipTables>(tx)
    .selectFrom('memberships as m')
    .selectAll('m')
    .where('m.state', 'in', [...RUNNING])
    .where(after ? raw<boolean>`(m.period_end, m.org_id, m.membership_no) > (${after.periodEnd}, ${after.orgId}, ${after.membershipNo})` : raw<boolean>`true`)
    .orderBy('m.period_end')
    .orderBy('m.org_id')
    .orderBy('m.membership_no')
    .limit(limit)
    .forUpdate('m')
    .skipLocked()

/** Of those the ones whose member is charged for the next term. */
const nextThatGoOn = (tx: Tx, limit: number, after: Membership | null) =>
  nextToClaim(tx, limit, after).where('m.renews', '=', true).where('m.cancel_at_end', '=', false).where('m.next_payment_by_org', '=', false)

const nextWithPlan = (tx: Tx, limit: number, after: Membership | null) =>
  nextThatGoOn(tx, limit, after).innerJoin('plans as p', (join) => join.onRef('p.org_id', '=', 'm.org_id').onRef('p.sub_id', '=', 'm.sub_id'))

export const membershipStore = {
  /** Locks this person's membership until the transaction ends. */
  async lockPerson(tx: Tx, { orgId, userId }: OfPerson): Promise<void> {
    await sql<MembershipTables>(tx)
      .insertInto('membership_people')
      .values({ org_id: orgId, user_id: userId, opened_on: null })
      .onConflict((same) => same.columns(['org_id', 'user_id']).doUpdateSet((row) => ({ user_id: row.ref('excluded.user_id') })))
      .execute()
  },
  /** The one that runs, or the last that did; null for those who never had one. */
  async latest(tx: Tx, of: OfPerson): Promise<Membership | null> {
    const row = await latest.first(tx, { orgId: of.orgId, userId: of.userId })
    return row ? read(row) : null
  },
  /** The same, locked until the transaction ends: neither its person nor a charge changes it meanwhile. */
  async lockLatest(tx: Tx, of: OfPerson): Promise<Membership | null> {
    await membershipStore.lockPerson(tx, of)
    const row = await newestOf(sql<MembershipTables>(tx), of).forUpdate().executeTakeFirst()
    return row ? read(row) : null
  },
  async find(tx: Tx, { orgId, membershipNo }: OfMembership): Promise<Membership | null> {
    const row = await memberships(tx).where('org_id', '=', orgId).where('membership_no', '=', membershipNo).executeTakeFirst()
    return row ? read(row) : null
  },
  async lock(tx: Tx, { orgId, membershipNo }: OfMembership): Promise<Membership | null> {
    const row = await memberships(tx).where('org_id', '=', orgId).where('membership_no', '=', membershipNo).forUpdate().executeTakeFirst()
    return row ? read(row) : null
  },
  async insert(tx: Tx, membership: Membership, event: MembershipEvent): Promise<void> {
    await sql<MembershipTables>(tx).insertInto('memberships').values(write(membership)).execute()
    await addEvent(tx, membership, event)
  },
  /** Returns it as it is then; each change has a version and an event. */
  async change(tx: Tx, before: Membership, change: Partial<Membership>, event: MembershipEvent): Promise<Membership> {
    const after: Membership = { ...before, ...change, version: before.version + 1 }
    const { org_id, membership_no, ...row } = write(after)
    const { numUpdatedRows } = await sql<MembershipTables>(tx)
      .updateTable('memberships')
      .set(row)
      .where('org_id', '=', org_id)
      .where('membership_no', '=', membership_no)
      .where('version', '=', before.version)
      .executeTakeFirstOrThrow()
    invariant(numUpdatedRows === 1n, 'a membership is locked before it is changed')
    await addEvent(tx, after, event)
    return after
  },
  /** What a booking did to a membership: which one, and as it was before. */
  async findPurchase(tx: Tx, orgId: OrgId, bookingId: BookingId): Promise<{ membershipNo: string; before: Membership | null } | null> {
    const row = await sql<MembershipTables>(tx)
      .selectFrom('membership_events')
      .select(['membership_no', 'before'])
      .where('org_id', '=', orgId)
      .where('booking_id', '=', bookingId)
      .where('kind', '=', 'bought')
      .executeTakeFirst()
    return row ? { membershipNo: row.membership_no, before: row.before === null ? null : storedMembership.parse(row.before) } : null
  },
  /**
   * In a system transaction: those that renew automatically, whose next charge was not handed on and is to be announced by this day, by the rules of their country.
   */
  async claimToHandOn(tx: Tx, by: string, rules: Readonly<Record<string, PlanRules>>, limit: number, after: Membership | null): Promise<Membership[]> {
    const rows = await nextWithPlan(tx, limit, after)
      .where(raw<boolean>`m.period_end::date - ${noticeDays(rules)} <= ${by}::date`)
      .whereRef('m.handed_period', '<=', 'm.period_no')
      .execute()
    return rows.map(read)
  },
  /**
   * In a system transaction: active ones whose plan costs more by now than was announced to them, that renew automatically, whose next charge was not handed on, and whose country
   * asks for a notice now, give or take a day for their zone.
   */
  async claimForPriceNotice(tx: Tx, nowMs: number, rules: Readonly<Record<string, PlanRules>>, limit: number, after: Membership | null): Promise<Membership[]> {
    const least = raw`greatest(${PRICE_DAYS.least}::int, ${noticeDays(rules)} + 1)`
    const left = raw<number>`m.period_end::date - (to_timestamp(${nowMs}::float8 / 1000) at time zone 'UTC')::date`
    const rows = await nextWithPlan(tx, limit, after)
      .where('m.state', '=', 'active')
      .where('m.price_minor', '>', 0)
      .whereRef('m.handed_period', '<=', 'm.period_no')
      .where(raw<boolean>`${left} between ${least} - 1 and greatest(${PRICE_DAYS.most}::int, ${least} + ${PRICE_DAYS.span}::int) + 1`)
      .where(
        raw<boolean>`m.price_minor < (select c.renewal_minor from plan_prices c where c.org_id = m.org_id and c.sub_id = m.sub_id and c.currency = m.currency and c.valid_from_ms <= ${nowMs}
          order by c.valid_from_ms desc limit 1)`,
      )
      .execute()
    return rows.map(read)
  },
  async addPriceNotice(tx: Tx, { orgId, membershipNo, version, price }: Membership, notice: { before: Money; dueMs: number; sentMs: number }): Promise<void> {
    await sql<MembershipTables>(tx)
      .insertInto('membership_price_notices')
      .values({
        ...{ org_id: orgId, membership_no: membershipNo, version, currency: price.currency },
        ...{ before_minor: notice.before.minor, price_minor: price.minor, due_ms: notice.dueMs, sent_ms: notice.sentMs },
      })
      .execute()
  },
  /**
   * In a system transaction: those of these countries that renew automatically, begin no later than a first reminder ago, and had none for the year they are in, give or take a day
   * for their zone.
   */
  async claimToRemind(tx: Tx, today: string, countries: readonly string[], limit: number, after: Membership | null): Promise<Membership[]> {
    const { first, every } = REMINDER_DAYS
    const yearNo = raw<number>`(${today}::date - m.since_day::date - ${first}::int + ${every}::int + 1) / ${every}::int`
    const rows = await nextThatGoOn(tx, limit, after)
      .where('m.country', 'in', [...countries])
      .where(
        raw<boolean>`${yearNo} > coalesce((select max(r.year_no) from membership_reminders r where r.org_id = m.org_id and r.membership_no = m.membership_no), 0)`,
      )
      .execute()
    return rows.map(read)
  },
  /** False where it was written already. */
  async addReminder(tx: Tx, { orgId, membershipNo }: OfMembership, yearNo: number, sentMs: number): Promise<boolean> {
    const row = { org_id: orgId, membership_no: membershipNo, year_no: yearNo, sent_ms: sentMs }
    const written = sql<MembershipTables>(tx).insertInto('membership_reminders').values(row)
    return (await written.onConflict((same) => same.doNothing()).executeTakeFirst()).numInsertedOrUpdatedRows === 1n
  },
  async handedOn(tx: Tx, { orgId, membershipNo, periodNo }: Membership): Promise<void> {
    await sql<MembershipTables>(tx)
      .updateTable('memberships')
      .set({ handed_period: periodNo + 1 })
      .where('org_id', '=', orgId)
      .where('membership_no', '=', membershipNo)
      .execute()
  },
  /** In a system transaction: those whose term is over by this day, first the oldest. */
  async claimToEnd(tx: Tx, until: string, limit: number, after: Membership | null): Promise<Membership[]> {
    const rows = await nextToClaim(tx, limit, after)
      .where('m.period_end', '<=', until)
      .where((row) =>
        row.or([row('m.renews', '=', false), row('m.cancel_at_end', '=', true), row('m.next_payment_by_org', '=', true), row('m.price_minor', '=', 0)]),
      )
      .execute()
    return rows.map(read)
  },
}
