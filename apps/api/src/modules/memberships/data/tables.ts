import type { ColumnType } from 'kysely'
import type { Debt } from '../domain/debt.ts'
import type { BudgetPeriod, Eligibility, PlanWay } from '../domain/eligibility.ts'
import type { MembershipState } from '../domain/membership.ts'

type Json = ColumnType<unknown, string, string>

export interface PlanTable {
  org_id: string
  sub_id: string
  code: string
  name: string
  description: string
  image: string
  html: string
  currency: string
  texts: Json
  currencies: Json
  membership_id: string
  first_years: number
  first_months: number
  later_years: number
  later_months: number
  charge_after_days: number
  is_renewable: boolean
  init_charge_org: boolean
  renew_charge_org: boolean
  benefits: Json
  position: number
  sold: boolean
  created_ms: number
  eligibility: Eligibility['kind']
  eligible_domains: Json
  members_max: number | null
  members_max_ms: number
  budget_minor: number | null
  budget_per: BudgetPeriod | null
}
interface PlanPeopleTable {
  org_id: string
  sub_id: string
  way: PlanWay
  email: string
  at_ms: number
}
export interface OrganisationTermTable {
  org_id: string
  key: string
  sub_id: string
  membership_no: string
  period_no: number
  user_id: string
  box: string
  booking_id: string | null
  period_from: string
  period_until: string
  currency: string
  billed_minor: number
  returned_minor: ColumnType<number, number | undefined, number>
  ended_by: string | null
  until_before: string | null
  billed_ms: number
}
interface PriceTable {
  org_id: string
  sub_id: string
  currency: string
  valid_from_ms: number
  initial_minor: number
  renewal_minor: number
}
interface PeopleTable {
  org_id: string
  user_id: string
  opened_on: string | null
  plan_needed: ColumnType<boolean, boolean | undefined, boolean>
}
export interface MembershipTable {
  org_id: string
  membership_no: string
  user_id: string
  sub_id: string
  state: MembershipState
  since_day: string
  period_no: number
  period_start: string
  period_end: string
  anchor_day: number
  time_zone: string
  country: string | null
  currency: string
  period_minor: number
  price_minor: number
  first_minor: number | null
  renews: boolean
  cancel_at_end: boolean
  next_payment_by_org: boolean
  booking_id: string
  withdraw_until_ms: number | null
  language: string | null
  origin: string | null
  handed_period: number
  ended_at_ms: number | null
  version: number
}
export interface DebtTable {
  org_id: string
  debt_id: string
  membership_no: string
  reason: Debt['reason']
  currency: string
  amount_minor: number
  key: string
  paid_by: string | null
  created_ms: number
}
interface EventTable {
  org_id: string
  membership_no: string
  version: number
  kind: string
  actor_id: string | null
  booking_id: string | null
  before: ColumnType<unknown, string | null, never>
  at_ms: number
}
interface TrialTable {
  org_id: string
  key: string
  membership_no: string
  at_ms: number
}
interface PriceNoticeTable {
  org_id: string
  membership_no: string
  version: number
  currency: string
  before_minor: number
  price_minor: number
  due_ms: number
  sent_ms: number
}
interface ReminderTable {
  org_id: string
  membership_no: string
  year_no: number
  sent_ms: number
}
interface ConsentTable {
  org_id: string
  ref: string
  user_id: string
  text: string
  language: string
  ip: string
  user_agent: string | null
  time_zone: string | null
  origin: string
  at_ms: number
}

interface PurchaseTable {
  org_id: string
  user_id: string
  checkout_id: string
  request: string
}

export interface MembershipTables {
  membership_purchases: PurchaseTable
  plans: PlanTable
  plan_prices: PriceTable
  plan_people: PlanPeopleTable
  organisation_terms: OrganisationTermTable
  membership_people: PeopleTable
  memberships: MembershipTable
  membership_debts: DebtTable
  membership_events: EventTable
  membership_trials: TrialTable
  membership_consents: ConsentTable
  membership_price_notices: PriceNoticeTable
  membership_reminders: ReminderTable
}
