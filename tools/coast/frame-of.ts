import { type Dot, planeAt } from './plane.ts'

interface Spot {
  readonly at: readonly [number, number]
}
interface Spots {
  readonly districts: readonly (Spot & { readonly key: string; readonly radiusM: number })[]
  readonly landmarks: readonly (Spot & { readonly key: string })[]
  readonly airport: Spot
}

const AIRPORT_WITHIN_M = 25_000
const LEAST_M = 3_500

/** The square a place is drawn in: all its parts in the middle, its airport where that is near, and room to look around. */
export function frameOf({ districts, landmarks, airport }: Spots) {
  const spots = [...districts, ...landmarks]
  const [lat, lng] = [spots.map(({ at }) => at[0]), spots.map(({ at }) => at[1])]
  const plane = planeAt([(Math.min(...lat) + Math.max(...lat)) / 2, (Math.min(...lng) + Math.max(...lng)) / 2])
  const reach = ([x, y]: Dot) => Math.max(Math.abs(x), Math.abs(y))
  const town = Math.max(1_000, ...spots.map(({ at }) => reach(plane.place(at))))
  const toAirport = reach(plane.place(airport.at))
  const half = Math.max(LEAST_M, town * 2.1, toAirport < AIRPORT_WITHIN_M ? toAirport * 1.12 : 0)
  return { plane, town, half: Math.round(half) }
}
