import type { getPlans as call, DataOf, ParsedBodyOf, PlanShape } from '@sojourn/contracts'
import { accept, type Currency, dayIn, type Money, type OrgId, type Outcome, refuse, sum, type Tx, toMajor, type UserId } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import { type CurrentMembership, hasBenefits } from '../../modules/memberships/index.ts'
import { ANYWHERE } from './asking.ts'
import type { PayMethod } from './later-charges.ts'
import type { MembershipParts } from './parts.ts'
import { planOnWire, subscriptionOnWire } from './plan-on-wire.ts'
import { subjectOf } from './supplier.ts'

type Plans = DataOf<typeof call>
type Whose = { readonly orgId: OrgId; readonly userId: UserId; readonly email: string; readonly currency: Currency }

/** The plans on sale with what this person would pay. */
export const plansFor = async (parts: MembershipParts, who: Whose, seller: string): Promise<PlanShape[]> =>
  asCharged(parts, await parts.transactions.inTenant(who.orgId, (tx) => listPlans(parts, tx, who, seller), { readOnly: true }), who, seller)

async function listPlans({ memberships }: MembershipParts, tx: Tx, who: Whose, seller: string, cards?: readonly string[]): Promise<PlanShape[]> {
  const offers = await memberships.offers(tx, { ...who, timeZone: ANYWHERE, cards })
  return offers.map(({ plan, offered }) => planOnWire(plan, offered, { seller, currency: who.currency }))
}

/** A trial is shown only where none of the cards that this person has saved had one: what is shown is what would be charged. Outside transactions. */
async function asCharged(parts: MembershipParts, plans: PlanShape[], who: Whose, seller: string): Promise<PlanShape[]> {
  if (!plans.some(({ is_trial }) => is_trial)) return plans
  // A gateway that does not answer hides no trial: the card it is taken with is known before it begins.
  const cards = await parts.savedCardsOf(who)
  return cards && cards.length > 0 ? parts.transactions.inTenant(who.orgId, (tx) => listPlans(parts, tx, who, seller, cards), { readOnly: true }) : plans
}

/** What a person owes, in one currency: that of their plan, where they have one. */
export async function debtOf({ memberships }: MembershipParts, tx: Tx, of: Pick<Whose, 'orgId' | 'userId'>, currency: string): Promise<Money> {
  const debts = await memberships.openDebts(tx, of)
  return sum(
    currency,
    debts.filter(({ amount }) => amount.currency === currency).map(({ amount }) => amount),
  )
}

/** Plans, the person with their membership, and whether the dialog opens automatically. An agent sees their clients', an operator everyone's. */
export async function getPlans(
  parts: MembershipParts,
  { user_id, opened, currency: asked }: ParsedBodyOf<typeof call>,
  caller: SignedInCaller,
): Promise<Outcome<Plans>> {
  const currency = asked ?? caller.currency
  const { orgId, org, user } = caller
  const userId = (user_id ?? user.userId) as UserId
  const isRequired = await parts.requiresPlan(orgId)
  let methods: readonly PayMethod[] = []
  const answer = await parts.transactions.inTenant(orgId, async (tx): Promise<Outcome<Plans>> => {
    const isOwn = userId === user.userId
    if (!isOwn && !(await parts.mayActFor(tx, caller, userId))) return refuse('not_found')
    const person = await parts.personOf(tx, orgId, userId)
    if (!person) return refuse('not_found')
    const today = dayIn(ANYWHERE, parts.clock.nowMs())
    // A call by another person does not count as the person's.
    if (opened && isOwn && !caller.impersonator) await parts.memberships.markOpened(tx, { orgId, userId }, today)
    const plans = await listPlans(parts, tx, { orgId, userId, email: person.email, currency }, org.name)
    const current = await parts.memberships.currentOf(tx, { orgId, userId })
    const { openedOn, planNeeded } = await parts.memberships.promptOf(tx, { orgId, userId })
    const debt = await debtOf(parts, tx, { orgId, userId }, current?.plan.currency ?? plans[0]?.currency_code ?? org.currency)
    const own = current && (await detailsOf(parts, tx, current, debt))
    methods = own?.methods ?? []
    const needs = needsOf(current, { isRequired: planNeeded || isRequired, isSold: plans.length > 0 })
    return accept({
      plans,
      userProfile: { ...person, subscription_details: own?.details ?? null },
      displayModal: plans.length > 0 && (needs.needsRenewal || needs.needsSubscription) && openedOn !== today,
      ...needs,
      sumDebt: toMajor(debt),
    })
  })
  if (!answer.ok) return answer
  const { plans, userProfile } = answer.value
  const details = userProfile.subscription_details
  const subscription_details = details && { ...details, payment_method: await firstLeft(parts, methods, { orgId, userId }) }
  return accept({
    ...answer.value,
    userProfile: { ...userProfile, subscription_details },
    plans: await asCharged(parts, plans, { orgId, userId, email: userProfile.email, currency }, org.name),
  })
}

/** A plan that is not active is to be renewed, however it ended, where plans are sold; a person without one needs one where one is required. */
function needsOf(current: CurrentMembership | null, { isRequired, isSold }: { isRequired: boolean; isSold: boolean }) {
  return { needsRenewal: current !== null && isSold && !hasBenefits(current.membership.state), needsSubscription: current === null && isRequired }
}

async function detailsOf({ later, clock }: MembershipParts, tx: Tx, current: CurrentMembership, debt: Money) {
  const none = { methods: [], lastFailure: null }
  const { methods, lastFailure } = (await later?.summaryOf(tx, { ...subjectOf(current.membership), userId: current.membership.userId })) ?? none
  return { methods, details: subscriptionOnWire(current, { debt, nowMs: clock.nowMs(), method: null, lastFailure }) }
}

/** What pays the next charge: a card that was deleted does not, by whichever door it went. Outside transactions. */
async function firstLeft(parts: MembershipParts, methods: readonly PayMethod[], of: Pick<Whose, 'orgId' | 'userId'>): Promise<string | null> {
  for (const { cardId, text } of methods) if (cardId === null || (await parts.mayHaveCard(of, cardId))) return text
  return null
}
