import type { Attempt, Choice, HoldActions } from '../../../features/choose-and-hold/index.ts'
import type { WantedPlaces } from '../activities-api.ts'

/** The result of choosing places in a departure, and the next steps. */
export interface ActivityOutcomeProps {
  readonly attempt: Attempt<never>
  readonly choice: Choice
  /** The departure in words. */
  readonly chosen: string
  readonly actions: HoldActions
  /** What is waited for where it is gone; left out where it cannot be. */
  readonly wanted?: Omit<WantedPlaces, 'expectedTotal' | 'currency'>
  /** The other activities of the place, on the same days. */
  readonly othersTo: string
}
