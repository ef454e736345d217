import type { Attempt, Choice, HoldActions } from '../../../features/choose-and-hold/index.ts'

/** What the page says when choosing did not lead straight on, and its next steps. */
export interface TransferOutcomeProps {
  readonly attempt: Attempt<never>
  readonly choice: Choice
  /** The transfer in words. */
  readonly chosen: string
  readonly actions: HoldActions
  /** The other transfers of the way, at the same times. */
  readonly othersTo: string
}
