import { addDays, type Day, type Tx } from '@sojourn/kernel'
import { type Activity, type ActivityWorld, type Session, UNLIMITED } from '@sojourn/world'
import { sessionIdOf } from './domain/session-id.ts'
import { closesMs, decidedMs } from './domain/times.ts'
import type { WatchResult } from './domain/watch.ts'
import type { ActivityParts } from './parts.ts'

/** The people that a departure needs, and how that stands. */
export interface Minimum {
  readonly people: number
  readonly in: number
  readonly decidedMs: number
  readonly state: 'waits' | 'runs'
}

/** A departure that may still be sold. */
export interface OpenSession {
  readonly activity: Activity
  readonly session: Session
  readonly sessionId: string
  /** Places when nothing of it is held or sold here. */
  readonly capacity: number
  readonly left: number
  /** Nobody else has a place: it can be had alone. */
  readonly isEmpty: boolean
  readonly minimum: Minimum | null
}

/** What is taken of departures and decided about them. */
export interface Sessions {
  /** The departures of a day that are still sold, full ones among them. */
  on(activity: Activity, day: Day): readonly OpenSession[]
}

interface Wanted {
  readonly catalogue: ActivityWorld
  readonly activities: readonly Activity[]
  readonly from: Day
  readonly to: Day
}

export async function openSessions({ stock, clock }: Pick<ActivityParts, 'stock' | 'clock'>, tx: Tx, wanted: Wanted): Promise<Sessions> {
  const of = { activityIds: wanted.activities.map(({ activityId }) => activityId), from: wanted.from, to: addDays(wanted.to, 1) }
  const [rows, watches] = await Promise.all([stock.listTaken(tx, of), stock.listWatches(tx, of)])
  const taken = new Map(rows.map((row) => [sessionIdOf(row.activityId, row.startsAt), row]))
  const results = new Map(watches.map((watch) => [`${watch.kind} ${sessionIdOf(watch.activityId, watch.startsAt)}`, watch.result]))
  const nowMs = clock.nowMs()
  return {
    on: (activity, day) =>
      wanted.catalogue.sessions(activity, day).flatMap((session) => {
        const sessionId = sessionIdOf(activity.activityId, session.startsAt)
        const { held = 0, sold = 0 } = taken.get(sessionId) ?? {}
        const decided = { minimum: results.get(`minimum ${sessionId}`) ?? null, weather: results.get(`weather ${sessionId}`) ?? null }
        return openOne(activity, session, { sessionId, held, sold, decided, nowMs }) ?? []
      }),
  }
}

interface Known {
  readonly sessionId: string
  readonly held: number
  readonly sold: number
  readonly decided: { readonly minimum: WatchResult | null; readonly weather: WatchResult | null }
  readonly nowMs: number
}

function openOne(activity: Activity, session: Session, { sessionId, held, sold, decided, nowMs }: Known): OpenSession | null {
  const { template, facts } = activity
  if (closesMs(session, template.cutoffHours, facts.timeZone) <= nowMs) return null
  if (decided.minimum === 'off' || decided.weather === 'off') return null
  const minimum = minimumOf(activity, session, sold, decided.minimum)
  // Too few had come by the hour at which it was decided.
  if (minimum && minimum.state === 'waits' && minimum.decidedMs <= nowMs) return null
  const capacity = activity.capacity >= UNLIMITED ? UNLIMITED : activity.capacity - session.others
  return { activity, session, sessionId, capacity, left: Math.max(0, capacity - held - sold), isEmpty: session.others + held + sold === 0, minimum }
}

export function minimumOf({ template, facts }: Activity, { startsAt, others }: Session, sold: number, decided: WatchResult | null): Minimum | null {
  if (template.minimum === null) return null
  const people = others + sold
  const runs = decided === 'runs' || people >= template.minimum
  return { people: template.minimum, in: people, decidedMs: decidedMs(startsAt, facts.timeZone), state: runs ? 'runs' : 'waits' }
}
