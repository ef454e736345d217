import type { Attempt, Choice, HoldActions } from '../../../features/choose-and-hold/index.ts'

/** What the page says when choosing did not lead straight on, and its next steps. */
export interface FlightOutcomeProps {
  readonly attempt: Attempt<never>
  readonly choice: Choice
  /** The journey in words. */
  readonly chosen: string
  readonly actions: HoldActions
  /** The other flights between these places on these days. */
  readonly othersTo: string
}
