/** Metres east and south of a middle: a town is small enough for the earth to be flat. */
export type Dot = readonly [x: number, y: number]
export type Ring = readonly Dot[]
/** `[latitude, longitude]`. */
export type Degrees = readonly [number, number]

const METRES_PER_DEGREE = 111_195

export interface Plane {
  readonly middle: Degrees
  place(at: Degrees): Dot
  degrees(dot: Dot): Degrees
}

export function planeAt(middle: Degrees): Plane {
  const east = METRES_PER_DEGREE * Math.cos((middle[0] * Math.PI) / 180)
  return {
    middle,
    place: ([latitude, longitude]) => [around(longitude - middle[1]) * east, (middle[0] - latitude) * METRES_PER_DEGREE],
    degrees: ([x, y]) => [middle[0] - y / METRES_PER_DEGREE, middle[1] + x / east],
  }
}

/** Across the line where dates change, the short way. */
const around = (degrees: number): number => ((degrees + 540) % 360) - 180

export const between = ([ax, ay]: Dot, [bx, by]: Dot): number => Math.hypot(ax - bx, ay - by)

/** The nearest point of a stretch. */
export function nearestOn(a: Dot, b: Dot, to: Dot): Dot {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const length = dx * dx + dy * dy
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, ((to[0] - a[0]) * dx + (to[1] - a[1]) * dy) / length))
  return [a[0] + t * dx, a[1] + t * dy]
}

/** Whether a point lies inside an odd number of the rings. */
export function inside(rings: readonly Ring[], [x, y]: Dot): boolean {
  let odd = false
  for (const ring of rings)
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [a, b] = [ring[i]!, ring[j]!]
      if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) odd = !odd
    }
  return odd
}

export function areaOf(ring: Ring): number {
  let twice = 0
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) twice += ring[j]![0] * ring[i]![1] - ring[i]![0] * ring[j]![1]
  return twice / 2
}
