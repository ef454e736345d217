import { say, sentencesText } from '@sojourn/i18n'
import { type Attempt, type Choice, type HoldActions, HoldOutcome, type HoldWords } from '../../../features/choose-and-hold/index.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'

export interface UnitOutcomeProps {
  readonly attempt: Attempt<never>
  readonly choice: Choice
  /** The unit in words. */
  readonly chosen: string
  readonly actions: HoldActions
  /** Other resorts of the place. */
  readonly othersTo: string
}

const held = () => say`Nothing was held or charged.`

const WORDS: HoldWords = {
  later: say`at the resort`,
  base: () => say`Unit`,
  why: (_seen, _price, direction) =>
    direction === 'down' ? say`The resort has lowered its price.` : direction === 'up' ? say`The resort has raised its price.` : '',
  gone: () => say`Nothing was held or charged. Other units may still be free.`,
  refusal(code, message) {
    switch (code) {
      case 'too_little_power':
        return { title: say`Not enough trading power`, text: sentencesText([message, held()]) }
      case 'not_for_residents':
        return { title: say`Closed for residents`, text: sentencesText([message, held()]) }
      case 'too_many_guests':
        return { title: say`Too many people for this unit`, text: sentencesText([message, held()]) }
      case 'unknown_inventory':
        return { title: say`We couldn't prepare this unit`, text: sentencesText([message, held()]) }
      default:
        return null
    }
  },
}

/** What must be asked after a unit was chosen: a changed price, one that is gone, or that it could not be prepared (`failPrepare`), with what to do. */
export function UnitOutcome({ attempt, choice, chosen, actions, othersTo }: UnitOutcomeProps) {
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
          <Button size="small" look="ink" onClick={actions.dismiss}>{say`Look at the units again`}</Button>
          <ButtonLink size="small" to={othersTo}>{say`See other resorts`}</ButtonLink>
        </>
      }
    />
  )
}
