import { say, sentencesText } from '@sojourn/i18n'
import { HoldOutcome, type HoldWords } from '../../../features/choose-and-hold/index.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import type { TripOutcomeProps } from './trip-outcome.ts'

const textOf = (message: string): string => sentencesText([message, say`Nothing was held or charged.`])

const WORDS: HoldWords = {
  later: '',
  base: () => say`Trip`,
  why: () => '',
  gone: () => say`Nothing was held or charged. Other dates may still have places.`,
  refusal(code, message) {
    switch (code) {
      case 'may_not_buy':
      case 'not_signed_in':
        return { title: say`Group trips are for members`, text: textOf(message) }
      case 'bad_party':
        return { title: say`The rooms don't work out`, text: textOf(message) }
      default:
        return null
    }
  },
}

/** What must be asked after a departure was chosen, said above the button that chose it. */
export function Outcome({ attempt, choice, chosen, actions, othersTo }: TripOutcomeProps) {
  return (
    <HoldOutcome
      attempt={attempt}
      choice={choice}
      chosen={chosen}
      actions={actions}
      words={WORDS}
      alternatives={() => null}
      goneActions={
        <>
          <ButtonLink look="ink" size="small" to={othersTo}>{say`See other group trips`}</ButtonLink>
          <Button size="small" onClick={actions.dismiss}>{say`Look at it again`}</Button>
        </>
      }
    />
  )
}
