import type { ActivityOffer } from '@sojourn/contracts'
import type { Takes } from '../../sale/free-hours.ts'

const MINUTE_MS = 60_000

/** When places in a departure are used; null of what is good for all of a day, which has no hours. */
export function takesOf({ place_id: placeId, starts_at: from, minutes, any_time }: ActivityOffer): Takes | null {
  if (any_time) return null
  const until = new Date(Date.parse(`${from}:00Z`) + minutes * MINUTE_MS).toISOString().slice(0, 16)
  return { placeId, from, until }
}
