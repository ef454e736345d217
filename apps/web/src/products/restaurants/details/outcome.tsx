import { say } from '@sojourn/i18n'
import { HoldOutcome } from '../../../features/choose-and-hold/index.ts'
import { JoinWaitingList } from '../../../features/waiting-list/index.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { waitedFor } from '../wait-for-table.ts'
import { tableHoldWords } from './hold-words.ts'
import type { TableOutcomeProps } from './table-outcome.ts'

/** What must be asked after a table was chosen, said above the button that chose it. */
export function Outcome({ attempt, choice, chosen, actions, wanted, othersTo }: TableOutcomeProps) {
  return (
    <>
      <HoldOutcome
        attempt={attempt}
        choice={choice}
        chosen={chosen}
        actions={actions}
        words={tableHoldWords}
        alternatives={() => null}
        goneActions={
          <>
            <Button size="small" onClick={actions.dismiss}>{say`Choose another time`}</Button>
            <ButtonLink look="ink" size="small" to={othersTo}>{say`Other restaurants`}</ButtonLink>
          </>
        }
      />
      {attempt.step === 'gone' && <JoinWaitingList wanted={waitedFor(wanted, choice.price.currency)} />}
    </>
  )
}
