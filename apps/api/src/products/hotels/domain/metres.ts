export interface At {
  readonly latitude: number
  readonly longitude: number
}

const METRES_PER_DEGREE = 111_195

/** Metres between two points near each other, as the crow flies. */
export function metresBetween(a: At, b: At): number {
  const north = (a.latitude - b.latitude) * METRES_PER_DEGREE
  const east = (a.longitude - b.longitude) * METRES_PER_DEGREE * Math.cos((((a.latitude + b.latitude) / 2) * Math.PI) / 180)
  return Math.round(Math.sqrt(north * north + east * east))
}
