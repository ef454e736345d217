import type { Attempt, Choice, HoldActions } from '../../../features/choose-and-hold/index.ts'

/** What the page says when choosing did not lead straight on, and its next steps. */
export interface PackageOutcomeProps {
  readonly attempt: Attempt<never>
  readonly choice: Choice
  /** The package in words. */
  readonly chosen: string
  readonly actions: HoldActions
  /** The other packages of the search. */
  readonly othersTo: string
}
