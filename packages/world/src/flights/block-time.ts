import type { Point } from '../facts.ts'

const radians = Math.PI / 180
/** Taxi, climb and descent. */
const GROUND_MINUTES = 40

function bearing([fromLat, fromLng]: Point, [toLat, toLng]: Point): number {
  const east = (toLng - fromLng) * radians
  const y = Math.sin(east) * Math.cos(toLat * radians)
  const x = Math.cos(fromLat * radians) * Math.sin(toLat * radians) - Math.sin(fromLat * radians) * Math.cos(toLat * radians) * Math.cos(east)
  return Math.atan2(y, x)
}

/** Minutes from gate to gate, rounded to five: eastward is quicker, the more so away from the equator. */
export function blockMinutes(from: Point, to: Point, km: number, cruiseKmh: number): number {
  const latitude = Math.min(1, Math.abs((from[0] + to[0]) / 2) / 35)
  const speed = cruiseKmh * (0.95 + 0.07 * Math.sin(bearing(from, to)) * latitude)
  return Math.round((GROUND_MINUTES + (km / speed) * 60) / 5) * 5
}
