import { dateTextOfMembership, say } from '@sojourn/i18n'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { type HowToEnd, resumeMembership, type Subscription } from '../memberships-api.ts'
import { PayNow } from './pay-now.tsx'

interface ActsProps {
  readonly subscription: Subscription
  readonly onPlans: () => void
  readonly onEnd: (how: HowToEnd) => void
  readonly onResumed: () => void
}

/** What can be done about a membership: ending it is next to changing it and takes no more steps. */
export function MembershipActs({ subscription, onPlans, onEnd, onResumed }: ActsProps) {
  const { state, ends_at_expiry: isEnding, withdraw_until: until } = subscription
  const [working, setWorking] = useState(false)
  const toast = useToast()
  const runs = state === 'trialing' || state === 'active' || state === 'grace'
  const resume = async () => {
    setWorking(true)
    const answer = await resumeMembership()
    setWorking(false)
    if (answer.ok) {
      toast(say`Your membership continues as before.`)
      onResumed()
    } else toast(answer.message, 5000, 'wrong')
  }
  return (
    <div>
      <div className="flex flex-wrap gap-3">
        {state === 'grace' && <PayNow planId={subscription.plan_id} look="filled" />}
        <Button onClick={onPlans}>{runs ? say`Change plan` : say`Renew`}</Button>
        {runs && isEnding && (
          <Button look="ink" busy={working} onClick={() => void resume()}>
            {say`Resume`}
          </Button>
        )}
        {runs && !isEnding && <Button onClick={() => onEnd('at_end')}>{say`Cancel membership`}</Button>}
        {until !== null && <Button onClick={() => onEnd('withdraw')}>{say`Withdraw from contract here`}</Button>}
      </div>
      {until !== null && (
        <p className="mt-2 text-caption text-ink-2">
          {subscription.withdraw_pays_back
            ? say`You can withdraw and get your money back until ${dateTextOfMembership(until.slice(0, 10))}.`
            : say`You can withdraw until ${dateTextOfMembership(until.slice(0, 10))}. You haven't been charged.`}
        </p>
      )}
    </div>
  )
}
