import { say } from '@sojourn/i18n'
import { HoldOutcome } from '../../../features/choose-and-hold/index.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { packageHoldWords } from './hold-words.ts'
import type { PackageOutcomeProps } from './package-outcome.ts'

/** What must be asked after a package was chosen, said above the button that chose it. */
export function Outcome({ attempt, choice, chosen, actions, othersTo }: PackageOutcomeProps) {
  return (
    <HoldOutcome
      attempt={attempt}
      choice={choice}
      chosen={chosen}
      actions={actions}
      words={packageHoldWords}
      alternatives={() => null}
      goneActions={<ButtonLink look="ink" size="small" to={othersTo}>{say`See other packages`}</ButtonLink>}
    />
  )
}
