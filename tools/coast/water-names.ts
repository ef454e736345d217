import { between, type Degrees, type Dot, inside, type Plane, type Ring } from './plane.ts'
import { nearestShore, type Shape } from './shapes.ts'
import type { Area, Sketch } from './sketch.ts'

export interface WaterName {
  readonly name: string
  readonly at: Degrees
  /** Degrees that the name is turned by to flow with its water. */
  readonly turn: number
}

interface Waters {
  readonly land: readonly Shape[]
  readonly rivers: readonly { readonly name: string; readonly line: Ring }[]
  readonly lakes: readonly Area[]
  readonly sea: string | undefined
  readonly names: NonNullable<Sketch['names']>
  readonly plane: Plane
  readonly town: number
  readonly half: number
}

/** Where the names of waters are placed: along a river, in the middle of a lake, and for the sea where it is widest near the town. */
export function waterNames({ land, rivers, lakes, sea, names: given, plane, town, half }: Waters): WaterName[] {
  const names: WaterName[] = []
  const put = (name: string, dot: Dot, turn = 0) => {
    if (name === '') return
    names.push({ name, at: plane.degrees(dot), turn: Math.round(turn) })
  }
  for (const [name, latitude, longitude, turn] of given) put(name, plane.place([latitude, longitude]), turn)
  const rings = land.flat()
  if (sea) {
    const spots = [0.7, 1.15, 1.7, 2.4].map((reach) => widest(rings, Math.min(half * 0.92, town * reach))).filter((at) => at !== null)
    const far = spots.length === 0 && widest(rings, half * 0.92)
    if (far) spots.push(far)
    for (const [i, at] of spots.entries()) if (!spots.slice(0, i).some((other) => between(other, at) < town * 0.3)) put(sea, at)
  }
  for (const { name, line } of rivers) {
    const spots = [...new Set([0.62, 0.25, 1.05].map((share) => nearMiddle(line, town * share)))]
    for (const i of spots) {
      const [a, b] = [line[Math.max(0, i - 4)]!, line[Math.min(line.length - 1, i + 4)]!]
      const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI
      put(name, line[i]!, turn > 90 ? turn - 180 : turn < -90 ? turn + 180 : turn)
    }
  }
  for (const { name, points } of lakes) {
    const shore = points.map(plane.place)
    const reach = Math.min(half * 0.9, Math.max(town * 1.3, ...shore.map(([x, y]) => Math.min(Math.abs(x), Math.abs(y)))))
    const at = widest(rings, reach, (dot) => inside([shore], dot))
    if (at) put(name, at)
  }
  return names
}

/** The point of water with the most room around it, not too far from the middle. */
function widest(rings: readonly Ring[], reach: number, fits: (dot: Dot) => boolean = () => true): Dot | null {
  let best: { dot: Dot; worth: number } | null = null
  const step = reach / 12
  for (let x = -11; x <= 11; x++)
    for (let y = -11; y <= 11; y++) {
      const dot: Dot = [x * step, y * step]
      if (inside(rings, dot) || !fits(dot)) continue
      const room = Math.min(nearestShore(rings, dot)?.metres ?? reach, reach * 0.5)
      const worth = room - Math.hypot(x * step, y * step) * 0.12
      if (room > reach / 14 && (!best || worth > best.worth)) best = { dot, worth }
    }
  return best?.dot ?? null
}

/** The place on the line that is nearest to a distance from the middle. */
function nearMiddle(line: Ring, away: number): number {
  let best = Math.floor(line.length / 2)
  for (let i = 0; i < line.length; i++) {
    const off = (at: number) => Math.abs(Math.hypot(...line[at]!) - away)
    if (off(i) < off(best)) best = i
  }
  return best
}
