import { say } from '@sojourn/i18n'
import { HoldOutcome } from '../../../features/choose-and-hold/index.ts'
import { JoinWaitingList } from '../../../features/waiting-list/index.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { fieldsOf } from '../cars-api.ts'
import type { CarOutcomeProps } from './car-outcome.ts'
import { carHoldWords } from './hold-words.ts'

/** What must be asked after a car was chosen, said above the button that chose it. */
export function Outcome({ attempt, choice, chosen, actions, hasExtras, wanted, othersTo }: CarOutcomeProps) {
  return (
    <>
      <HoldOutcome
        attempt={attempt}
        choice={choice}
        chosen={chosen}
        actions={actions}
        words={carHoldWords(hasExtras)}
        alternatives={() => null}
        goneActions={
          <>
            <ButtonLink look="ink" size="small" to={othersTo}>{say`See other cars`}</ButtonLink>
            <Button size="small" onClick={actions.dismiss}>{say`Choose another rate`}</Button>
          </>
        }
      />
      {attempt.step === 'gone' && wanted && <JoinWaitingList wanted={{ product: 'CAR', fields: fieldsOf(wanted), currency: choice.price.currency }} />}
    </>
  )
}
