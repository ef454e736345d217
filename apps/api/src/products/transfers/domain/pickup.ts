/** A term of the sum that makes a pick-up: a time, or minutes added to it. */
export interface PickupStep {
  readonly code: 'landing' | 'to_the_exit' | 'departure' | 'checkin_closes' | 'drive' | 'shared_stops' | 'buffer' | 'delay'
  readonly atMs: number | null
  readonly minutes: number
}

export interface Pickup {
  readonly pickupMs: number
  readonly steps: readonly PickupStep[]
}

const MINUTE_MS = 60_000
const EXIT_MIN = { handLuggage: 30, bags: 45, international: 60 } as const
const CHECKIN_CLOSES_MIN = { domestic: 45, international: 60 } as const
const BUFFER_MIN = { domestic: 30, international: 60 } as const
/** Pick-ups are told in steps of five minutes. */
const ROUND_MIN = 5

/** After a landing: by when the last of the party is at the exit. */
export function pickupAfter(landingMs: number, of: { readonly international: boolean; readonly bags: number }): Pickup {
  const minutes = of.international ? EXIT_MIN.international : of.bags > 0 ? EXIT_MIN.bags : EXIT_MIN.handLuggage
  return {
    pickupMs: landingMs + minutes * MINUTE_MS,
    steps: [
      { code: 'landing', atMs: landingMs, minutes: 0 },
      { code: 'to_the_exit', atMs: null, minutes },
    ],
  }
}

/** Before a departure, backwards: its check-in closes, the drive at its worst, with all stops of a shared one, and a buffer that takes up the rounding. */
export function pickupBefore(
  departureMs: number,
  of: { readonly international: boolean; readonly stopsMinutes: number; readonly worstAt: (pickupMs: number) => number },
): Pickup {
  const way = of.international ? 'international' : 'domestic'
  const [closes, least] = [CHECKIN_CLOSES_MIN[way], BUFFER_MIN[way]]
  const thereMs = departureMs - (closes + least) * MINUTE_MS
  // How long the drive takes hangs on when it begins: the slower of both hours counts.
  const first = of.worstAt(thereMs)
  const worst = Math.max(first, of.worstAt(thereMs - first * MINUTE_MS))
  const pickupMs = Math.floor((thereMs - worst * MINUTE_MS) / (ROUND_MIN * MINUTE_MS)) * ROUND_MIN * MINUTE_MS
  const buffer = (departureMs - pickupMs) / MINUTE_MS - closes - worst
  return {
    pickupMs,
    steps: [
      { code: 'departure', atMs: departureMs, minutes: 0 },
      { code: 'checkin_closes', atMs: null, minutes: -closes },
      { code: 'buffer', atMs: null, minutes: -buffer },
      { code: 'drive', atMs: null, minutes: -(worst - of.stopsMinutes) },
      ...(of.stopsMinutes > 0 ? [{ code: 'shared_stops' as const, atMs: null, minutes: -of.stopsMinutes }] : []),
    ],
  }
}
