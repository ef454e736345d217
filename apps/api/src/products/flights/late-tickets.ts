/** For so long tickets that come late are not issued. */
const LATE_MS = 4_000

/** Tickets that come late because somebody tries that out: by the hold that they are of. */
export interface LateTickets {
  /** Whether they are still to come, at a time; the first question is when they were asked for. */
  isLate(holdId: string, nowMs: number): boolean
}

export function lateTickets(): LateTickets {
  const askedMs = new Map<string, number>()
  return {
    isLate(holdId, nowMs) {
      const first = askedMs.get(holdId) ?? nowMs
      askedMs.set(holdId, first)
      const isLate = nowMs < first + LATE_MS
      if (!isLate) askedMs.delete(holdId)
      return isLate
    },
  }
}
