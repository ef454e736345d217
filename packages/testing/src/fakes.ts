import type { Clock, Id, Ids } from '@sojourn/kernel'

export interface FakeClock extends Clock {
  advance(ms: number): void
  set(ms: number): void
}

/** Time that does not change until a test moves it. */
export function fakeClock(startMs = Date.UTC(2027, 0, 15, 12)): FakeClock {
  let nowMs = startMs
  return {
    nowMs: () => nowMs,
    advance(ms) {
      nowMs += ms
    },
    set(ms) {
      nowMs = ms
    },
  }
}

/** Ids that count: `bkg_000001`, `bkg_000002`, each prefix on its own. */
export function seqIds(): Ids {
  const counts = new Map<string, number>()
  return {
    next<Kind extends string>(prefix: string) {
      const count = (counts.get(prefix) ?? 0) + 1
      counts.set(prefix, count)
      return `${prefix}_${String(count).padStart(6, '0')}` as Id<Kind>
    },
  }
}

/** A known id: `idOf<'org'>('org_a')`. */
export const idOf = <Kind extends string>(text: string): Id<Kind> => text as Id<Kind>
