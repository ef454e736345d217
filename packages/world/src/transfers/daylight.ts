import type { Day } from '@sojourn/kernel'
import type { Point } from '../facts.ts'

const DEGREE = Math.PI / 180
const DAY_MS = 86_400_000
/** 2000-01-01T12:00Z, from which the sun's place is counted. */
const EPOCH_MS = Date.UTC(2000, 0, 1, 12)
/** The upper rim of the sun, bent by the air, is at the horizon. */
const RIM = -0.833

/** When the sun rises and sets around noon of a day; null where it does not. To a few minutes. */
export function daylightOf([latitude, longitude]: Point, day: Day): { readonly fromMs: number; readonly untilMs: number } | null {
  const noonUtc = Date.parse(`${day}T12:00:00Z`) - (longitude / 360) * DAY_MS
  const days = (noonUtc - EPOCH_MS) / DAY_MS
  const anomaly = (357.5291 + 0.98560028 * days) * DEGREE
  const centre = 1.9148 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)
  const along = (anomaly / DEGREE + centre + 282.9372) * DEGREE
  const declination = Math.asin(Math.sin(along) * Math.sin(23.44 * DEGREE))
  const transitMs = noonUtc + (0.0053 * Math.sin(anomaly) - 0.0069 * Math.sin(2 * along)) * DAY_MS
  const high = latitude * DEGREE
  const cosine = (Math.sin(RIM * DEGREE) - Math.sin(high) * Math.sin(declination)) / (Math.cos(high) * Math.cos(declination))
  if (Math.abs(cosine) > 1) return null
  const halfMs = (Math.acos(cosine) / (2 * Math.PI)) * DAY_MS
  return { fromMs: Math.round(transitMs - halfMs), untilMs: Math.round(transitMs + halfMs) }
}
