import { accept, dayIn, type Outcome, refuse, type Tx } from '@sojourn/kernel'
import type { Dreamtrip } from '@sojourn/world'
import type { TakenTrip } from './data/trip-stock.ts'
import { type Decision, peopleIn, runsNow } from './domain/minimum.ts'
import { decidedMs, soldUntil } from './domain/trip-dates.ts'
import type { DreamtripParts } from './parts.ts'

/** How far ahead trips are sold. */
export const AHEAD_DAYS_MAX = 400

/** How a departure stands. */
export interface Standing {
  readonly people: number
  readonly decidedMs: number
  readonly state: 'waits' | 'runs'
}

/** A departure that is still sold. */
export interface OpenTrip {
  readonly trip: Dreamtrip
  readonly left: number
  readonly standing: Standing
}

const NOTHING: TakenTrip = { held: 0, sold: 0 }

/** Those of some departures that are still sold, full ones among them. */
export async function openTrips({ stock, clock }: Pick<DreamtripParts, 'stock' | 'clock'>, tx: Tx, trips: readonly Dreamtrip[]): Promise<OpenTrip[]> {
  const ids = trips.map(({ tripId }) => tripId)
  const [taken, decided] = await Promise.all([stock.listTaken(tx, ids), stock.listDecisions(tx, ids)])
  const nowMs = clock.nowMs()
  return trips.flatMap((trip) => openOne(trip, taken.get(trip.tripId) ?? NOTHING, decided.get(trip.tripId) ?? null, nowMs) ?? [])
}

function openOne(trip: Dreamtrip, { held, sold }: TakenTrip, decided: Decision | null, nowMs: number): OpenTrip | null {
  if (decided === 'off' || dayIn(trip.facts.timeZone, nowMs) > soldUntil(trip)) return null
  const standing = standingOf(trip, sold, decided)
  // Too few had come by the hour at which it was decided.
  if (standing.state === 'waits' && standing.decidedMs <= nowMs) return null
  return { trip, left: Math.max(0, trip.places - trip.others - held - sold), standing }
}

export const standingOf = (trip: Dreamtrip, sold: number, decided: Decision | null): Standing => ({
  people: peopleIn(trip, sold),
  decidedMs: decidedMs(trip, trip.facts.timeZone),
  state: runsNow(trip, sold, decided) ? 'runs' : 'waits',
})

/** Refuses `unknown_trip`, and `trip_over` where it is not sold any more. */
export async function findOpenTrip(parts: DreamtripParts, tx: Tx, tripId: string): Promise<Outcome<OpenTrip>> {
  const trip = parts.catalogue()?.find(tripId)
  if (!trip) return refuse('unknown_trip')
  const [open] = await openTrips(parts, tx, [trip])
  return open ? accept(open) : refuse('trip_over')
}
