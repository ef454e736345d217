/** A place to put on the plane, in degrees. */
export interface Spot {
  readonly latitude: number
  readonly longitude: number
}

export interface Plane {
  readonly width: number
  readonly height: number
  place(spot: Spot): { readonly x: number; readonly y: number }
  has(spot: Spot): boolean
  /** Metres of the ground in one unit of the plane. */
  readonly metresPerUnit: number
}

const METRES_PER_DEGREE = 111_320
const MARGIN = 44
/** A hotel this many times further out than the usual one would squeeze all others into a corner: it lies off the map. */
const FAR = 3.2
const LEAST_METRES = 900

/** North up, true to scale: the usual spread of the spots fits in; those far out lie off it. As high as the spread asks for. */
export function planeOf(spots: readonly Spot[], width: number, heights: { readonly least: number; readonly most: number }): Plane {
  const middle = { latitude: median(spots.map((spot) => spot.latitude)), longitude: median(spots.map((spot) => spot.longitude)) }
  const squeeze = Math.cos((middle.latitude * Math.PI) / 180)
  const metres = (spot: Spot, from: Spot) => ({
    x: (spot.longitude - from.longitude) * METRES_PER_DEGREE * squeeze,
    y: (from.latitude - spot.latitude) * METRES_PER_DEGREE,
  })
  const out = (spot: Spot) => Math.hypot(metres(spot, middle).x, metres(spot, middle).y)
  const usual = Math.max(LEAST_METRES / 2, median(spots.map(out)))
  const near = spots.filter((spot) => out(spot) <= usual * FAR).map((spot) => metres(spot, middle))
  const [left, right, top, bottom] = [least(near, 'x'), most(near, 'x'), least(near, 'y'), most(near, 'y')]
  const perUnit = Math.max((right - left) / (width - 2 * MARGIN), (bottom - top) / (heights.most - 2 * MARGIN), LEAST_METRES / width)
  const height = Math.round(Math.max(heights.least, (bottom - top) / perUnit + 2 * MARGIN))
  const place = (spot: Spot) => {
    const at = metres(spot, middle)
    return { x: width / 2 + (at.x - (left + right) / 2) / perUnit, y: height / 2 + (at.y - (top + bottom) / 2) / perUnit }
  }
  const has = (spot: Spot) => {
    const { x, y } = place(spot)
    return x >= 0 && x <= width && y >= 0 && y <= height
  }
  return { width, height, metresPerUnit: perUnit, place, has }
}

/** The longest round distance that fits into a third of the plane, for the scale. */
export function scaleBar(plane: Plane): { metres: number; length: number } {
  const room = (plane.width / 3) * plane.metresPerUnit
  const metres = [10_000, 5_000, 2_000, 1_000, 500, 200, 100].find((step) => step <= room) ?? 100
  return { metres, length: metres / plane.metresPerUnit }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

type Axis = 'x' | 'y'
const least = (points: readonly Record<Axis, number>[], axis: Axis) => Math.min(0, ...points.map((point) => point[axis]))
const most = (points: readonly Record<Axis, number>[], axis: Axis) => Math.max(0, ...points.map((point) => point[axis]))
