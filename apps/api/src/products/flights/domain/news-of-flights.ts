import type { Day } from '@sojourn/kernel'

/** What an airline changes of one flight, and when that becomes known. */
export interface FlightChange {
  /** Which flight of the journey, counted from 0 through all bounds. */
  readonly flight: number
  readonly knownMs: number
  readonly what: { readonly kind: 'retimed'; readonly minutes: number } | { readonly kind: 'cancelled' }
}

/** By up to this many minutes another time is told, beyond it is asked about. */
const TOLD_MINUTES = 15
/** At this hour of the day an airline says so. */
const HOUR_MS = 9 * 3_600_000

export const knownMsOf = (knownOn: Day): number => Date.parse(`${knownOn}T00:00:00Z`) + HOUR_MS

/** Since when changes are news: since it was sold, and since they were last told. */
interface Known {
  readonly soldMs: number
  readonly toldMs: number
  readonly nowMs: number
}

/** What is told at a time of the changes that have become known: `retimed` and `gone` are all since the journey was sold; and when the next one is known. */
export function newsAt(changes: readonly FlightChange[], { soldMs, toldMs, nowMs }: Known) {
  const known = changes.filter(({ knownMs }) => knownMs > soldMs && knownMs <= nowMs)
  const fresh = known.filter(({ knownMs }) => knownMs > toldMs)
  const later = changes.filter(({ knownMs }) => knownMs > Math.max(nowMs, soldMs)).map(({ knownMs }) => knownMs)
  const minutesOf = ({ flight, what }: FlightChange) => (what.kind === 'retimed' ? [{ flight, minutes: what.minutes }] : [])
  const gone = known.flatMap(({ flight, what }) => (what.kind === 'cancelled' ? [flight] : []))
  const isGone = fresh.some(({ what }) => what.kind === 'cancelled')
  const isLittle = fresh.flatMap(minutesOf).every(({ minutes }) => Math.abs(minutes) < TOLD_MINUTES)
  const kind = isGone ? ('cancelled' as const) : fresh.length === 0 ? null : isLittle ? ('informed' as const) : ('changed' as const)
  return { kind, retimed: known.flatMap(minutesOf), gone, nextMs: later.length === 0 ? null : Math.min(...later) }
}
