import type { ReactNode } from 'react'
import { TooSoonDialog } from '../../../lib/too-soon-dialog.tsx'
import type { Attempt, Choice } from '../attempt.ts'
import type { PriceWords } from '../price-change.ts'
import { type RefusalWords, refusalWords } from '../refusal-words.ts'
import type { HoldActions } from '../use-choose-and-hold.ts'
import { Gone } from './gone.tsx'
import { PriceChanged } from './price-changed.tsx'
import { Refused } from './refused.tsx'

/** What a product says of a choice. */
export interface HoldWords extends PriceWords {
  /** Where the rest of a price is paid: "at the property". */
  readonly later: string
  /** Said where the offer is gone, with something else left or with nothing. */
  readonly gone: (isMoreLeft: boolean) => string
  /** Refusals of the product's own; null for all others. */
  readonly refusal: (code: string, message: string, waitMinutes?: number) => RefusalWords | null
}

interface HoldOutcomeProps<Alternative> {
  readonly attempt: Attempt<Alternative>
  /** The offer the attempt is about. */
  readonly choice: Choice
  /** The offer in words: "Double, rooftop view". */
  readonly chosen: string
  readonly actions: HoldActions
  readonly words: HoldWords
  /** What is still free where the offer is gone. */
  readonly alternatives: (left: readonly Alternative[]) => ReactNode
  /** Ways on from an offer that is gone. */
  readonly goneActions: ReactNode
}

/** What must be asked after a choice, or said about it, in the place where it was made. */
export function HoldOutcome<Alternative>({ attempt, choice, chosen, actions, words, alternatives, goneActions }: HoldOutcomeProps<Alternative>): ReactNode {
  switch (attempt.step) {
    case 'changed':
      return <PriceChanged attempt={attempt} actions={actions} words={words} />
    case 'gone':
      return (
        <Gone
          text={words.gone(attempt.alternatives.length > 0)}
          chosen={chosen}
          price={choice.price}
          alternatives={alternatives(attempt.alternatives)}
          actions={goneActions}
        />
      )
    case 'too_soon':
      return <TooSoonDialog earliest={attempt.earliest} onDismiss={actions.reset} />
    case 'refused':
      return <Refused attempt={attempt} words={refusalWords(attempt, words.refusal)} onRetry={() => actions.select(choice)} onDismiss={actions.dismiss} />
    case 'choosing':
    case 'asking':
    case 'held':
    // Shown next to the button: where this panel is missing, it could not be fetched.
    case 'unreached':
      return null
  }
}
