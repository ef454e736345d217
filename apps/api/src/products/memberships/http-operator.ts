import {
  type DataOf,
  grantPlan,
  listPlans,
  type OperatorPlanShape,
  type ParsedBodyOf,
  type PlanEligibilityShape,
  revokePlan,
  savePlan as saveCall,
} from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { accept, type Currency, fromMajor, type Outcome, refuse, type Tx, toMajor } from '@sojourn/kernel'
import { type Refusals, type Route, type SignedInCaller, signedInRoute } from '../../http/index.ts'
import { type Eligibility, isOrganisationPaid, monthsOf, NOBODY, type Plan, type PricedPlan } from '../../modules/memberships/index.ts'
import { cleanHtml } from './clean-html.ts'
import { asDomains } from './domain-names.ts'
import { grant, revoke } from './grant-plan.ts'
import type { MembershipParts } from './parts.ts'
import { pricesOf, pricesOnWire, textsOf, textsOnWire } from './plan-in-languages.ts'

const OPERATOR = 1

const refusals: Refusals = {
  not_found: [404, () => say`We couldn't find this plan. Nothing was changed.`],
  person_missing: [400, () => say`Please name a person: by their account or their email address.`, 'email'],
  nobody_eligible: [409, () => say`Nobody may have this plan yet. Please say first whom your organization pays it for, how many, and up to which sum.`],
  domain_malformed: [400, () => say`Please enter a domain such as example.com.`, 'eligibility.domains'],
  language_unknown: [400, () => say`This language isn't offered here. Nothing was changed.`, 'texts'],
  currency_unknown: [400, () => say`Please enter each currency once, and not the plan's own.`, 'prices'],
  code_taken: [409, () => say`Another plan has this code. Nothing was changed.`, 'subscription_code'],
  amount_malformed: [400, () => say`A price has more decimals than its currency.`, 'sub_plan_initial_price'],
  term_missing: [400, () => say`A term is at least one month, and so is each later one of a plan that renews.`, 'sub_plan_validity_month'],
  trial_paid_by_org: [400, () => say`A first term that your organization pays has no trial.`, 'sub_plan_charge_after'],
}

/** The plans of an organisation, for its operators. */
export const operatorHttp = (parts: MembershipParts): Route[] => [
  signedInRoute(listPlans, async (_body, caller) => {
    if (caller.user.usrType !== OPERATOR) return refuse('not_allowed')
    return parts.transactions.inTenant(
      caller.orgId,
      async (tx) => {
        const plans = []
        for (const plan of await parts.memberships.listPlans(tx, caller.orgId, 'all'))
          plans.push({ ...(await onWire(parts, tx, plan)), paid_for: await paidFor(parts, tx, plan) })
        return accept({ plans })
      },
      { readOnly: true },
    )
  }),
  signedInRoute(saveCall, (body, caller) => savePlan(parts, body, caller), refusals),
  signedInRoute(grantPlan, (body, caller) => grant(parts, body, caller), refusals),
  signedInRoute(revokePlan, (body, caller) => revoke(parts, body, caller), refusals),
]

async function paidFor({ memberships }: MembershipParts, tx: Tx, plan: PricedPlan) {
  if (!isOrganisationPaid(plan)) return null
  const { members, billed } = await memberships.paidSoFar(tx, plan)
  return { members, billed: toMajor(billed) }
}

const pointsOf = (percent: number): number => Math.round(percent * 100)

/** Saves it with its text made harmless; another price is another row. Who did it and why is written down with it. */
async function savePlan(parts: MembershipParts, body: ParsedBodyOf<typeof saveCall>, caller: SignedInCaller): Promise<Outcome<DataOf<typeof saveCall>>> {
  const { orgId, org, user } = caller
  if (user.usrType !== OPERATOR) return refuse('not_allowed')
  const [initial, renewal] = [fromMajor(body.sub_plan_initial_price, org.currency), fromMajor(body.sub_plan_renewal_price, org.currency)]
  if (!initial || !renewal) return refuse('amount_malformed')
  const firstTerm = { years: body.sub_plan_validity_year, months: body.sub_plan_validity_month }
  const laterTerms = { years: body.sub_plan_auto_validity_year, months: body.sub_plan_auto_validity_month }
  if (monthsOf(firstTerm) === 0 || (body.is_renewable && monthsOf(laterTerms) === 0)) return refuse('term_missing')
  if (body.init_charge_org && body.sub_plan_charge_after > 0) return refuse('trial_paid_by_org')
  const eligibility = eligibilityOf(body.eligibility, org.currency)
  if (!eligibility.ok) return eligibility
  const texts = await textsOf(body.texts)
  if (!texts.ok) return texts
  const others = pricesOf(body.prices, org.currency)
  if (!others.ok) return others
  const html = await cleanHtml(body.html)
  return parts.transactions.inTenant(orgId, async (tx): Promise<Outcome<DataOf<typeof saveCall>>> => {
    const before = body.sub_id === undefined ? null : await parts.memberships.findPlan(tx, orgId, body.sub_id)
    if (body.sub_id !== undefined && !before) return refuse('not_found')
    const plan: Plan = {
      orgId,
      subId: before?.subId ?? parts.memberships.newPlanId(),
      code: body.subscription_code,
      name: body.subplan_name,
      description: body.subplan_desc,
      image: body.sub_plan_image_url,
      html,
      texts: texts.value ?? before?.texts ?? {},
      // Members have paid in it.
      currency: before?.currency ?? org.currency,
      currencies: others.value?.map((price) => price.initial.currency) ?? before?.currencies ?? [],
      membershipId: body.membership_id,
      firstTerm,
      laterTerms,
      chargeAfterDays: body.sub_plan_charge_after,
      isRenewable: body.is_renewable,
      initChargeOrg: body.init_charge_org,
      renewChargeOrg: body.renew_charge_org,
      eligibility: eligibility.value ?? before?.eligibility ?? NOBODY,
      benefits: {
        memberPricePoints: pointsOf(body.member_price_percent),
        pointsTimes: body.points_times,
        weekHoldHours: body.week_hold_hours,
        dreamtrips: body.dreamtrips,
      },
      position: body.position,
      sold: body.sold,
    }
    if (plan.currency !== org.currency) return refuse('amount_malformed')
    const saved = await parts.memberships.savePlan(tx, plan, { own: { initial, renewal }, others: others.value ?? [] })
    if (!saved.ok) return saved
    if (body.eligibility) await parts.memberships.listForPlan(tx, saved.value, body.eligibility.kind === 'list' ? body.eligibility.emails : [])
    await parts.audit.record(tx, caller, { kind: 'plan_saved', subjectId: null, reason: body.reason })
    return accept({ plan: await onWire(parts, tx, saved.value) })
  })
}

/** As it is to be stored; undefined where it stays. Refuses `amount_malformed` and `domain_malformed`. */
function eligibilityOf(said: PlanEligibilityShape | undefined, currency: Currency): Outcome<Eligibility | undefined> {
  if (!said || said.kind === 'nobody') return accept(said && NOBODY)
  const amount = fromMajor(said.budget.amount, currency)
  if (!amount) return refuse('amount_malformed')
  const limits = { membersMax: said.members_max, budget: { amount, per: said.budget.per } }
  if (said.kind !== 'domain') return accept({ kind: said.kind, ...limits })
  const domains = asDomains(said.domains)
  return domains ? accept({ kind: said.kind, domains, ...limits }) : refuse('domain_malformed')
}

async function eligibilityOnWire({ memberships }: MembershipParts, tx: Tx, { orgId, subId, eligibility }: Plan): Promise<PlanEligibilityShape> {
  if (eligibility.kind === 'nobody') return { kind: 'nobody' }
  const { membersMax, budget } = eligibility
  const limits = { members_max: membersMax, budget: { amount: toMajor(budget.amount), per: budget.per } }
  switch (eligibility.kind) {
    case 'domain':
      return { kind: 'domain', domains: [...eligibility.domains], ...limits }
    case 'list':
      return { kind: 'list', emails: await memberships.listedFor(tx, { orgId, subId }), ...limits }
    case 'invited':
    case 'granted':
      return { kind: eligibility.kind, ...limits }
  }
}

const onWire = async (parts: MembershipParts, tx: Tx, plan: PricedPlan): Promise<OperatorPlanShape> => ({
  sub_id: plan.subId,
  subscription_code: plan.code,
  subplan_name: plan.name,
  subplan_desc: plan.description,
  sub_plan_image_url: plan.image,
  html: plan.html,
  currency_code: plan.currency,
  membership_id: plan.membershipId,
  sub_plan_initial_price: toMajor(plan.price.initial),
  sub_plan_renewal_price: toMajor(plan.price.renewal),
  sub_plan_validity_year: plan.firstTerm.years,
  sub_plan_validity_month: plan.firstTerm.months,
  sub_plan_auto_validity_year: plan.laterTerms.years,
  sub_plan_auto_validity_month: plan.laterTerms.months,
  sub_plan_charge_after: plan.chargeAfterDays,
  is_renewable: plan.isRenewable,
  init_charge_org: plan.initChargeOrg,
  renew_charge_org: plan.renewChargeOrg,
  member_price_percent: plan.benefits.memberPricePoints / 100,
  points_times: plan.benefits.pointsTimes,
  week_hold_hours: plan.benefits.weekHoldHours,
  dreamtrips: plan.benefits.dreamtrips,
  position: plan.position,
  sold: plan.sold,
  eligibility: await eligibilityOnWire(parts, tx, plan),
  texts: textsOnWire(plan),
  prices: pricesOnWire(plan),
})
