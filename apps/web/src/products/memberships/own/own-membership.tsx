import { dateTextOfMembership, moneyText, say } from '@sojourn/i18n'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { useLazy } from '../../../ui/use-lazy.ts'
import { loadPlansDialog } from '../index.ts'
import { MembershipSummary, needsCard } from '../membership-summary.tsx'
import type { Charges, HowToEnd, Mandate, Plans, Subscription } from '../memberships-api.ts'
import { ChargeCalendar } from './charge-calendar.tsx'
import { DebtNote } from './debt-note.tsx'
import { MembershipActs } from './membership-acts.tsx'
import { stateWords } from './state-words.ts'

const loadEnding = () => import('../ending/ending-dialog.tsx').then(({ EndingDialog }) => EndingDialog)
const loadSources = () => import('./sources-dialog.tsx').then(({ SourcesDialog }) => SourcesDialog)

type Open = { readonly at: 'none' } | { readonly at: 'plans' } | { readonly at: 'sources' } | { readonly at: 'ending'; readonly how: HowToEnd }
const NONE: Open = { at: 'none' }

interface OwnProps {
  readonly plans: Plans
  /** Null where they could not be loaded. */
  readonly charges: Charges | null
  readonly mandate: Mandate | null
  /** A demo account only reads. */
  readonly isDemo: boolean
  readonly onChanged: () => void
}

/** One's own membership: the plan, its state, what it gives, what is owed, what will be charged when, and all that can be done about it. */
export function OwnMembership({ plans, charges, mandate, isDemo, onChanged }: OwnProps) {
  const subscription = plans.userProfile.subscription_details
  const [open, setOpen] = useState<Open>(NONE)
  const { Part: PlansDialog, fetchPart: fetchPlansPart } = useLazy(loadPlansDialog)
  const { Part: EndingDialog, fetchPart: fetchEnding } = useLazy(loadEnding)
  const { Part: SourcesDialog, fetchPart: fetchSources } = useLazy(loadSources)
  const close = () => setOpen(NONE)
  const changed = () => {
    close()
    onChanged()
  }
  const toPlans = () => void fetchPlansPart().then((isHere) => isHere && setOpen({ at: 'plans' }))
  const toEnding = (how: HowToEnd) => void fetchEnding().then((isHere) => isHere && setOpen({ at: 'ending', how }))
  const toSources = () => void fetchSources().then((isHere) => isHere && setOpen({ at: 'sources' }))
  return (
    <div className="grid gap-6">
      <PlanCheck plans={plans} isDemo={isDemo} onOpen={toPlans} />
      {subscription && <MembershipState subscription={subscription} />}
      {subscription && !isDemo && needsCard(subscription) && <NoCardNote subscription={subscription} onSources={mandate ? toSources : null} />}
      {plans.sumDebt > 0 && <DebtNote plans={plans} isDemo={isDemo} />}
      {subscription && !isDemo && !plans.needsRenewal && (
        <MembershipActs subscription={subscription} onPlans={toPlans} onEnd={toEnding} onResumed={onChanged} />
      )}
      {subscription && charges && (
        <ChargeCalendar charges={charges} planId={subscription.plan_id} mandate={mandate} onSources={mandate && !isDemo ? toSources : null} />
      )}
      {open.at === 'plans' && PlansDialog && <PlansDialog known={plans} onClose={close} />}
      {open.at === 'ending' && EndingDialog && <EndingDialog how={open.how} onClose={close} onEnded={changed} />}
      {open.at === 'sources' && SourcesDialog && mandate && <SourcesDialog mandate={mandate} onClose={close} onSaved={changed} />}
    </div>
  )
}

/** The next charge has no card: what that means, and the way to choose one. */
function NoCardNote({ subscription, onSources }: { subscription: Subscription; onSources: (() => void) | null }) {
  const { billing_amount: amount, plan_currency: currency, next_billing_date: on } = subscription
  if (amount === null || on === null) return null
  return (
    <Note
      kind="wrong"
      action={
        onSources && (
          <Button size="small" className="min-h-11" onClick={onSources}>
            {say`Choose a card`}
          </Button>
        )
      }
    >
      {say`No card is saved for your membership, so ${moneyText(amount, currency)} on ${dateTextOfMembership(on)} can't be paid.`}
    </Note>
  )
}

/** The check of A2.2 and A2.3: a person who needs a plan, or another term of it, gets a message and a link. One who has none and needs none may have one. */
function PlanCheck({ plans, isDemo, onOpen }: { plans: Plans; isDemo: boolean; onOpen: () => void }) {
  const { needsRenewal, needsSubscription, userProfile } = plans
  const button = (text: string) =>
    isDemo ? undefined : (
      <Button look="filled" size="small" className="min-h-11" onClick={onOpen}>
        {text}
      </Button>
    )
  if (needsRenewal && userProfile.subscription_details?.state === 'withdrawn')
    return <Note kind="plain" action={button(say`Choose your plan`)}>{say`You withdrew from your membership. Choose a plan to have member prices again.`}</Note>
  if (needsRenewal) return <Note kind="care" action={button(say`Renew`)}>{say`Your membership has expired. Renew it to have member prices again.`}</Note>
  if (needsSubscription) return <Note kind="care" action={button(say`Choose your plan`)}>{say`Your account needs a plan.`}</Note>
  if (userProfile.subscription_details) return null
  if (plans.plans.length === 0) return <p className="text-body text-ink-2">{say`You don't have a membership.`}</p>
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-body text-ink-2">{say`You don't have a membership. With one you pay member prices.`}</p>
      {button(say`Choose your plan`)}
    </div>
  )
}

/** What has ended gives nothing any more. */
const hasBenefits = ({ state }: Subscription): boolean => state === 'trialing' || state === 'active' || state === 'grace'

function MembershipState({ subscription }: { subscription: Subscription }) {
  const { tag, kind, text } = stateWords(subscription)
  return (
    <>
      <div>
        <div className="flex flex-wrap items-center gap-3">
          <h3 className="text-h3">{subscription.plan_name}</h3>
          <Tag kind={kind}>{tag}</Tag>
        </div>
        <p className="mt-1 text-body text-ink-2">{text}</p>
        {subscription.last_failure && <p className="mt-1 text-small text-stop">{subscription.last_failure}</p>}
      </div>
      <MembershipSummary subscription={subscription} />
      {subscription.benefits.length > 0 && hasBenefits(subscription) && (
        <div className="plan-html border-0 pt-0">
          <h4 className="mb-1 text-small font-[640]">{say`What your plan includes`}</h4>
          <ul>
            {subscription.benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
