import type { Day } from '@sojourn/kernel'
import type { Facts } from '../facts.ts'
import type { World } from '../world.ts'
import type { Activity } from './activity.ts'
import { activitiesOf } from './make-activities.ts'
import { type Session, sessionsOn } from './sessions.ts'

/** Things to do in the demo world: pure functions of its seed, made when a place is first asked for. */
export interface ActivityWorld {
  /** Destinations in the order of the world: all of them have something. */
  readonly places: readonly Facts[]
  /** A destination, by its key or by that of a district or a sight of it. */
  findPlace(placeId: string): Facts | null
  at(place: Facts): readonly Activity[]
  find(activityId: string): Activity | null
  sessions(activity: Activity, day: Day): readonly Session[]
}

const SESSIONS_REMEMBERED_MAX = 20_000

export function createActivityWorld({ destinations, seed }: World): ActivityWorld {
  const byKey = new Map(destinations.map((facts) => [facts.key, facts]))
  const made = new Map<string, readonly Activity[]>()
  const days = new Map<string, readonly Session[]>()
  const at = (place: Facts): readonly Activity[] => {
    const known = made.get(place.key) ?? activitiesOf(place, seed, destinations)
    made.set(place.key, known)
    return known
  }
  return {
    places: destinations,
    findPlace: (placeId) => byKey.get(placeId) ?? byKey.get(placeId.split('.')[0]!) ?? null,
    at,
    find(activityId) {
      const place = byKey.get(activityId.split('.')[0]!)
      return (place && at(place).find((activity) => activity.activityId === activityId)) ?? null
    },
    sessions(activity, day) {
      const key = `${activity.activityId} ${day}`
      const known = days.get(key)
      if (known) return known
      if (days.size >= SESSIONS_REMEMBERED_MAX) days.clear()
      const sessions = sessionsOn(activity, day)
      days.set(key, sessions)
      return sessions
    },
  }
}
