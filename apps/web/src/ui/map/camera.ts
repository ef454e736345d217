/** A place in degrees. */
export interface Spot {
  readonly latitude: number
  readonly longitude: number
}
/** Metres east and south of the middle of the ground, or units of the drawing. */
export interface Dot {
  readonly x: number
  readonly y: number
}
export interface Size {
  readonly width: number
  readonly height: number
}
export interface Bounds {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}
/** What the drawing shows: its middle in metres, and the metres of one unit. North is up. */
export interface Camera extends Dot {
  readonly scale: number
}

const METRES_PER_DEGREE = 111_195
const NEAREST_METRES_PER_UNIT = 1.2
/** A spot this many times further out than the usual one would squeeze all others into a corner. */
const FAR = 3.4

/** From degrees to metres of the ground, and how far the ground goes. */
export function groundPlane(bounds: Bounds): { place(spot: Spot): Dot; readonly half: Dot } {
  const latitude = (bounds.south + bounds.north) / 2
  const west = bounds.west
  const width = (bounds.east - west + 360) % 360
  const east = METRES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180)
  const place = (spot: Spot): Dot => ({
    x: (((spot.longitude - west - width / 2 + 540) % 360) - 180) * east,
    y: (latitude - spot.latitude) * METRES_PER_DEGREE,
  })
  return { place, half: { x: (width / 2) * east, y: ((bounds.north - bounds.south) / 2) * METRES_PER_DEGREE } }
}

/** Shows the usual spread of the dots, with a margin; those far out lie off it, unless all of them are to be in sight. */
export function cameraOn(dots: readonly Dot[], size: Size, half: Dot, least: number, shows: 'usual' | 'all' = 'usual'): Camera {
  const middle = { x: median(dots.map(({ x }) => x)), y: median(dots.map(({ y }) => y)) }
  const out = (dot: Dot) => Math.hypot(dot.x - middle.x, dot.y - middle.y)
  const usual = Math.max(least / 2, median(dots.map(out)))
  const near = shows === 'all' ? dots : dots.filter((dot) => out(dot) <= usual * FAR)
  const [left, right] = ends(near.map(({ x }) => x))
  const [top, bottom] = ends(near.map(({ y }) => y))
  const scale = Math.max((right - left) / (size.width - 72), (bottom - top) / (size.height - 96), least / size.width)
  return held({ x: (left + right) / 2, y: (top + bottom) / 2, scale }, size, half)
}

/** Never nearer than a street, never beyond the ground that was drawn. */
export function held({ x, y, scale }: Camera, { width, height }: Size, half: Dot): Camera {
  const fits = Math.min((2 * half.x) / width, (2 * half.y) / height)
  const metres = Math.min(fits, Math.max(Math.min(NEAREST_METRES_PER_UNIT, fits), scale))
  const [roomX, roomY] = [half.x - (width / 2) * metres, half.y - (height / 2) * metres]
  return { x: Math.min(roomX, Math.max(-roomX, x)), y: Math.min(roomY, Math.max(-roomY, y)), scale: metres }
}

/** Nearer or further (`factor` below 1 is nearer) with what lies at a point of the drawing staying there. */
export function zoomed(camera: Camera, factor: number, at: Dot, size: Size, half: Dot): Camera {
  const fixed = { x: camera.x + (at.x - size.width / 2) * camera.scale, y: camera.y + (at.y - size.height / 2) * camera.scale }
  const { scale } = held({ ...camera, scale: camera.scale * factor }, size, half)
  return held({ x: fixed.x - (at.x - size.width / 2) * scale, y: fixed.y - (at.y - size.height / 2) * scale, scale }, size, half)
}

export const seenBy =
  (camera: Camera, { width, height }: Size) =>
  (dot: Dot): Dot => ({
    x: width / 2 + (dot.x - camera.x) / camera.scale,
    y: height / 2 + (dot.y - camera.y) / camera.scale,
  })

export const isOn = ({ x, y }: Dot, { width, height }: Size, margin = 0): boolean => x >= margin && y >= margin && x <= width - margin && y <= height - margin

/** The longest round distance that fits into a quarter of the drawing. */
export function scaleBar({ scale }: Camera, { width }: Size): { readonly metres: number; readonly length: number } {
  const room = Math.min(140, width / 3.4) * scale
  const metres =
    [5_000_000, 2_000_000, 1_000_000, 500_000, 200_000, 100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100].find((step) => step <= room) ?? 50
  return { metres, length: metres / scale }
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

const ends = (values: readonly number[]): [number, number] => (values.length === 0 ? [0, 0] : [Math.min(...values), Math.max(...values)])
