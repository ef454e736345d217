import type { MigrationSet } from '@sojourn/db'
import {
  accept,
  add,
  type BookingId,
  type Currency,
  type Day,
  dayIn,
  type OrgId,
  type Outcome,
  type Refusal,
  refuse,
  subtract,
  type Tx,
  type UserId,
  zero,
} from '@sojourn/kernel'
import { admit } from './admission.ts'
import { baseOf, completePurchase, type PaidPurchase } from './complete-purchase.ts'
import { membershipStore, type OfMembership, type OfPerson } from './data/membership-store.sql.ts'
import { organisationStore } from './data/organisation-store.sql.ts'
import { type Consent, personStore } from './data/person-store.sql.ts'
import { planStore } from './data/plan-store.sql.ts'
import { type OpenPurchase, purchaseStore } from './data/purchase-store.sql.ts'
import { storedOf } from './data/stored-of.sql.ts'
import { type Debt, sumOfDebts } from './domain/debt.ts'
import { isOrganisationPaid, type PaidSoFar, periodStartMs } from './domain/eligibility.ts'
import { hasBenefits, type Membership, stateAt } from './domain/membership.ts'
import { type Benefits, type Plan, type PricedPlan, planIn } from './domain/plan.ts'
import { rulesByCountry } from './domain/plan-rules.ts'
import { canResume, debtPurchase, type Purchase, planPurchase } from './domain/purchase.ts'
import { endDueTerms, endMembership } from './end-membership.ts'
import type { MembershipsDeps } from './memberships-deps.ts'
import { listForPlan, type NamedPerson, nameForPlan, revokePlan } from './name-people.ts'
import { type NotifiedPrice, notifyPrices } from './notify-prices.ts'
import { type Reminded, remindYearly } from './remind-yearly.ts'
import { renewTerm } from './renew-term.ts'
import { type Reversed, reverseCharge } from './reverse-charge.ts'
import { type NewPrices, savePlan } from './save-plan.ts'
import { seedMemberships } from './seed.ts'
import { takeDue } from './take-due.ts'
import { trialKeyOfCard, trialKeyOfEmail } from './trial-keys.ts'
import { mayUndoPurchase, undoPurchase } from './undo-purchase.ts'

export type { PaidPurchase } from './complete-purchase.ts'
export type { Consent } from './data/person-store.sql.ts'
export type { Debt } from './domain/debt.ts'
export { type BudgetPeriod, type Eligibility, isOrganisationPaid, NOBODY, type NotEligible, type PaidSoFar } from './domain/eligibility.ts'
export { endsAtExpiry, hasBenefits, type Membership, type MembershipState, nextCharge, planStatusOf, renewalPrice } from './domain/membership.ts'
export type { Benefits, Plan, PlanPrice, PlanText, PricedPlan } from './domain/plan.ts'
export { countryOf, noticeDaysOf, rulesOf } from './domain/plan-rules.ts'
export { textOf } from './domain/plan-texts.ts'
export { canResume, type Purchase, type PurchaseKind } from './domain/purchase.ts'
export { endOfTermMs, isTimeZone, monthsOf, termFrom } from './domain/terms.ts'
export { groupPlansOf } from './group-plans.ts'
export { trialKeyOfCard } from './trial-keys.ts'

export const membershipsMigrations: MigrationSet = { owner: 'memberships', folder: new URL('./data/', import.meta.url) }

/** A membership as it is at this moment, with its plan. */
export interface CurrentMembership {
  /** Its state is the one by the clock. */
  readonly membership: Membership
  readonly plan: PricedPlan
}

/** What a person would buy, with everything that must still be true when it is paid. */
export interface PurchaseOffer {
  /** Of a debt alone: that of the membership it comes from. */
  readonly plan: PricedPlan
  readonly purchase: Purchase
  readonly base: string
  readonly today: Day
  /** What identifies a trial of this person from now on, besides the card used for it. */
  readonly trialKeys: readonly string[]
  /** The plan begins with a trial, and this person, their box of e-mail or a card of theirs had one. */
  readonly trialUsed: boolean
}

export interface WhoBuys extends OfPerson {
  readonly email: string
  readonly timeZone: string
  /** Fingerprints of the cards they have saved, where those are known. */
  readonly cards?: readonly string[] | undefined
  /** What they would pay in, where the plan has a price in it and nothing they have or owe is in another. */
  readonly currency?: Currency | undefined
}

type PurchaseRefusal = Refusal<'not_found' | 'already_member' | 'switch_at_end' | 'no_debt' | 'not_eligible'>

export interface HandOn {
  readonly by: Day
  readonly limit: number
}

/** Plans, and who is a member by which. Automatic charges, and when they are made, belong to another module. */
export interface Memberships {
  newNo(): string
  newPlanId(): string
  /** In their order, with the prices in force: those that are sold, or all of them. */
  listPlans(tx: Tx, orgId: OrgId, which?: 'sold' | 'all'): Promise<PricedPlan[]>
  /** At its price in a currency, where it has one in that; in its own else. */
  findPlan(tx: Tx, orgId: OrgId, subId: string, currency?: Currency): Promise<PricedPlan | null>
  /** Writes a plan whole; where its price is another one it is another row. Refuses `code_taken`. */
  savePlan(tx: Tx, plan: Plan, prices: NewPrices): Promise<Outcome<PricedPlan, Refusal<'code_taken'>>>
  /** The membership a person has, or had last; null for those who never had one. */
  currentOf(tx: Tx, of: OfPerson): Promise<CurrentMembership | null>
  openDebts(tx: Tx, of: OfPerson): Promise<Debt[]>
  /** What a plan gives a person now; null for those who are not members. */
  benefitsOf(tx: Tx, of: OfPerson): Promise<Benefits | null>
  /** What a person would pay for a plan, or for their debt alone (`subId` null). A plan that is not sold any more is sold to its members. */
  offer(tx: Tx, who: WhoBuys, subId: string | null): Promise<Outcome<PurchaseOffer, PurchaseRefusal>>
  /** The same of each plan that is sold. */
  offers(tx: Tx, who: WhoBuys): Promise<readonly { readonly plan: PricedPlan; readonly offered: Outcome<PurchaseOffer, PurchaseRefusal> }[]>
  /** The organisation pays a plan for this person. Named twice it is named once. */
  nameForPlan(tx: Tx, of: NamedPerson, way: 'granted' | 'invited'): Promise<void>
  /** The addresses on the list of a plan, in their order; `listForPlan` makes it these. */
  listedFor(tx: Tx, of: Pick<Plan, 'orgId' | 'subId'>): Promise<string[]>
  listForPlan(tx: Tx, of: Pick<Plan, 'orgId' | 'subId'>, emails: readonly string[]): Promise<void>
  /** It no longer does: returns the membership that ends with its term for that. */
  revokePlan(tx: Tx, of: NamedPerson & { readonly userId: UserId | null }, actorId: UserId): Promise<Membership | null>
  /** How many members a plan has that the organisation pays for, and what that was billed in the running period of its budget. */
  paidSoFar(tx: Tx, plan: Plan): Promise<PaidSoFar>
  /** The checkout in which a person buys, or bought last; null where there was none. */
  openPurchase(tx: Tx, of: OfPerson): Promise<OpenPurchase | null>
  /** Puts one in the place of another; false where by now another one is there. */
  replacePurchase(tx: Tx, of: OfPerson, former: string | null, purchase: OpenPurchase): Promise<boolean>
  complete(tx: Tx, paid: PaidPurchase): Promise<Outcome<Membership | null, Refusal<'membership_changed' | 'trial_used' | 'not_eligible'>>>
  mayUndo(tx: Tx, of: { orgId: OrgId; bookingId: BookingId }): Promise<boolean>
  /** Takes a purchase back; returns the membership that ended with it. */
  undo(tx: Tx, of: { orgId: OrgId; bookingId: BookingId }): Promise<Membership | null>
  find(tx: Tx, of: OfMembership): Promise<Membership | null>
  /** Locked until the transaction ends; null where there is none. */
  lock(tx: Tx, of: OfMembership): Promise<Membership | null>
  /** Nothing follows its term any more; in grace it ends at once. A second call changes nothing. Refuses `already_ended`. */
  cancelAtEnd(tx: Tx, of: OfPerson, actorId: UserId): Promise<Outcome<Membership, Refusal<'not_found' | 'already_ended'>>>
  /** Takes that back while the term runs. */
  resume(tx: Tx, of: OfPerson): Promise<Outcome<Membership, Refusal<'not_found' | 'already_ended'>>>
  /** The term that was charged begins. */
  renew(tx: Tx, membership: Membership, paid: Parameters<typeof renewTerm>[3]): Promise<Membership>
  /** A renewal was not paid yet: its benefits go on for a while. */
  enterGrace(tx: Tx, membership: Membership): Promise<Membership>
  end(tx: Tx, membership: Membership, how: Parameters<typeof endMembership>[3]): Promise<Membership>
  /** Ends or renews the terms that are over. In a system transaction; returns how many. */
  endDue(tx: Tx): Promise<number>
  /** The site that links in mails to a member lead to; null where unknown. */
  originOf(tx: Tx, of: OfPerson): Promise<string | null>
  /** What is stored about a person, as it lies, by the parts of the file of their data. */
  storedOf(tx: Tx, of: OfPerson & { readonly email: string }): Promise<Readonly<Record<string, unknown>>>
  /** Of those whose member is to be notified of the next charge by a day: the charges of which `of` answers what they are, each once. In a system transaction. */
  handOn<Charge extends object>(
    tx: Tx,
    due: HandOn,
    of: (current: CurrentMembership) => Charge | null,
  ): Promise<(Charge & { readonly membership: Membership })[]>
  /** Whose renewals cost more from now on, each once, to be notified in the same system transaction. */
  notifyPrices(tx: Tx): Promise<NotifiedPrice[]>
  /** Who is to be reminded of what renews automatically, each once a year, in the same system transaction. */
  remindYearly(tx: Tx): Promise<Reminded[]>
  reversed(tx: Tx, of: OfMembership, reversed: Reversed): Promise<void>
  /** The dialog of plans opens automatically at most once a day; `needsPlan` where this person was invited to one. */
  promptOf(tx: Tx, of: OfPerson): Promise<{ openedOn: Day | null; planNeeded: boolean }>
  markOpened(tx: Tx, of: OfPerson, on: Day): Promise<void>
  agree(tx: Tx, consent: Omit<Consent, 'atMs'>): Promise<void>
  consentTo(tx: Tx, orgId: OrgId, ref: string): Promise<Consent | null>
  /** The plans and members of the demo world, in a system transaction after its people; the same again changes nothing. */
  seed(tx: Tx): Promise<void>
}

/**
 * What a plan is priced in for a person. What the organisation pays is in the plan's own currency. A plan that was bought keeps its currency, and so does what is bought while it runs,
 * or while something is owed. Else it is what they ask for.
 */
function currencyFor(
  plan: PricedPlan,
  { current, debts, asked }: { current: CurrentMembership | null; debts: readonly Debt[]; asked: Currency | undefined },
): Currency | undefined {
  if (isOrganisationPaid(plan)) return plan.ownCurrency
  const owed = debts[0]?.amount.currency
  const keeps = current && current.membership.state !== 'withdrawn' && (hasBenefits(current.membership.state) || current.plan.subId === plan.subId)
  return owed ?? (keeps ? current.membership.price.currency : asked)
}

export function createMemberships(deps: MembershipsDeps): Memberships {
  const { clock, ids } = deps
  const latest = async (tx: Tx, of: OfPerson): Promise<Membership | null> => {
    const found = await membershipStore.latest(tx, of)
    return found && { ...found, state: stateAt(found, clock.nowMs()) }
  }
  const currentOf: Memberships['currentOf'] = async (tx, of) => {
    const membership = await latest(tx, of)
    const plan = membership && (await planStore.find(tx, of.orgId, membership.subId, clock.nowMs()))
    return membership && plan ? { membership, plan: planIn(plan, membership.price.currency) } : null
  }
  const readBuyer = async (tx: Tx, who: WhoBuys) => {
    const trialKeys = [trialKeyOfEmail(who.email)]
    const cardKeys = (who.cards ?? []).map(trialKeyOfCard)
    const [current, debts] = [await currentOf(tx, who), await personStore.openDebts(tx, who)]
    return {
      current,
      debts,
      trialKeys,
      trialUsed: await personStore.hadTrial(tx, who.orgId, [...trialKeys, ...cardKeys]),
      today: dayIn(who.timeZone, clock.nowMs()),
    }
  }
  const offerOf = async (
    tx: Tx,
    { current, debts, trialKeys, trialUsed, today }: Awaited<ReturnType<typeof readBuyer>>,
    known: PricedPlan,
    { who, debtAlone }: { who: WhoBuys; debtAlone: boolean },
  ): Promise<Outcome<PurchaseOffer, PurchaseRefusal>> => {
    const plan = planIn(known, currencyFor(known, { current, debts, asked: who.currency }))
    const membership = current && { ...current.membership, length: current.plan.laterTerms }
    const currency = (debtAlone && debts[0]?.amount.currency) || plan.currency
    const buyer = { membership, debt: sumOfDebts(currency, debts), trialUsed, today }
    const bought = debtAlone ? debtPurchase(buyer) : planPurchase(plan, buyer)
    if (!bought.ok) return bought
    const purchase = bought.value
    const bill = purchase.chargeOrg ? add(subtract(purchase.price, purchase.credit), purchase.debt) : zero(plan.currency)
    const membershipNo = membership && hasBenefits(membership.state) ? membership.membershipNo : null
    const admitted = debtAlone ? accept() : await admit(deps, tx, plan, purchase, { orgId: who.orgId, userId: who.userId, membershipNo, bill, lock: false })
    return admitted.ok ? accept({ plan, purchase, base: baseOf(membership), today, trialKeys, trialUsed: trialUsed && plan.chargeAfterDays > 0 }) : admitted
  }
  const ownRunning = async (tx: Tx, of: OfPerson): Promise<Outcome<Membership, Refusal<'not_found' | 'already_ended'>>> => {
    const membership = await membershipStore.lockLatest(tx, of)
    if (!membership) return refuse('not_found')
    return hasBenefits(stateAt(membership, clock.nowMs())) ? accept(membership) : refuse('already_ended')
  }
  const event = (kind: string, actorId: UserId | null) => ({ kind, actorId, bookingId: null, before: null, atMs: clock.nowMs() })
  return {
    newNo: () => ids.next<'membership'>('mbr'),
    newPlanId: () => ids.next<'plan'>('sub'),
    async listPlans(tx, orgId, which = 'sold') {
      const all = await planStore.list(tx, orgId, clock.nowMs())
      return which === 'all' ? all : all.filter(({ sold }) => sold)
    },
    async findPlan(tx, orgId, subId, currency) {
      const plan = await planStore.find(tx, orgId, subId, clock.nowMs())
      return plan && planIn(plan, currency)
    },
    savePlan: (tx, plan, prices) => savePlan(deps, tx, plan, prices),
    currentOf,
    openDebts: personStore.openDebts,
    async benefitsOf(tx, of) {
      const current = await currentOf(tx, of)
      return current && hasBenefits(current.membership.state) ? current.plan.benefits : null
    },
    async offer(tx, who, subId) {
      const buying = await readBuyer(tx, who)
      const plan = subId === null ? buying.current?.plan : await planStore.find(tx, who.orgId, subId, clock.nowMs())
      if (!plan) return refuse(subId === null ? 'no_debt' : 'not_found')
      if (subId !== null && !plan.sold && buying.current?.plan.subId !== subId) return refuse('not_found')
      return offerOf(tx, buying, plan, { who, debtAlone: subId === null })
    },
    async offers(tx, who) {
      const buying = await readBuyer(tx, who)
      const plans = (await planStore.list(tx, who.orgId, clock.nowMs())).filter(({ sold }) => sold)
      const offers = []
      for (const known of plans) {
        const plan = planIn(known, currencyFor(known, { ...buying, asked: who.currency }))
        offers.push({ plan, offered: await offerOf(tx, buying, plan, { who, debtAlone: false }) })
      }
      return offers
    },
    nameForPlan: (tx, of, way) => nameForPlan(deps, tx, of, way),
    listedFor: organisationStore.listOf,
    listForPlan: (tx, of, emails) => listForPlan(deps, tx, of, emails),
    revokePlan: (tx, of, actorId) => revokePlan(deps, tx, of, actorId),
    paidSoFar: (tx, plan) =>
      organisationStore.soFar(tx, plan, {
        but: null,
        sinceMs: periodStartMs(plan.eligibility.kind === 'nobody' ? 'year' : plan.eligibility.budget.per, clock.nowMs()),
        currency: plan.currency,
      }),
    openPurchase: purchaseStore.find,
    replacePurchase: purchaseStore.replace,
    complete: (tx, paid) => completePurchase(deps, tx, paid),
    mayUndo: mayUndoPurchase,
    undo: (tx, of) => undoPurchase(deps, tx, of),
    find: membershipStore.find,
    lock: membershipStore.lock,
    async cancelAtEnd(tx, of, actorId) {
      const running = await ownRunning(tx, of)
      if (!running.ok || running.value.cancelAtEnd) return running
      if (running.value.state === 'grace') return accept(await endMembership(deps, tx, running.value, { as: 'cancelled', actorId, atMs: clock.nowMs() }))
      return accept(await membershipStore.change(tx, running.value, { cancelAtEnd: true }, event('cancelled_at_end', actorId)))
    },
    async resume(tx, of) {
      const running = await ownRunning(tx, of)
      if (!running.ok || !canResume(running.value)) return running
      return accept(await membershipStore.change(tx, running.value, { cancelAtEnd: false, handedPeriod: running.value.periodNo }, event('resumed', of.userId)))
    },
    renew: (tx, membership, paid) => renewTerm(deps, tx, membership, paid),
    enterGrace: async (tx, membership) =>
      membership.state === 'grace' ? membership : membershipStore.change(tx, membership, { state: 'grace' }, event('grace', null)),
    end: (tx, membership, how) => endMembership(deps, tx, membership, how),
    endDue: (tx) => endDueTerms(deps, tx),
    async handOn(tx, { by, limit }, of) {
      const claim = (after: Membership | null) => membershipStore.claimToHandOn(tx, by, rulesByCountry, limit, after)
      return takeDue(limit, claim, async (membership) => {
        const plan = await planStore.find(tx, membership.orgId, membership.subId, clock.nowMs())
        const charge = plan && of({ membership, plan: planIn(plan, membership.price.currency) })
        if (!charge) return null
        await membershipStore.handedOn(tx, membership)
        return { ...charge, membership }
      })
    },
    notifyPrices: (tx) => notifyPrices(deps, tx),
    remindYearly: (tx) => remindYearly(deps, tx),
    reversed: (tx, of, reversed) => reverseCharge(deps, tx, of, reversed),
    originOf: async (tx, of) => (await membershipStore.latest(tx, of))?.origin ?? null,
    storedOf,
    promptOf: personStore.find,
    markOpened: personStore.markOpened,
    agree: (tx, consent) => personStore.putConsent(tx, { ...consent, atMs: clock.nowMs() }),
    consentTo: personStore.findConsent,
    seed: (tx) => seedMemberships(tx, clock.nowMs()),
  }
}
