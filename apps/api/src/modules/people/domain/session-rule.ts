import { OPERATOR, type UsrType } from './person.ts'

/** How long a session lasts. */
export interface SessionRule {
  /** Unused for this long, it is over. */
  readonly idleMs: number
  /** A visit moves its end only so often: reading must not become writing. */
  readonly extendAfterMs: number
  /** Over after this long, however much it is used; null where it is never. */
  readonly longestMs: number | null
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const EVERYBODY: SessionRule = { idleMs: 30 * DAY, extendAfterMs: DAY, longestMs: null }
/** Operators sign in each working day, and again after two hours away. */
const OPERATORS: SessionRule = { idleMs: 2 * HOUR, extendAfterMs: 10 * MINUTE, longestMs: 12 * HOUR }

export const sessionRule = (usrType: UsrType): SessionRule => (usrType === OPERATOR ? OPERATORS : EVERYBODY)

/** When a session that is used now ends, if it is not used again. */
export const sessionEndMs = ({ idleMs, longestMs }: SessionRule, createdMs: number, nowMs: number): number =>
  longestMs === null ? nowMs + idleMs : Math.min(nowMs + idleMs, createdMs + longestMs)
