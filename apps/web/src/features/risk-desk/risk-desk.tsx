import { say } from '@sojourn/i18n'
import { useToast } from '../../ui/toast.tsx'
import { Unreadable } from '../../ui/unreadable.tsx'
import { ReviewList } from './review-list.tsx'
import type { RiskState } from './risk-api.ts'
import { RulesForm } from './rules-form.tsx'

interface DeskProps {
  readonly state: Exclude<RiskState, { kind: 'guest' }>
  readonly onChanged: () => void
}

/** For operators: bookings that a rule put under review, and the rules themselves. */
export function RiskDesk({ state, onChanged }: DeskProps) {
  const toast = useToast()
  if (state.kind === 'not_operator') return <p className="mt-6 max-w-[52ch] border-t border-ink pt-6 text-body text-ink-2">{state.message}</p>
  if (state.kind === 'unreachable') return <Unreadable>{state.message}</Unreadable>
  return (
    <>
      <ReviewList
        reviews={state.reviews}
        onSettled={() => {
          toast(say`Your verdict is saved.`)
          onChanged()
        }}
      />
      {/* Again for each version: what was typed is what is in force then. */}
      <RulesForm
        key={state.ruleSet.version}
        ruleSet={state.ruleSet}
        onSaved={() => {
          toast(say`The rules are in force.`)
          onChanged()
        }}
      />
    </>
  )
}
