import type { Attempt, Choice, HoldActions } from '../../../features/choose-and-hold/index.ts'
import type { WantedCar } from '../cars-api.ts'

/** The result of choosing a car, and the next steps. */
export interface CarOutcomeProps {
  readonly attempt: Attempt<never>
  readonly choice: Choice
  /** The car in words. */
  readonly chosen: string
  readonly actions: HoldActions
  readonly hasExtras: boolean
  /** What is waited for where it is gone; left out where it cannot be. */
  readonly wanted?: Omit<WantedCar, 'expectedTotal' | 'currency'>
  /** The other cars of the place, at the same times. */
  readonly othersTo: string
}
