import type { Attempt, Choice, HoldActions } from '../../../features/choose-and-hold/index.ts'

/** The result of choosing places in a group, and the next steps. */
export interface TripOutcomeProps {
  readonly attempt: Attempt<never>
  readonly choice: Choice
  /** The departure in words. */
  readonly chosen: string
  readonly actions: HoldActions
  /** The other departures. */
  readonly othersTo: string
}
