import type { Charge } from './charge.ts'
import type { Failure } from './decline.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** From the end of one round to the next: the one table of retries, whose sum is the grace. */
export const RETRY_DAYS: readonly number[] = [1, 3, 5, 7]
export const GRACE_MS = RETRY_DAYS.reduce((sum, days) => sum + days, 0) * DAY_MS
/** Card networks punish more; in one period of one subject. */
export const ATTEMPTS_MAX = 8
/** And with one card, whatever it pays for. */
export const CARD_ATTEMPTS_MAX = 15
export const CARD_WINDOW_MS = 30 * DAY_MS

export type RoundEnd =
  | { readonly kind: 'retry'; readonly atMs: number; readonly isQuick: boolean; readonly failure: Failure }
  | { readonly kind: 'person'; readonly untilMs: number; readonly failure: Failure }
  | { readonly kind: 'failed'; readonly failure: Failure }

/** Of several failures of one round the one that decides: what another try may change before what only a person can. */
const BY_WEIGHT: readonly Failure[] = ['funds', 'technical', 'authentication', 'hard']
const decisive = (failures: readonly Failure[]): Failure => BY_WEIGHT.find((each) => failures.includes(each)) ?? 'hard'

/** What follows a round in which no source paid. */
export function afterRound(charge: Charge, failures: readonly Failure[], nowMs: number): RoundEnd {
  const failure = decisive(failures)
  const untilMs = charge.deadlineMs ?? charge.givesUpAtMs ?? nowMs + GRACE_MS
  if (failure === 'hard' || failure === 'authentication' || charge.attempts >= ATTEMPTS_MAX) {
    // The last round may fail so: then the grace period is over, and there is nothing left to wait for.
    return untilMs > nowMs ? { kind: 'person', untilMs, failure } : { kind: 'failed', failure }
  }
  const days = RETRY_DAYS[charge.retries]
  if (charge.deadlineMs !== null) return byDeadline(charge, charge.deadlineMs, { failure, days, nowMs })
  if (failure === 'technical' && !charge.quickUsed) return { kind: 'retry', atMs: nowMs + HOUR_MS, isQuick: true, failure }
  return days === undefined ? { kind: 'failed', failure } : { kind: 'retry', atMs: nowMs + days * DAY_MS, isQuick: false, failure }
}

/** By the same table, with the last try at the deadline; once the table is over its person is waited for until then. */
function byDeadline(
  { quickUsed }: Pick<Charge, 'quickUsed'>,
  deadlineMs: number,
  { failure, days, nowMs }: { readonly failure: Failure; readonly days: number | undefined; readonly nowMs: number },
): RoundEnd {
  if (nowMs >= deadlineMs) return { kind: 'failed', failure }
  const isQuick = failure === 'technical' && !quickUsed
  if (!isQuick && days === undefined) return { kind: 'person', untilMs: deadlineMs, failure }
  const atMs = nowMs + (isQuick ? HOUR_MS : days! * DAY_MS)
  return { kind: 'retry', atMs: Math.min(atMs, deadlineMs), isQuick, failure }
}
