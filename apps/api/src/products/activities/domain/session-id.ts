import type { Day } from '@sojourn/kernel'

const SEPARATOR = '@'

/** A departure: `lisbon.food-walk.1@2027-03-17T10:30`. */
export const sessionIdOf = (activityId: string, startsAt: string): string => `${activityId}${SEPARATOR}${startsAt}`

export function readSessionId(sessionId: string): { readonly activityId: string; readonly startsAt: string } {
  const at = sessionId.lastIndexOf(SEPARATOR)
  return { activityId: sessionId.slice(0, Math.max(0, at)), startsAt: sessionId.slice(at + 1) }
}

export const dayOf = (startsAt: string): Day => startsAt.slice(0, 10)
export const clockOf = (startsAt: string): string => startsAt.slice(11, 16)
