import { hashUnit } from '@sojourn/kernel'
import type { Polygon } from 'polygon-clipping'
import { type Dot, nearestOn, type Ring } from './plane.ts'

export type Shape = readonly Ring[]

const whole = ([x, y]: Dot): [number, number] => [Math.round(x), Math.round(y)]

/** What the clipper takes: whole metres, which it never trips over. */
export const polygonOf = (shape: Shape): Polygon => shape.map((ring) => ring.map(whole))

/** A round plot of no exact radius: never smaller than `radius`. */
export function plot([x, y]: Dot, radius: number, key: string): Ring {
  return Array.from({ length: 14 }, (_, i): Dot => {
    const r = radius * (1.06 + 0.26 * hashUnit('plot', key, i))
    const angle = (i / 14) * 2 * Math.PI
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)]
  })
}

/** A bar from one point to another. */
export function bar(a: Dot, b: Dot, half: number): Ring {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const [nx, ny] = [((b[1] - a[1]) / length) * half, (-(b[0] - a[0]) / length) * half]
  return [
    [a[0] + nx, a[1] + ny],
    [b[0] + nx, b[1] + ny],
    [b[0] - nx, b[1] - ny],
    [a[0] - nx, a[1] - ny],
  ]
}

const disc = ([x, y]: Dot, radius: number): Ring =>
  Array.from({ length: 12 }, (_, i): Dot => [x + radius * Math.cos((i / 6) * Math.PI), y + radius * Math.sin((i / 6) * Math.PI)])

/** A line with a width: bars and round joints, to be united. */
export const ribbon = (line: Ring, width: number): readonly Ring[] =>
  line.flatMap((dot, i) => (i === 0 ? [disc(dot, width / 2)] : [bar(line[i - 1]!, dot, width / 2), disc(dot, width / 2)]))

/** The point of some shores that is nearest to one. */
export function nearestShore(rings: readonly Ring[], to: Dot): { readonly at: Dot; readonly metres: number } | null {
  let best: { at: Dot; metres: number } | null = null
  for (const ring of rings)
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const at = nearestOn(ring[j]!, ring[i]!, to)
      const metres = Math.hypot(at[0] - to[0], at[1] - to[1])
      if (!best || metres < best.metres) best = { at, metres }
    }
  return best
}
