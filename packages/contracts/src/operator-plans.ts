// nothing here is translated: the summaries of calls are for engineers; what people read goes through say
import { typedCode, typedDomain, typedLine } from '@sojourn/kernel'
import { z } from 'zod'
import { reason } from './audit.ts'
import { defineCall } from './call.ts'
import { amount, currency, day, email, id, nameText, sitePath } from './wire.ts'

const length = z.int().min(0).max(120)

/** How far an organisation pays: so many members at a time, and so much in each month, quarter or year of the calendar (UTC), in the currency of the plan. */
const limits = {
  members_max: z.int().min(1).max(1_000_000),
  budget: z.object({ amount: amount.positive(), per: z.enum(['month', 'quarter', 'year']) }),
}
const domainName = z
  .string()
  .overwrite(typedDomain)
  .max(253)
  .regex(/^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u, 'a domain reads example.com')

/**
 * For whom the organisation pays a plan that it pays: `nobody` new, people it mailed an invitation to the plan (`invited`), people with a confirmed address of a domain, people on a
 * list of addresses, or those whom an operator granted it. A grant holds for each of them but `nobody`.
 */
export const planEligibility = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('nobody') }),
  z.object({ kind: z.literal('invited'), ...limits }),
  z.object({ kind: z.literal('domain'), domains: z.array(domainName).min(1).max(50), ...limits }),
  z.object({ kind: z.literal('list'), emails: z.array(email).max(5_000), ...limits }),
  z.object({ kind: z.literal('granted'), ...limits }),
])
const eligibility = planEligibility

/** What a plan says in one language. */
const planText = z.object({ subplan_name: nameText, subplan_desc: z.string().trim().max(200), html: z.string().max(20_000) })
/**
 * By the tag of a language (`de-DE`). A reader of a language gets its text; else one in another kind of their language (`pt-PT` reads `pt-BR`); else `subplan_name`, `subplan_desc` and
 * `html` of the plan itself.
 */
const planTexts = z.record(z.string().max(12), planText)
/** Prices besides those in `currency_code`. Where a currency has none, the plan is shown and charged in `currency_code`, never converted. */
const planPrices = z.array(z.object({ currency_code: currency, sub_plan_initial_price: amount.min(0), sub_plan_renewal_price: amount.min(0) })).max(60)

/** A plan as its organisation's operators see and save it. */
const operatorPlan = z.object({
  sub_id: id,
  subscription_code: z.string().overwrite(typedCode).min(1).max(40),
  subplan_name: nameText,
  subplan_desc: z.string().overwrite(typedLine).max(200),
  sub_plan_image_url: sitePath.or(z.literal('')),
  /** Saved without anything but paragraphs, lists, emphasis and links. */
  html: z.string().max(20_000),
  currency_code: currency,
  membership_id: id,
  sub_plan_initial_price: amount.min(0),
  sub_plan_renewal_price: amount.min(0),
  sub_plan_validity_year: length,
  sub_plan_validity_month: length,
  sub_plan_auto_validity_year: length,
  sub_plan_auto_validity_month: length,
  sub_plan_charge_after: z.int().min(0).max(365),
  is_renewable: z.boolean(),
  init_charge_org: z.boolean(),
  renew_charge_org: z.boolean(),
  member_price_percent: z.number().min(0).max(50),
  points_times: z.int().min(1).max(10),
  week_hold_hours: z.int().min(0).max(168),
  dreamtrips: z.boolean(),
  position: z.int().min(0).max(1000),
  sold: z.boolean(),
  eligibility,
  texts: planTexts,
  prices: planPrices,
})

export const listPlans = defineCall({
  path: '/api/operator/listPlans',
  tag: 'Operator',
  summary: 'The plans of the organisation, sold or not, with the prices in force',
  who: 'user',
  body: z.object({ org_id: id.optional() }),
  data: z.object({
    plans: z.array(
      operatorPlan.extend({
        /** Members the organisation pays for now or next, and what they were billed in the running period of the budget; null of a plan that members pay. */
        paid_for: z.object({ members: z.int(), billed: amount }).nullable(),
      }),
    ),
  }),
  refusals: ['not_allowed'],
})

/** A person: by their account or by their address, which need not have an account yet. */
const whom = {
  sub_id: id,
  user_id: id.optional(),
  email: email.optional(),
  reason,
}

export const grantPlan = defineCall({
  path: '/api/operator/grantPlan',
  tag: 'Operator',
  summary: 'The organisation pays a plan for a person, within its number and budget; nothing begins before they take it',
  who: 'user',
  namesPerson: true,
  body: z.object(whom),
  data: z.object({}),
  refusals: ['not_allowed', 'not_found', 'person_missing', 'nobody_eligible'],
})

export const revokePlan = defineCall({
  path: '/api/operator/revokePlan',
  tag: 'Operator',
  summary:
    'The organisation no longer pays a plan for a person: what runs ends with its term where the organisation would have paid the next, and they get no other',
  who: 'user',
  namesPerson: true,
  body: z.object(whom),
  /** The day on which a running membership ends for it; null where none does. */
  data: z.object({ ends_on: day.nullable() }),
  refusals: ['not_allowed', 'not_found', 'person_missing'],
})

export const savePlan = defineCall({
  path: '/api/operator/savePlan',
  tag: 'Operator',
  summary:
    'Makes a plan, or changes one. A higher price is for those who buy from now on: members are notified some weeks before their renewal, or keep the price from before; they pay less where it has become less',
  who: 'user',
  body: operatorPlan.omit({ currency_code: true }).extend({
    sub_id: id.optional(),
    org_id: id.optional(),
    eligibility: eligibility.optional().describe('Left out it stays as it is; of a new plan it is `nobody`.'),
    texts: planTexts.optional().describe('Left out they stay.'),
    prices: planPrices.optional().describe('All of them; left out they stay.'),
    reason,
  }),
  data: z.object({ plan: operatorPlan }),
  refusals: [
    'not_allowed',
    'not_found',
    'code_taken',
    'amount_malformed',
    'term_missing',
    'trial_paid_by_org',
    'domain_malformed',
    'language_unknown',
    'currency_unknown',
  ],
})

export const operatorPlanCalls = [listPlans, savePlan, grantPlan, revokePlan] as const

export type OperatorPlanShape = z.output<typeof operatorPlan>
export type PlanEligibilityShape = z.output<typeof planEligibility>
