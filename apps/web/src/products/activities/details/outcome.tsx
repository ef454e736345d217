import { say } from '@sojourn/i18n'
import { HoldOutcome } from '../../../features/choose-and-hold/index.ts'
import { JoinWaitingList } from '../../../features/waiting-list/index.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { fieldsOf } from '../activities-api.ts'
import type { ActivityOutcomeProps } from './activity-outcome.ts'
import { ACTIVITY_HOLD_WORDS } from './hold-words.ts'

/** What must be asked after a departure was chosen, said above the button that chose it. */
export function Outcome({ attempt, choice, chosen, actions, wanted, othersTo }: ActivityOutcomeProps) {
  return (
    <>
      <HoldOutcome
        attempt={attempt}
        choice={choice}
        chosen={chosen}
        actions={actions}
        words={ACTIVITY_HOLD_WORDS}
        alternatives={() => null}
        goneActions={
          <>
            <ButtonLink look="ink" size="small" to={othersTo}>{say`See other activities`}</ButtonLink>
            <Button size="small" onClick={actions.dismiss}>{say`Choose another time`}</Button>
          </>
        }
      />
      {attempt.step === 'gone' && wanted && <JoinWaitingList wanted={{ product: 'ACT', fields: fieldsOf(wanted), currency: choice.price.currency }} />}
    </>
  )
}
