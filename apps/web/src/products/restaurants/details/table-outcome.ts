import type { Attempt, Choice, HoldActions } from '../../../features/choose-and-hold/index.ts'
import type { WantedTable } from '../tables-api.ts'

/** The result of choosing a table, and the next steps. */
export interface TableOutcomeProps {
  readonly attempt: Attempt<never>
  readonly choice: Choice
  /** The table in words. */
  readonly chosen: string
  readonly actions: HoldActions
  /** What was asked for, to wait for where it is gone. */
  readonly wanted: Omit<WantedTable, 'expectedTotal' | 'currency'>
  /** Other restaurants around that time. */
  readonly othersTo: string
}
