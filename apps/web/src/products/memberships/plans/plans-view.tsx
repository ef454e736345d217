import { say } from '@sojourn/i18n'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { MembershipSummary } from '../membership-summary.tsx'
import type { Plan, Plans } from '../memberships-api.ts'
import { PlanCarousel } from './plan-carousel.tsx'
import { PlansFrame } from './plans-frame.tsx'

/** What is known of the plans. */
export type PlansState =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly message: string }
  | { readonly step: 'ready'; readonly plans: Plans }

interface ViewProps {
  readonly state: PlansState
  /** The plan that was selected. */
  readonly chosen: string | null
  /** It is being paid: nothing else is selected meanwhile. */
  readonly locked: boolean
  readonly onSelect: (plan: Plan) => void
  readonly onAgain: () => void
  readonly onClose: () => void
  /** The payment of the selected plan, or its result. */
  readonly payment: ReactNode
}

/** "Account Renewal" for people with a membership already, in any state. */
export const titleOf = (state: PlansState): string =>
  state.step === 'ready' && state.plans.userProfile.subscription_details ? say`Account Renewal` : say`Choose your plan`

/** The dialog of plans in each of its states. */
export function PlansView({ state, chosen, locked, onSelect, onAgain, onClose, payment }: ViewProps) {
  const subscription = state.step === 'ready' ? state.plans.userProfile.subscription_details : null
  // The next term of one in grace can be paid.
  const isPaid = subscription?.plan_status === 'ACTIVE' && subscription.state !== 'grace'
  const plansOf = (heading: ReactNode) => {
    if (state.step !== 'ready' || state.plans.plans.length === 0) {
      return (
        <>
          {heading}
          <NoPlans state={state} onAgain={onAgain} />
        </>
      )
    }
    return (
      <PlanCarousel plans={state.plans.plans} chosen={chosen} own={isPaid ? subscription.plan_id : null} locked={locked} onSelect={onSelect}>
        {heading}
      </PlanCarousel>
    )
  }
  return (
    <PlansFrame
      title={titleOf(state)}
      onClose={onClose}
      plans={plansOf}
      sheet={
        <>
          {subscription && (
            <section aria-label={say`Membership`}>
              <h3 className="plans-label">{say`Membership`}</h3>
              <MembershipSummary subscription={subscription} />
            </section>
          )}
          {payment ?? (state.step === 'ready' && <Unchosen isMember={subscription !== null} />)}
        </>
      }
    />
  )
}

const Unchosen = ({ isMember }: { isMember: boolean }) => (
  <p className="mt-5 text-small text-ink-2 first:mt-0">
    {isMember
      ? say`Select a plan to see what it costs you today and later.`
      : say`Select a plan to see what you pay today and later. Nothing is charged before you press “Pay Now”.`}
  </p>
)

function NoPlans({ state, onAgain }: { state: PlansState; onAgain: () => void }) {
  switch (state.step) {
    case 'loading':
      return (
        <Loading what={say`Loading the plans…`}>
          <div className="mt-5 grid gap-4 md:grid-cols-2">
            <Skeleton className="h-96" />
            <Skeleton className="h-96 max-md:hidden" />
          </div>
        </Loading>
      )
    case 'failed':
      return (
        <Note kind="wrong" live className="mt-5" action={<Button size="small" className="min-h-11" onClick={onAgain}>{say`Try again`}</Button>}>
          {state.message}
        </Note>
      )
    case 'ready':
      return <p className="mt-5 text-body text-ink-2">{say`There are no plans on sale right now. Nothing about your account has changed.`}</p>
  }
}
