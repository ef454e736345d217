import { useState } from 'react'
import { DialogPlace } from '../../ui/use-modal.ts'
import type { Ending } from './ending/ending-steps.ts'
import { EndButton, EndingView } from './ending/ending-view.tsx'
import { membershipOf } from './membership-of.ts'
import type { HowToEnd, Plan } from './memberships-api.ts'
import { MemberCard } from './own/member-card.tsx'
import { OwnMembership } from './own/own-membership.tsx'
import { choicesOf } from './own/source-order.ts'
import { SourcesView } from './own/sources-view.tsx'
import { BoughtNote } from './plans/bought-note.tsx'
import { OpeningNote, RefusedNote } from './plans/opening-notes.tsx'
import { PlanPayment } from './plans/plan-payment.tsx'
import { type PlansState, PlansView } from './plans/plans-view.tsx'
import {
  NO_TRIAL_PLAN,
  ORG_PLAN,
  SAMPLE_CHARGES,
  SAMPLE_CHECKOUT,
  SAMPLE_MANDATE,
  SAMPLE_OFFER,
  SAMPLE_PLANS,
  SAMPLE_QUOTE,
  SAMPLE_SUBSCRIPTION,
  samplePlans,
  TRIAL_PLAN,
} from './sample-memberships.ts'

const nothing = () => {}
const ready = (...about: Parameters<typeof samplePlans>): PlansState => ({ step: 'ready', plans: samplePlans(...about) })
const sold = (...plans: readonly Plan[]) => ({ plans: [...plans] })

interface DialogParts {
  readonly state: PlansState
  readonly chosen?: string
  readonly payment?: React.ReactNode
}

const dialog =
  ({ state, chosen, payment = null }: DialogParts) =>
  () => (
    <DialogPlace value="in-page">
      <PlansView state={state} chosen={chosen ?? null} locked={false} onSelect={nothing} onAgain={nothing} onClose={nothing} payment={payment} />
    </DialogPlace>
  )

const payment = (checkout = SAMPLE_CHECKOUT) => (
  <PlanPayment
    planCurrency="USD"
    loaded={checkout}
    offer={membershipOf(checkout.offer) ?? SAMPLE_OFFER}
    onBusy={nothing}
    onConfirmed={nothing}
    onFailed={nothing}
    onStale={nothing}
  />
)
const expired = {
  plan_status: 'EXPIRED',
  state: 'expired',
  plan_expiry_date: '2026-02-24',
  subscription_debt: 4.9,
  next_billing_date: null,
  billing_amount: null,
} as const
const trialOffer = { ...SAMPLE_OFFER, kind: 'first', is_trial: true, debt: 0, next_charge: { on: '2026-03-26', amount: 49 } } as const
const TRIAL_CHECKOUT: typeof SAMPLE_CHECKOUT = {
  ...SAMPLE_CHECKOUT,
  offer: trialOffer,
  lines: [
    { kind: 'base', label: 'Voyager, 14 days free', amount: 0, rule: null },
    { kind: 'total', label: 'Total', amount: 0, rule: null },
  ],
  due: { ...SAMPLE_CHECKOUT.due, card: 0, now: 0 },
  price: { ...SAMPLE_CHECKOUT.price, total: 0, base: 0, pay_now: 0 },
  payment: { ...SAMPLE_CHECKOUT.payment, route: 'set_up', guarantee: true },
}

/** As they are for people who cannot buy them now. */
const [OWN_PLAN, SMALLER_PLAN] = [SAMPLE_PLANS[0]!, SAMPLE_PLANS[2]!].map((plan) => ({ ...plan, due_today: 0, next_charge: null })) as [Plan, Plan]

const own =
  (...about: Parameters<typeof samplePlans>) =>
  () => <OwnMembership plans={samplePlans(...about)} charges={SAMPLE_CHARGES} mandate={SAMPLE_MANDATE} isDemo={false} onChanged={nothing} />

const ending = (how: HowToEnd, state: Ending) => () => (
  <div className="max-w-[27.5rem]">
    <EndingView how={how} state={state} />
    <div className="mt-4">
      <EndButton how={how} state={state} onEnd={nothing} />
    </div>
  </div>
)
const ended = { state: 'cancelled', benefits_until: '2027-03-12', refund: 0, currency: 'USD', confirmed_at: '2026-03-12T09:14:00Z' } as const

function Sources({ cards = 2 }: { cards?: number }) {
  const all = [
    { id: 'crd_visa', title: 'Visa ending 4242' },
    { id: 'crd_master', title: 'Mastercard ending 4444' },
  ].slice(0, cards)
  const [choices, setChoices] = useState(() => choicesOf(SAMPLE_MANDATE, all, 'Wallet'))
  return (
    <DialogPlace value="in-page">
      <SourcesView choices={choices} working={false} problem={null} onChange={setChoices} onSave={nothing} onClose={nothing} />
    </DialogPlace>
  )
}

/** Plans, a membership and its end in every state. */
export const states = {
  'plans, no membership': dialog({ state: ready(null) }),
  'plans, a member': dialog({ state: ready({}) }),
  'plans, a member, a smaller plan': dialog({ state: ready({ plan_id: 'pln_voyager' }, sold(OWN_PLAN, SMALLER_PLAN)) }),
  'plans, a member in grace': dialog({ state: ready({ plan_id: 'pln_voyager', state: 'grace' }, sold(SAMPLE_PLANS[0]!)) }),
  'plans, an expired member pays with a debt': dialog({
    state: ready(expired, { needsRenewal: true, sumDebt: 4.9 }),
    chosen: 'pln_voyager',
    payment: payment(),
  }),
  'plans, a trial': dialog({ state: ready(null, sold(TRIAL_PLAN)), chosen: 'pln_voyager', payment: payment(TRIAL_CHECKOUT) }),
  'plans, the trial was had': dialog({ state: ready(null, sold(NO_TRIAL_PLAN, { ...NO_TRIAL_PLAN, sub_id: 'pln_other', trial_refused: 'not_first' })) }),
  'plans, two, the organization pays': dialog({ state: ready(null, sold(ORG_PLAN, { ...SAMPLE_PLANS[1]!, init_charge_org: true })) }),
  'plans, the organization pays the first term': dialog({
    state: ready(null, sold({ ...SAMPLE_PLANS[0]!, init_charge_org: true })),
    chosen: 'pln_voyager',
    payment: payment({ ...TRIAL_CHECKOUT, offer: { ...trialOffer, is_trial: false, charge_org: true } }),
  }),
  'plans on their way': dialog({ state: { step: 'loading' } }),
  'plans not loaded': dialog({ state: { step: 'failed', message: 'We couldn’t reach the server. Check your connection and try again.' } }),
  'no plans': dialog({ state: ready(null, sold()) }),
  'plan selected, its price on its way': dialog({ state: ready(null), chosen: 'pln_voyager', payment: <OpeningNote /> }),
  'plan refused': dialog({
    state: ready(null),
    chosen: 'pln_voyager',
    payment: <RefusedNote message="You are a member of this plan already." onAgain={nothing} />,
  }),
  'plan refused for good': dialog({
    state: ready(null),
    chosen: 'pln_explorer',
    payment: <RefusedNote message="The rest of your current plan is worth more than this one." onAgain={null} />,
  }),
  'plan bought': dialog({ state: ready(null), chosen: 'pln_voyager', payment: <BoughtNote isDebt={false} /> }),
  'own, active': own({ withdraw_until: '2026-03-26T23:59:59Z', withdraw_pays_back: true }),
  'own, trial': own({ state: 'trialing', next_billing_date: '2026-03-26', billing_amount: 49 }),
  'own, grace': own({ state: 'grace', last_failure: 'Your card has insufficient funds.' }),
  'own, ending': own({ ends_at_expiry: true, next_billing_date: null, billing_amount: null }),
  'own, expired with a debt': own(expired, { needsRenewal: true, sumDebt: 4.9 }),
  'own, none, a plan is required': own(null, { needsSubscription: true }),
  'own, none': own(null),
  'own, the organization pays': own({ next_payment_by_org: true }),
  'what pays': () => <Sources />,
  'cancel, what it means': ending('at_end', { step: 'quoted', quote: SAMPLE_QUOTE, problem: null }),
  'cancel, done': ending('at_end', { step: 'ended', quote: SAMPLE_QUOTE, ended }),
  'withdraw, what it means': ending('withdraw', { step: 'quoted', quote: SAMPLE_QUOTE, problem: null }),
  'withdraw, done': ending('withdraw', { step: 'ended', quote: SAMPLE_QUOTE, ended: { ...ended, state: 'withdrawn', refund: 29 } }),
  'withdraw, too late': ending('withdraw', { step: 'quoted', quote: { ...SAMPLE_QUOTE, withdraw: null }, problem: null }),
  'cancel, refused': ending('at_end', {
    step: 'refused',
    message: 'This link has been used or is too old. Sign in to manage your membership.',
    mustSignIn: false,
  }),
  'membership card': () => <MemberCard club="Sojourn" name="Nora Andrade" subscription={SAMPLE_SUBSCRIPTION} loyaltyNo="MJ4K2-90XQ7" />,
}
