import { raw, sql } from '@sojourn/db'
import { money, type OrgId, type Tx } from '@sojourn/kernel'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import { type Eligibility, NOBODY } from '../domain/eligibility.ts'
import type { Benefits, Plan, PlanPrice, PricedPlan } from '../domain/plan.ts'
import type { MembershipTables, PlanTable } from './tables.ts'

const benefits: z.ZodType<Benefits> = z.object({
  memberPricePoints: z.int(),
  pointsTimes: z.int(),
  weekHoldHours: z.int(),
  dreamtrips: z.boolean(),
})

const domains = z.array(z.string())

function readEligibility(row: Selectable<PlanTable>): Eligibility {
  const { eligibility: kind, members_max: membersMax, budget_minor: minor, budget_per: per } = row
  if (kind === 'nobody' || membersMax === null || minor === null || per === null) return NOBODY
  const limits = { membersMax, budget: { amount: money(minor, row.currency), per } }
  return kind === 'domain' ? { kind, domains: domains.parse(row.eligible_domains), ...limits } : { kind, ...limits }
}

const writeEligibility = (of: Eligibility) => ({
  eligibility: of.kind,
  eligible_domains: JSON.stringify(of.kind === 'domain' ? of.domains : []),
  members_max: of.kind === 'nobody' ? null : of.membersMax,
  budget_minor: of.kind === 'nobody' ? null : of.budget.amount.minor,
  budget_per: of.kind === 'nobody' ? null : of.budget.per,
})

const texts = z.record(z.string(), z.object({ name: z.string(), description: z.string(), html: z.string() }))
const codes = z.array(z.string())

type PricedRow = Selectable<PlanTable> & { price_currency: string; valid_from_ms: number; initial_minor: number; renewal_minor: number }

const readPlan = (row: Selectable<PlanTable>): Plan => ({
  orgId: row.org_id as OrgId,
  subId: row.sub_id,
  code: row.code,
  name: row.name,
  description: row.description,
  image: row.image,
  html: row.html,
  texts: texts.parse(row.texts),
  currency: row.currency,
  currencies: codes.parse(row.currencies),
  membershipId: row.membership_id,
  firstTerm: { years: row.first_years, months: row.first_months },
  laterTerms: { years: row.later_years, months: row.later_months },
  chargeAfterDays: row.charge_after_days,
  isRenewable: row.is_renewable,
  initChargeOrg: row.init_charge_org,
  renewChargeOrg: row.renew_charge_org,
  eligibility: readEligibility(row),
  benefits: benefits.parse(row.benefits),
  position: row.position,
  sold: row.sold,
})

const readPrice = ({ valid_from_ms: validFromMs, price_currency: currency, initial_minor, renewal_minor }: PricedRow): PlanPrice => ({
  validFromMs,
  initial: money(initial_minor, currency),
  renewal: money(renewal_minor, currency),
})

/** Rows of the prices in force, those of a plan one after the other; a plan without one in its own currency is not sold yet. */
function readPriced(rows: readonly PricedRow[]): PricedPlan[] {
  const byPlan = Map.groupBy(rows, ({ sub_id }) => sub_id)
  return [...byPlan.values()].flatMap((prices) => {
    const plan = readPlan(prices[0]!)
    const sold = prices.filter(({ price_currency: code }) => code === plan.currency || plan.currencies.includes(code)).map(readPrice)
    const own = sold.find(({ initial }) => initial.currency === plan.currency)
    return own ? [{ ...plan, ownCurrency: plan.currency, price: own, prices: sold }] : []
  })
}

/** Each plan with the prices in force at an instant, one for each currency. */
const priced = (tx: Tx, orgId: OrgId, nowMs: number) =>
  sql<MembershipTables>(tx)
    .selectFrom('plans as p')
    .innerJoin('plan_prices as c', (join) => join.onRef('c.org_id', '=', 'p.org_id').onRef('c.sub_id', '=', 'p.sub_id'))
    .distinctOn(['p.position', 'p.sub_id', 'c.currency'])
    .selectAll('p')
    .select(['c.currency as price_currency', 'c.valid_from_ms', 'c.initial_minor', 'c.renewal_minor'])
    .where('p.org_id', '=', orgId)
    .where('c.valid_from_ms', '<=', nowMs)
    .orderBy('p.position')
    .orderBy('p.sub_id')
    .orderBy('c.currency')
    .orderBy('c.valid_from_ms', 'desc')

export const planStore = {
  async list(tx: Tx, orgId: OrgId, nowMs: number): Promise<PricedPlan[]> {
    return readPriced(await priced(tx, orgId, nowMs).execute())
  },
  async find(tx: Tx, orgId: OrgId, subId: string, nowMs: number): Promise<PricedPlan | null> {
    return readPriced(await priced(tx, orgId, nowMs).where('p.sub_id', '=', subId).execute())[0] ?? null
  },
  /** A plan is written whole; its prices stay. */
  async save(tx: Tx, plan: Plan, nowMs: number): Promise<void> {
    const row = {
      org_id: plan.orgId,
      sub_id: plan.subId,
      code: plan.code,
      name: plan.name,
      description: plan.description,
      image: plan.image,
      html: plan.html,
      texts: JSON.stringify(plan.texts),
      currency: plan.currency,
      currencies: JSON.stringify(plan.currencies),
      membership_id: plan.membershipId,
      first_years: plan.firstTerm.years,
      first_months: plan.firstTerm.months,
      later_years: plan.laterTerms.years,
      later_months: plan.laterTerms.months,
      charge_after_days: plan.chargeAfterDays,
      is_renewable: plan.isRenewable,
      init_charge_org: plan.initChargeOrg,
      renew_charge_org: plan.renewChargeOrg,
      benefits: JSON.stringify(plan.benefits),
      position: plan.position,
      sold: plan.sold,
      created_ms: nowMs,
      members_max_ms: nowMs,
      ...writeEligibility(plan.eligibility),
    }
    const { org_id: _, sub_id: __, created_ms: ___, members_max_ms: ____, ...changed } = row
    const setAt = raw<number>`case when plans.members_max is distinct from excluded.members_max then excluded.members_max_ms else plans.members_max_ms end`
    await sql<MembershipTables>(tx)
      .insertInto('plans')
      .values(row)
      .onConflict((same) => same.columns(['org_id', 'sub_id']).doUpdateSet({ ...changed, members_max_ms: setAt }))
      .execute()
  },
  async isCodeTaken(tx: Tx, { orgId, subId, code }: Pick<Plan, 'orgId' | 'subId' | 'code'>): Promise<boolean> {
    const row = await sql<MembershipTables>(tx)
      .selectFrom('plans')
      .select('sub_id')
      .where('org_id', '=', orgId)
      .where('code', '=', code)
      .where('sub_id', '<>', subId)
      .executeTakeFirst()
    return row !== undefined
  },
  /** Locks the seeding of the demo plans until the transaction ends. */
  async holdSeed(tx: Tx): Promise<void> {
    await raw`select pg_advisory_xact_lock(hashtextextended('memberships seed', 0))`.execute(sql(tx))
  },
  async addPrice(tx: Tx, { orgId, subId }: Pick<Plan, 'orgId' | 'subId'>, { validFromMs, initial, renewal }: PlanPrice): Promise<void> {
    await sql<MembershipTables>(tx)
      .insertInto('plan_prices')
      .values({
        org_id: orgId,
        sub_id: subId,
        currency: initial.currency,
        valid_from_ms: validFromMs,
        initial_minor: initial.minor,
        renewal_minor: renewal.minor,
      })
      .onConflict((same) => same.doNothing())
      .execute()
  },
}
