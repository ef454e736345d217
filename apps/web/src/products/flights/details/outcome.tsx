import { say } from '@sojourn/i18n'
import { HoldOutcome } from '../../../features/choose-and-hold/index.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import type { FlightOutcomeProps } from './flight-outcome.ts'
import { flightHoldWords } from './hold-words.ts'

/** What must be asked after a journey was chosen, said above the button that chose it. */
export function Outcome({ attempt, choice, chosen, actions, othersTo }: FlightOutcomeProps) {
  return (
    <HoldOutcome
      attempt={attempt}
      choice={choice}
      chosen={chosen}
      actions={actions}
      words={flightHoldWords}
      alternatives={() => null}
      goneActions={<ButtonLink look="ink" size="small" to={othersTo}>{say`See other flights`}</ButtonLink>}
    />
  )
}
