import { say } from '@sojourn/i18n'
import { HoldOutcome } from '../../../features/choose-and-hold/index.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { transferHoldWords } from './hold-words.ts'
import type { TransferOutcomeProps } from './transfer-outcome.ts'

/** What must be asked after a transfer was chosen, said above the button that chose it. */
export function Outcome({ attempt, choice, chosen, actions, othersTo }: TransferOutcomeProps) {
  return (
    <HoldOutcome
      attempt={attempt}
      choice={choice}
      chosen={chosen}
      actions={actions}
      words={transferHoldWords}
      alternatives={() => null}
      goneActions={<ButtonLink look="ink" size="small" to={othersTo}>{say`See other transfers`}</ButtonLink>}
    />
  )
}
