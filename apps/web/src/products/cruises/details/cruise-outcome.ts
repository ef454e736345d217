import type { Attempt, Choice, HoldActions } from '../../../features/choose-and-hold/index.ts'

/** What the page says when choosing did not lead straight on, and its next steps. */
export interface CruiseOutcomeProps {
  readonly attempt: Attempt<never>
  readonly choice: Choice
  /** The cabin in words. */
  readonly chosen: string
  readonly actions: HoldActions
  /** Other cruises in these waters. */
  readonly othersTo: string
}
