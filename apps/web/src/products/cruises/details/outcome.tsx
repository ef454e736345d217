import { say, sentencesText } from '@sojourn/i18n'
import { HoldOutcome, type HoldWords } from '../../../features/choose-and-hold/index.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import type { CruiseOutcomeProps } from './cruise-outcome.ts'

const textOf = (message: string): string => sentencesText([message, say`Nothing was held or charged.`])

/** What is said of a cabin that changed, is gone or was refused. */
const WORDS: HoldWords = {
  later: say`on board`,
  base: () => say`Fares`,
  why: (_seen, _price, direction) =>
    direction === 'down'
      ? say`The cruise line has lowered its fare.`
      : direction === 'up'
        ? say`The ship has filled up while you were choosing, and the fare has risen.`
        : '',
  gone: () => say`Nothing was held or charged. Other cabins may still be free.`,
  refusal(code, message) {
    switch (code) {
      case 'no_option':
        return { title: say`This cabin can't be held for days`, text: textOf(message) }
      case 'too_many_guests':
        return { title: say`Too many guests for this cabin`, text: textOf(message) }
      case 'too_young':
      case 'adult_needed':
        return { title: say`This group can't sail like this`, text: textOf(message) }
      default:
        return null
    }
  },
}

/** What must be asked after a cabin was chosen, said above the button that chose it. */
export function Outcome({ attempt, choice, chosen, actions, othersTo }: CruiseOutcomeProps) {
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
          <Button size="small" look="ink" onClick={actions.dismiss}>{say`Look at the cabins again`}</Button>
          <ButtonLink size="small" to={othersTo}>{say`See other cruises`}</ButtonLink>
        </>
      }
    />
  )
}
