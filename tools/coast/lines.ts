import { between, type Dot, nearestOn, type Ring } from './plane.ts'

/** Cuts the corners of a closed line, each time at a quarter from both ends: what was measured coarsely looks drawn by hand. */
export function rounded(ring: Ring, times: number): Ring {
  let line = ring
  for (let time = 0; time < times; time++)
    line = line.flatMap((a, i): Dot[] => {
      const b = line[(i + 1) % line.length]!
      return [
        [a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25],
        [a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75],
      ]
    })
  return line
}

/** A soft line through all points of an open one (Catmull-Rom). */
export function flowing(points: Ring, steps = 5): Ring {
  const at = (i: number) => points[Math.min(points.length - 1, Math.max(0, i))]!
  const line: Dot[] = []
  for (let i = 0; i < points.length - 1; i++) {
    const [p, a, b, n] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    for (let step = 0; step < steps; step++) {
      const t = step / steps
      const curve = (axis: 0 | 1) =>
        0.5 *
        (2 * a[axis] +
          (b[axis] - p[axis]) * t +
          (2 * p[axis] - 5 * a[axis] + 4 * b[axis] - n[axis]) * t * t +
          (3 * a[axis] - p[axis] - 3 * b[axis] + n[axis]) * t ** 3)
      line.push([curve(0), curve(1)])
    }
  }
  return [...line, at(points.length - 1)]
}

/** Removes points that would not be seen: those nearer to the line without them than `slack` says for their place. */
export function simpler(ring: Ring, slack: (at: Dot) => number): Ring {
  if (ring.length < 8) return ring
  // A closed line is two open ones between points far apart.
  const far = ring.reduce((best, dot, i) => (between(dot, ring[0]!) > between(ring[best]!, ring[0]!) ? i : best), 0)
  const keep = new Set([0, far])
  const stack: [number, number][] = [
    [0, far],
    [far, ring.length],
  ]
  while (stack.length > 0) {
    const [from, to] = stack.pop()!
    let [worst, most] = [-1, 1]
    for (let i = from + 1; i < to; i++) {
      const off = between(nearestOn(ring[from]!, ring[to % ring.length]!, ring[i]!), ring[i]!) / slack(ring[i]!)
      if (off > most) [worst, most] = [i, off]
    }
    if (worst < 0) continue
    keep.add(worst)
    stack.push([from, worst], [worst, to])
  }
  return ring.filter((_, i) => keep.has(i))
}

/** The part of a closed line inside a square around the middle (Sutherland–Hodgman). */
export function clipped(ring: Ring, half: number): Ring {
  let line = ring
  for (const [axis, sign] of [
    [0, 1],
    [0, -1],
    [1, 1],
    [1, -1],
  ] as const) {
    const out: Dot[] = []
    for (let i = 0; i < line.length; i++) {
      const [a, b] = [line[i]!, line[(i + 1) % line.length]!]
      const [da, db] = [half - sign * a[axis], half - sign * b[axis]]
      if (da >= 0) out.push(a)
      if (da >= 0 !== db >= 0) {
        const t = da / (da - db)
        out.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t])
      }
    }
    line = out
  }
  return line
}
