import type { TxHow } from '@sojourn/kernel'

/** How long a server is waited for, in milliseconds. */
export interface Limits {
  /** PostgreSQL itself ends a statement that takes longer. */
  readonly statementMs: number
  /** A connection without an answer for longer is broken: more than a statement may take. */
  readonly answerMs: number
  readonly connectMs: number
  /** How long work waits for a database that is away: longer than a failover takes. */
  readonly waitMs: number
}

export const LIMITS: Limits = { statementMs: 5_000, answerMs: 6_000, connectMs: 3_000, waitMs: 8_000 }

/** PostgreSQL aborts a transaction that is idle for so long, and releases the locks of a node that is gone. */
export const IDLE_IN_TRANSACTION_MS = 15_000

const UNHURRIED_MS = 3_600_000

type Settings = readonly (readonly [name: string, value: string])[]

/** The settings for them that are sent at the begin of a transaction. */
export function limitSettings({ statementMs }: Limits, how: TxHow | undefined): Settings {
  if (!how?.unhurried) return [['statement_timeout', `${statementMs}`]]
  return [
    ['statement_timeout', '0'],
    ['idle_in_transaction_session_timeout', '0'],
  ]
}

export const answerWithinMs = ({ answerMs }: Limits, how: TxHow | undefined): number => (how?.unhurried ? UNHURRIED_MS : answerMs)
