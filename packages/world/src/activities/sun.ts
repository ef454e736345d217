import { type Day, instantMs } from '@sojourn/kernel'
import type { Point } from '../facts.ts'

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const DAY_MS = 86_400_000
/** The upper edge of the sun at the horizon, the air's bending included. */
const HORIZON = -0.833

/** When the sun rises or sets at a place on a day of its calendar; null where it does not. To a few minutes, by the equation of time. */
export function sunMs(what: 'sunrise' | 'sunset', [latitude, longitude]: Point, day: Day, timeZone: string): number | null {
  const noonMs = instantMs(day, '12:00:00', timeZone)
  const yearDay = (noonMs - Date.UTC(Number(day.slice(0, 4)), 0, 1)) / DAY_MS
  const angle = (2 * Math.PI * yearDay) / 365.25
  const declination = 0.006918 - 0.399912 * Math.cos(angle) + 0.070257 * Math.sin(angle) - 0.006758 * Math.cos(2 * angle) + 0.000907 * Math.sin(2 * angle)
  const equationMin =
    229.18 * (0.000075 + 0.001868 * Math.cos(angle) - 0.032077 * Math.sin(angle) - 0.014615 * Math.cos(2 * angle) - 0.040849 * Math.sin(2 * angle))
  const cosine = (Math.sin(radians(HORIZON)) - Math.sin(radians(latitude)) * Math.sin(declination)) / (Math.cos(radians(latitude)) * Math.cos(declination))
  if (cosine < -1 || cosine > 1) return null
  const hourAngleMin = (Math.acos(cosine) * 180 * 4) / Math.PI
  const transitMs = nearest(Date.parse(`${day}T12:00:00Z`) - (longitude * 4 + equationMin) * 60_000, noonMs)
  return Math.round(transitMs + (what === 'sunrise' ? -hourAngleMin : hourAngleMin) * 60_000)
}

/** The same time of day nearest to an instant: east of the date line the sun is of another day of the world's. */
const nearest = (atMs: number, toMs: number): number => atMs + Math.round((toMs - atMs) / DAY_MS) * DAY_MS
